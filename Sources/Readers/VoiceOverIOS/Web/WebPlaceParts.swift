import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The words of a list of definitions, with its edges before them: "definition list start, term"
  /// (transcribed).
  static let webTerms = UtterancePart("webTerms") { context, fragments in
    let role = context.element.role
    guard role == .term || role == .definition else { return }
    if context.verbosity.speaks(.containers) {
      for boundary in context.boundaries where boundary.element.isDefinitionList {
        let isStart = boundary.kind == .listStart
        context.say(
          isStart ? "definitionListStart" : "definitionListEnd", as: .boundary, into: &fragments)
      }
    }
    context.say(role == .term ? "term" : "definition", as: .role, into: &fragments)
  }

  /// That a cell heads its row or column, and how the rows are sorted by it; the first cell of all is said to
  /// head both (transcribed).
  static let webHeaders = UtterancePart("webHeaders") { context, fragments in
    guard context.isHeaderCell, context.verbosity.speaks(.headers) else { return }
    switch context.element.states.sort {
    case .ascending: context.say("sortUp", as: .state, into: &fragments)
    case .descending: context.say("sortDown", as: .state, into: &fragments)
    default: break
    }
    let cell = context.element.cell
    let isCorner = cell?.row == 0 && cell?.column == 0
    if isCorner || context.element.webFlags.contains(.headsRow) {
      context.say("rowHeader", as: .role, into: &fragments)
    }
    if isCorner || context.element.webFlags.contains(.headsColumn) {
      context.say("columnHeader", as: .role, into: &fragments)
    }
  }

  /// Where lists, landmarks and tables begin and end: "Site header, banner, landmark", "end, Site header,
  /// banner", "table start, 4 rows, 3 columns" (transcribed).
  static let webBoundaries = UtterancePart("webBoundaries") { context, fragments in
    guard context.verbosity.speaks(.containers) else { return }
    for boundary in context.boundaries {
      switch boundary.kind {
      case .listStart where boundary.element.isDefinitionList,
        .listEnd where boundary.element.isDefinitionList:
        continue
      case .listStart: context.say(.listStart, as: .boundary, into: &fragments)
      case .listEnd: context.say(.listEnd, as: .boundary, into: &fragments)
      case .landmarkStart:
        context.sayLandmark(boundary.element, into: &fragments)
        context.say(.landmarkStart, as: .boundary, into: &fragments)
      case .landmarkEnd:
        context.say(.landmarkEnd, as: .boundary, into: &fragments)
        context.sayLandmark(boundary.element, into: &fragments)
      case .tableStart:
        let table = boundary.element.table
        context.say(
          "tableStart", as: .boundary,
          filling: ["rows": String(table?.rows ?? 0), "columns": String(table?.columns ?? 0)],
          into: &fragments)
      case .tableEnd: context.say("tableEnd", as: .boundary, into: &fragments)
      }
    }
  }
}

extension Element {
  fileprivate var isDefinitionList: Bool { webFlags.contains(.isDefinitionList) }
}

extension PhrasingContext {
  fileprivate func sayLandmark(_ landmark: Element, into fragments: inout [Fragment]) {
    say(
      text: landmark.label, as: .container, language: language(ofOther: landmark.language),
      into: &fragments)
    let key: PhraseKey? =
      switch landmark.role {
      case .banner: "banner"
      case .complementary: "complementary"
      case .contentInfo: "contentInformation"
      case .form: "form"
      case .main: "main"
      case .navigation: "navigation"
      case .region: "region"
      case .search: "search"
      default: nil
      }
    if let key { say(key, as: .container, into: &fragments) }
  }
}
