import AccessibilityTree
import ScreenReader
import Voices

/// The containers that Orca tells of.
enum OrcaPlaces {
  /// Returns whether a node is told of on the way in or out.
  static func isTold(_ element: Element) -> Bool {
    switch element.role {
    case .list, .directory, .feed, .table, .grid, .treeGrid, .blockquote, .figure, .form, .toolBar,
      .menu, .menuBar, .dialog, .alertDialog, .banner, .complementary, .contentInfo, .main,
      .navigation, .search:
      true
    case .group, .radioGroup, .region, .article: element.label?.isEmpty == false
    default: false
    }
  }

  /// Returns whether an element is a landmark or a region.
  static func isLandmark(_ element: Element) -> Bool {
    switch element.role {
    case .banner, .complementary, .contentInfo, .main, .navigation, .search, .region, .form: true
    default: false
    }
  }

  /// Returns whether a container is a list whose items are counted.
  static func isList(_ element: Element) -> Bool {
    element.role == .list || element.role == .directory
  }

  /// Returns whether a container is a table.
  static func isTable(_ element: Element) -> Bool {
    element.role == .table || element.role == .grid || element.role == .treeGrid
  }

  /// Returns the words for leaving a container, or `nil` where nothing is said of it.
  static func leaving(_ element: Element) -> PhraseKey? {
    switch element.role {
    case .list, .directory: "leavingList"
    case .feed: "leavingFeed"
    case .table, .grid, .treeGrid: "leavingTable"
    case .blockquote: "leavingBlockquote"
    case .figure: "leavingFigure"
    case .group, .radioGroup: "leavingPanel"
    case .form: "leavingForm"
    case .banner: "leavingBanner"
    case .complementary: "leavingComplementary"
    case .contentInfo: "leavingInformation"
    case .main: "leavingMain"
    case .navigation: "leavingNavigation"
    case .search: "leavingSearch"
    case .region: "leavingRegion"
    default: nil
    }
  }
}

extension UtterancePart {
  /// What was left, from the inside out.
  ///
  /// Several lists that are left at once are counted; a list that is still around is then told again
  /// (recorded).
  static let orcaLeaving = UtterancePart("leaving") { context, fragments in
    // Neither is what was left told before what is told without what is around it (source code:
    // `web/speech_generator.py`).
    guard context.verbosity.speaks(.containers) else { return }
    let left = context.toldOfLeaving
    let lists = left.count { OrcaPlaces.isList($0.element) }
    var isFirstList = true
    for place in left {
      guard let key = OrcaPlaces.leaving(place.element) else { continue }
      if OrcaPlaces.isList(place.element), lists > 1 {
        if isFirstList {
          context.say(
            "leavingLists", as: .boundary, filling: ["count": String(lists)], into: &fragments)
        }
        isFirstList = false
      } else {
        context.say(key, as: .boundary, into: &fragments)
      }
    }
    if lists > 0,
      let list = context.container(where: OrcaPlaces.isList),
      !context.entered.contains(where: { $0.node == list.node })
    {
      context.sayCount(of: list, into: &fragments)
    }
  }

  /// What was entered, from the outside in; what begins with a link or a landmark's own text skips it.
  static let orcaEntering = UtterancePart("entering") { context, fragments in
    // What a quick key leads to is told whatever stands there (recorded).
    guard context.verbosity.speaks(.containers), context.isJump || !context.skipsPlaces,
      context.element.role != .tab
    else { return }
    for place in context.entered { context.sayEntering(place, into: &fragments) }
    // Of a cell whose text is not its own (recorded).
    guard context.isFirstPart, context.element.webFlags.contains(.headsRow) else { return }
    let start = fragments.count
    context.say("rowHeader", as: .container, into: &fragments)
    fragments.endPhrase(from: start)
  }
}

extension PhrasingContext {
  /// Whether a quick key has led here.
  var isJump: Bool { occasion == .jumping }

  /// Whether what is around is not told: source code, `speech_generator.py` of the web.
  var skipsPlaces: Bool {
    guard element.cell == nil else { return false }
    return element.role == .link || element.role == .math || element.role == .status
      || OrcaPlaces.isLandmark(element)
  }

