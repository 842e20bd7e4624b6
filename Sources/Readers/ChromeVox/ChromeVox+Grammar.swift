import ScreenReader

extension Grammar {
  /// What ChromeVox says: the object, what is around it, and how to act on it after a pause.
  ///
  /// In menus and dialogs, and at marks, what is around stands before the object (source code:
  /// `output_role_info.ts`).
  static let chromeVox: Grammar = {
    var grammar = Grammar(
      [.voxBefore, .voxObject, .voxAfter, .voxRemarks, .voxHints],
      occasions: [
        .readAll: [.voxBefore, .voxObject, .voxAfter],
        .change: [.voxObject, .voxRemarks],
      ])
    grammar.tellsOfLeaving = true
    grammar.tellsOfEdges = true
    grammar.outcome = .everything
    return grammar
  }()
}
