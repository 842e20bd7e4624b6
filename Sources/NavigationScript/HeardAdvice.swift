import Texts
import TranscriptDiff

/// Says to which rule a text was held that did not fit, and what to write instead.
struct HeardAdvice {
  private let expected: HeardText
  private let word: String

  /// Creates advice.
  init(_ expected: HeardText, for word: String) {
    self.expected = expected
    self.word = word
  }

  /// Returns the rule of `hear` and `announced`, and what would fit.
  func text(instead said: String?, of what: String) -> String {
    let rule =
      if expected.measure == .part {
        "\"\(HeardText.partKey)\" matches part of \(what), ignoring capitals"
      } else if expected.isPattern {
        "an expression or placeholder must match all of \(what)"
      } else {
        "\"\(word)\" must match all of \(what), including capitals"
      }
    guard let said else { return "\(rule); if silence is correct, write \(word): []" }
    if let pattern = pattern(fitting: said) {
      return "\(rule); a regular expression has slashes: \(step(pattern))"
    }
    if let meant = expected.meant(by: said) {
      return "\(rule), and \(SafeText.line(meant.mark)) is plain text: write \(step(meant.text))"
    }
    let isPart = expected.measure == .whole && HeardText.holds(said, expected.text)
    let part = isPart ? ", or \(step(asPart)) for part of it" : ""
    return "\(rule); if that is correct, write \(step(.literal(said)))\(part)"
  }

  /// Returns the rule of `find`, and what would be found.
  func text(instead texts: [String], nearest: NearestText) -> String {
    let rule =
      if expected.measure == .part {
        "\"\(HeardText.partKey)\" matches part of the utterance at a stop, ignoring capitals"
      } else if expected.isPattern {
        "an expression or placeholder must match the whole utterance at a stop, or one label, value or role"
      } else {
        "\"\(word)\" matches part of one label, value or role, ignoring capitals, or the whole utterance"
      }
    if expected.measure == .whole, texts.contains(where: { HeardText.holds($0, expected.text) }) {
      return "\(rule); write \(step(asPart)) to match across several of them"
    }
    return nearest.nearest(to: expected.text).map { "\(rule); write \(step(.literal($0)))" }
      ?? rule
  }

  /// Returns the text as a regular expression, where it looks like one and fits.
  private func pattern(fitting said: String) -> HeardText? {
    guard expected.measure == .whole, !expected.isPattern,
      expected.text.contains(where: { "*+[\\|^$".contains($0) })
    else { return nil }
    let pattern = HeardText("/\(expected.text)/")
    var patterns = TextPatterns()
    return (try? pattern.fits(said, &patterns)) == true ? pattern : nil
  }

  private var asPart: HeardText { HeardText(expected.text, as: .part) }

  private func step(_ text: HeardText) -> String { "\(word): \(text.written)" }
}
