import ScreenReader

extension Grammar {
  /// What AccessibilitySnapshot writes beside an element.
  static let accessibilitySnapshot: Grammar = {
    let manner = VoiceOverManner(
      speaksContainersOnEntry: false, speaksImportantContent: false, notesBesideDescription: true,
      switchNeedsButton: true, searchFieldStandsAlone: false, promotesHintOfBackButton: true,
      alwaysTellsOfMisspelledWords: true, ordersByLanguage: false, speaksStatedPlaces: false)
    var grammar = Grammar([
      .selected(manner), .headers, .label(manner), .cell, .value, .content(manner), .dimmed,
      .roles(manner), .boundaries, .positions(manner), .actions(manner), .hint(manner),
    ])
    grammar.onlyOutermostPlaces = true
    // Only what a list vends itself gets its edges (source code: AccessibilityHierarchyParser.swift).
    grammar.tellsEdgesOfPlainViews = false
    return grammar
  }()
}
