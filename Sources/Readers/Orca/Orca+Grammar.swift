import ScreenReader

extension Grammar {
  /// What Orca says: what was left, what was entered, the object, what describes it, what it opens.
  ///
  /// The order is that of Orca's own formatting (source code: `formatting.py`, `speech_generator.py`). A full
  /// stop stands behind each piece that is spoken apart and ends in a letter or a digit (recorded).
  static let orca: Grammar = {
    let cell: [UtterancePart] = [
      .orcaCellHeaders, .orcaObject, .orcaInvalid, .orcaDescription, .orcaPopup, .orcaCellPlace,
    ]
    var grammar = Grammar(
      [
        .orcaLeaving, .orcaEntering, .orcaHeader, .orcaObject, .orcaInvalid, .orcaDescription,
        .orcaPopup,
      ],
      occasions: [
        .keyboardFocus: [
          .orcaFocusLeaving, .orcaEntering, .orcaGridHeader, .orcaFocus, .orcaGridPlace,
          .orcaInvalid, .orcaDescription, .orcaPopup,
        ],
        .acrossRow: cell, .alongColumn: cell,
      ])
    grammar.tellsOfLeaving = true
    grammar.outcome = .changes
    grammar.tellsListOfFocusedItem = true
    grammar.saysHolderOfNews = true
    grammar.focusedArticle = .name
    grammar.separator = " "
    return grammar
  }()
}
