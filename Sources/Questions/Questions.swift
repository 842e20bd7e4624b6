/// What can be asked about screens.
package enum Questions {
  /// Every question to which each screen has an answer of its own, in the order of the help.
  package static let ofScreens: [any ScreenQuestion.Type] = [
    TranscriptQuestion.self, RotorsQuestion.self, TreeQuestion.self, NamesQuestion.self,
    ScanQuestion.self, KeysQuestion.self, ColoursQuestion.self, TextSizesQuestion.self,
    EffortQuestion.self, MatrixQuestion.self,
  ]

  /// Every question.
  package static let all: [any Question.Type] =
    ofScreens + [AuditQuestion.self, DiffQuestion.self]

  /// Returns the question of a name, or `nil`.
  package static func named(_ name: String) -> (any Question.Type)? {
    all.first { $0.name == name }
  }
}
