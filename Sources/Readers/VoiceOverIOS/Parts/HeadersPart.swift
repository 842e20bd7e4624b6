import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The headers that a table cell answers: those of its row, then those of its column.
  static let headers = UtterancePart("headers") { context, fragments in
    guard let cell = context.cell, context.verbosity.speaks(.headers) else { return }
    for header in cell.headers {
      let separator = context.form == .legend ? ": " : context.book.separator
      let words = [header.label, header.value].filter { !$0.isEmpty }.joined(separator: separator)
      context.say(
        text: words, as: .header, language: context.language(ofOther: header.language),
        into: &fragments)
    }
  }
}
