import Transcript

extension HeardText {
  /// What a text probably stands for in which `*` or a name in braces that is no placeholder is plain text.
  package struct Meant {
    /// What was written for the part that varies: `*`, `{{count}}`.
    package let mark: String
    /// The text with placeholders instead.
    package let text: HeardText
  }

  /// Returns the text with placeholders that fits what was heard; `nil` if the app itself says the marks.
  package func meant(by said: String) -> Meant? {
    let marks = marks
    guard measure == .whole, let mark = marks.first, !marks.contains(where: said.contains),
      let start = marks.compactMap({ text.firstRange(of: $0)?.lowerBound }).min(),
      said.hasPrefix(text[..<start])
    else { return nil }
    var patterns = TextPatterns()
    for placeholder in [Placeholder.number, .any] {
      let written = marks.reduce(text) { $0.replacing($1, with: placeholder.written) }
      let pattern = HeardText(written)
      if (try? pattern.fits(said, &patterns)) == true { return Meant(mark: mark, text: pattern) }
    }
    return nil
  }

  /// How many different marks are looked for: somebody else may have written the text.
  private static let mostMarks = 4

  /// The parts of the text that people write for what varies, and that stand for themselves.
  private var marks: [String] {
    var marks = text.contains("*") ? ["*"] : []
    var rest = text[...]
    while marks.count < Self.mostMarks, let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      let mark = String(rest[start.lowerBound..<end.upperBound])
      if !Placeholder.allCases.contains(where: { $0.written == mark }), !marks.contains(mark) {
        marks.append(mark)
      }
      rest = rest[end.upperBound...]
    }
    return marks
  }
}
