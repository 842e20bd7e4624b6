import ScreenReader
import Voices

extension Grammar {
  /// What NVDA says: what was left, what was entered, the cell, the object, and what ends with it.
  ///
  /// In reading the role comes first, after a jump what the object says; on focus an object says more of itself
  /// (source code: `speech.py`; recorded).
  static let nvda: Grammar = {
    var grammar = Grammar(
      [.nvdaLeaving, .nvdaEntering, .nvdaClickable, .nvdaCell, .nvdaObject],
      occasions: [
        .readAll: [.nvdaEntering, .nvdaClickable, .nvdaCell, .nvdaObject, .nvdaEnding],
        .jumping: [.nvdaEntering, .nvdaClickable, .nvdaCell, .nvdaObject],
        .keyboardFocus: [.nvdaEntering, .nvdaCell, .nvdaFocus], .reporting: [.nvdaReport],
        .acrossRow: [.nvdaCell, .nvdaObject], .alongColumn: [.nvdaCell, .nvdaObject],
      ])
    grammar.tellsOfLeaving = true
    grammar.outcome = .changes
    grammar.alertWord = "alert"
    // Source code: `ia2LiveRegions.cpp`, what is shown that is the root of a region.
    grammar.ignoresNewRegions = true
    // What has the focus in browse mode is read to its end (source code: `browseMode.py`).
    grammar.focusedArticle = .content
    grammar.tellsExpansionBeforeFocus = true
    grammar.tellsListOfFocusedItem = true
    return grammar
  }()
}