  /// What was left and is told of: within a dialog nothing, and before what is told without what is around it only
  /// the quotation whose own text was left (source code: `speech_generator.py`).
  fileprivate var toldOfLeaving: [Surrounding] {
    let isInDialog = container { $0.role == .dialog || $0.role == .alertDialog } != nil
    if isInDialog || element.role == .tab { return [] }
    guard skipsPlaces, !isJump else { return left }
    guard let first = left.first, first.element.role == .blockquote, previous?.role == nil else {
      return []
    }
    return [first]
  }

  fileprivate func sayEntering(_ place: Surrounding, into fragments: inout [Fragment]) {
    let start = fragments.count
    let container = place.element
    switch container.role {
    case .list, .directory, .feed: return sayCount(of: place, into: &fragments)
    // What an item with the focus stands in (recorded).
    case .listBox:
      sayName(of: container, into: &fragments)
      let count = String(place.listItems ?? place.items)
      return say("listSize", as: .container, filling: ["count": count], into: &fragments)
    case .tree:
      sayName(of: container, into: &fragments)
      return say("tree", as: .container, into: &fragments)
    case .table, .grid, .treeGrid:
      // A table in a cell runs on (recorded).
      if !isJump, isInCell(place) { return }
      // A quick key leaves out a name that is no caption (recorded).
      if !isJump || container.webFlags.contains(.isLabelledByText) {
        sayName(of: container, into: &fragments)
      }
      fragments.endPhrase(from: start)
      return saySize(of: container, into: &fragments)
    case .article:
      sayName(of: container, into: &fragments)
      return fragments.endPhrase(from: start)
    default: break
    }
    guard let key = OrcaRoleWords.phrase(of: container) else { return }
    if OrcaPlaces.isLandmark(container) {
      // A quick key says the name alone (recorded).
      if isJump { return sayName(of: container, into: &fragments) }
      sayRole(key, of: container, as: .container, into: &fragments)
      // A region's name is not said behind an object of the same name (source code: `web/speech_generator.py`).
      if container.role == .region, previous?.label == container.label { return }
      return sayName(of: container, into: &fragments)
    }
    sayName(of: container, into: &fragments)
    sayRole(key, of: container, as: .container, into: &fragments)
    if container.role == .blockquote || container.role == .figure || container.role == .group
      || container.role == .radioGroup
    {
      fragments.endPhrase(from: start)
    }
  }

  fileprivate func sayCount(of place: Surrounding, into fragments: inout [Fragment]) {
    if place.element.role == .feed {
      return say(
        "feedSize", as: .container, filling: ["count": String(place.listItems ?? place.items)],
        into: &fragments)
    }
    let start = fragments.count
    let items = place.listItems ?? place.items
    let key: PhraseKey =
      place.element.webFlags.contains(.isDefinitionList) ? "descriptionListSize" : "listSize"
    say(key, as: .container, filling: ["count": String(items)], into: &fragments)
    // A quick key runs on (recorded).
    if !isJump { fragments.endPhrase(from: start) }
    if !isJump, let level = place.element.level {
      say("nesting", as: .container, filling: ["level": String(level)], into: &fragments)
    }
  }

  private func saySize(of table: Element, into fragments: inout [Fragment]) {
    func count(_ key: PhraseKey, _ number: Int?) -> String {
      phrase(key)?.filled(["count": String(number ?? 0)]) ?? ""
    }
    say(
      "tableSize", as: .container,
      filling: [
        "rows": count("rowCount", table.table?.rows),
        "columns": count("columnCount", table.table?.columns),
      ], into: &fragments)
  }

  private func isInCell(_ place: Surrounding) -> Bool {
    let tables = container { OrcaPlaces.isTable($0) }
    return tables?.node == place.node && previousCell != nil
      && !left.contains { OrcaPlaces.isTable($0.element) }
  }

  private func sayName(of container: Element, into fragments: inout [Fragment]) {
    say(
      text: container.label, as: .container, language: language(ofOther: container.language),
      into: &fragments)
  }
}
