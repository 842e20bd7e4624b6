package import Documents
package import TranscriptDiff

/// Which kinds of changes count.
package struct ChangesChoice: ParameterGroup {
  private static let words = TranscriptDiff.Kind.allCases.map(\.rawValue)

  /// Which kinds do not count, for what compares with recordings, too.
  package static let ignored = Parameter(
    "ignore", .words(words),
    "Ignore these kinds of changes: \(words.joined(separator: ", ")) (separated by commas).",
    valueName: "kind", projectUse: .gate)

  package static let parameters = [
    ignored,
    Parameter(
      "only", .words(words), "Report only these kinds of changes (separated by commas).",
      valueName: "kind", projectUse: .gate, listed: []),
  ]

  /// The kinds that count.
  package let kinds: Set<TranscriptDiff.Kind>

  package init(_ arguments: Arguments) throws(SourceError) {
    func kinds(_ name: String) -> Set<TranscriptDiff.Kind> {
      Set(arguments.texts(name).compactMap(TranscriptDiff.Kind.init))
    }
    let only = kinds("only")
    self.kinds = (only.isEmpty ? Set(TranscriptDiff.Kind.allCases) : only)
      .subtracting(kinds("ignore"))
    if self.kinds.isEmpty {
      throw SourceError(
        path: arguments.called("only"),
        message:
          "\(arguments.called("only")) and \(arguments.called("ignore")) together exclude every kind of change"
      )
    }
  }
}

/// Which kinds of changes do not count.
package struct IgnoredChanges: ParameterGroup {
  package static let parameters = [ChangesChoice.ignored]

  /// The kinds that do not count.
  package let kinds: Set<TranscriptDiff.Kind>

  package init(_ arguments: Arguments) {
    kinds = Set(arguments.texts("ignore").compactMap(TranscriptDiff.Kind.init))
  }
}
