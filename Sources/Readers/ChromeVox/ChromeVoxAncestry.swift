import AccessibilityTree
import ScreenReader
import Voices

/// What ChromeVox tells of the containers around an object (source code: `output_rules.ts`).
enum ChromeVoxAncestry {
  /// Where what is around stands in relation to the object.
  enum Side { case before, after, both, towards }

  /// Returns where what is around stands for a container that decides it, or `nil`.
  static func side(_ element: Element) -> Side? {
    switch element.role {
    case .menu, .alertDialog: .before
    case .dialog: .towards
    case .mark, .comment, .suggestion, .insertion, .deletion: .both
    default: nil
    }
  }

  /// Returns whether a container is told of.
  static func isTold(_ element: Element) -> Bool {
    if element.toolkitType == "RootWebArea" { return false }
    if ChromeVoxRoleWords.phrase(of: element) != nil { return true }
    if element.roleDescription?.isEmpty == false { return true }
    if element.role == .row { return element.level != nil }
    return element.label?.isEmpty == false || element.description != nil
      || element.states.current != nil || element.webFlags.contains(.hasDetails)
  }

  /// Returns whether a container is told of whenever it is entered, rather than where it begins.
  static func isToldInside(_ element: Element) -> Bool {
    switch element.role {
    case .listItem, .article, .radioGroup, .alert, .alertDialog, .cell, .gridCell, .columnHeader,
      .rowHeader, .dialog, .generic, .group, .heading, .link, .listBox, .menu, .table, .grid,
      .toolBar, .tree, .treeItem, .tabList, .time:
      true
    case nil: element.traits.contains(.popupButton)
    default: false
    }
  }

  /// Returns whether it is told where a container begins and ends.
  static func hasEdges(_ element: Element) -> Bool {
    switch element.role {
    case .application, .banner, .complementary, .contentInfo, .definition, .directory, .document,
      .form, .group, .main, .mark, .math, .navigation, .note, .region, .search, .separator, .tab,
      .tabPanel, .list, .comment, .deletion, .insertion, .subscript, .suggestion, .superscript:
      true
    default: false
    }
  }

  /// Returns whether leaving a container is told.
  static func tellsLeaving(_ element: Element) -> Bool {
    element.role == .radioGroup || element.role == .tabList || element.role == .time
  }
}

extension UtterancePart {
  /// What is around the object, where it stands before it.
  static let voxBefore = UtterancePart("before") { context, fragments in
    switch context.voxSide {
    case .before: context.sayVoxAncestry(into: &fragments)
    case .both: context.sayVoxAncestry(withEnds: false, into: &fragments)
    case .towards where !context.isBackward: context.sayVoxAncestry(into: &fragments)
    case .towards, .after: break
    }
  }

  /// What is around the object, where it stands behind it.
  static let voxAfter = UtterancePart("after") { context, fragments in
    switch context.voxSide {
    case .after: context.sayVoxAncestry(into: &fragments)
    case .both: context.sayVoxEnds(into: &fragments)
    case .towards where context.isBackward: context.sayVoxAncestry(into: &fragments)
    case .towards, .before: break
    }
  }
}

extension PhrasingContext {
  fileprivate var voxSide: ChromeVoxAncestry.Side {
    let around = container { ChromeVoxAncestry.side($0) != nil }
    return ChromeVoxAncestry.side(element) ?? around.flatMap { ChromeVoxAncestry.side($0.element) }
      ?? .after
  }

  /// Says what was left, what was entered, and what begins and ends here, each from the inside out; of several
  /// of one role the first alone.
  fileprivate func sayVoxAncestry(withEnds: Bool = true, into fragments: inout [Fragment]) {
    guard verbosity.speaks(.containers) else { return }
    let inside = entered.map(\.element.role) + [element.role]
    for place in left.reversed()
    where ChromeVoxAncestry.tellsLeaving(place.element) && !inside.contains(place.element.role) {
      sayVoxRole(of: place.element, as: "exited", into: &fragments)
    }
    var told: Set<Int> = []
    var roles: [Role?] = []
    for place in entered.reversed()
    where ChromeVoxAncestry.isToldInside(place.element) && !roles.contains(place.element.role) {
      told.insert(place.node)
      roles.append(place.element.role)
      sayVoxEntering(place, into: &fragments)
    }
    roles = []
    for place in starting.reversed()
    where ChromeVoxAncestry.hasEdges(place.element) && !told.contains(place.node)
      && !roles.contains(place.element.role)
    {
      roles.append(place.element.role)
      sayVoxEntering(place, into: &fragments)
    }
    if withEnds { sayVoxEnds(into: &fragments) }
  }

  fileprivate func sayVoxEnds(into fragments: inout [Fragment]) {
    guard verbosity.speaks(.containers) else { return }
    var roles = starting.map(\.element.role) + [element.role]
    for place in ending
    where ChromeVoxAncestry.hasEdges(place.element) && !roles.contains(place.element.role) {
      roles.append(place.element.role)
      sayVoxRole(of: place.element, as: "endOf", into: &fragments)
    }
  }

  private func sayVoxRole(of place: Element, as key: PhraseKey, into fragments: inout [Fragment]) {
    let word = ChromeVoxRoleWords.phrase(of: place).flatMap { phrase($0)?.pattern }
    guard let word = place.roleDescription ?? word else { return }
    say(key, as: .boundary, filling: ["place": word], into: &fragments)
  }

  private func sayVoxEntering(_ place: Surrounding, into fragments: inout [Fragment]) {
    let container = place.element
    switch container.role {
    case .table, .grid: return sayVoxTable(container, into: &fragments)
    case .cell, .gridCell, .columnHeader, .rowHeader:
      return sayVoxCell(into: &fragments)
    case .heading: return sayVoxHeading(container, as: .container, into: &fragments)
    default: break
    }
    if container.role != .link, container.role != .treeItem {
      say(
        text: container.label, as: .container, language: language(ofOther: container.language),
        into: &fragments)
    }
    // A plain group has no word, but its author's.
    if let own = container.roleDescription, !own.isEmpty {
      say(text: own, as: .container, into: &fragments)
    } else if container.role != .group, let key = ChromeVoxRoleWords.phrase(of: container) {
      say(key, as: .container, into: &fragments)
    }
    if ChromeVoxRoleWords.countsItems(container) {
      let count = place.listItems ?? element.position?.count ?? place.items
      if container.role != .menu { sayVoxCount(count, as: .container, into: &fragments) }
    }
    sayVoxStates(of: container, as: .container, into: &fragments)
    if let text = container.description, text != container.label {
      say(text: text, as: .container, into: &fragments)
    }
  }

  private func sayVoxTable(_ table: Element, into fragments: inout [Fragment]) {
    say(text: table.roleDescription, as: .container, into: &fragments)
    say(
      "tableSummary", as: .container,
      filling: [
        "name": table.label ?? "", "rows": String(table.table?.rows ?? 0),
        "columns": String(table.table?.columns ?? 0),
      ], into: &fragments)
  }
}
