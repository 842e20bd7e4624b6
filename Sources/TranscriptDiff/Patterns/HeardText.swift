import AccessibilityTree
import Documents
import Transcript

/// An expected text, matched by the same rule in recordings, flows, walks and `effort --to`.
///
/// | written | the spoken text matches if |
/// |---|---|
/// | `Rate, button` | it equals this, including capitals |
/// | `Total, {{number}} euros` | it equals this, with something in place of `{{any}}`, `{{number}}` and `{{date}}` |
/// | `/Order [0-9]+, .*/` | the whole text matches the regular expression |
/// | `{contains: order}` | it contains this, regardless of case |
///
/// A text that equals the spoken one always matches, whatever it contains. For searches of a stop (`find`, `focus`,
/// `--to`), `fit` also compares the parts of the utterance.
public struct HeardText: Equatable, Sendable, ExpressibleByStringLiteral {
  /// How much of the spoken text must match.
  public enum Measure: Equatable, Sendable {
    /// The whole text.
    case whole
    /// Any part of the text, regardless of case.
    case part
  }

  /// The key in files that marks a partial text: `{contains: order}`.
  public static let partKey = "contains"

  /// The text on one line.
  public var text: String
  /// How much of the spoken text must match.
  public var measure: Measure

  /// Creates an expected text.
  ///
  /// - Parameters:
  ///   - text: The expected text.
  ///   - measure: How much of the spoken text must match.
  public init(_ text: String, as measure: Measure = .whole) {
    self.text = SafeText.line(text)
    self.measure = measure
  }

  /// Creates an expected text that must match the whole spoken text.
  ///
  /// - Parameter value: The expected text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Returns a text that stands for all that was heard, and for nothing else.
  package static func literal(_ said: String) -> HeardText {
    HeardText(StopPattern.literal(SafeText.line(said)))
  }

  /// Whether the text contains placeholders or is a regular expression.
  public var isPattern: Bool { measure == .whole && StopPattern(text) != nil }

  /// The fault of a text between slashes that is not a valid regular expression, or `nil`.
  public var mistake: String? { failure?.message(about: text) }

  /// Why a text between slashes is not a valid regular expression, or `nil`.
  package var failure: TextPatterns.Failure? {
    guard isPattern else { return nil }
    var patterns = TextPatterns()
    do throws(TextPatterns.Failure) {
      _ = try patterns.matches(text, "")
      return nil
    } catch {
      return error == .tooManySteps ? nil : error
    }
  }

  /// The text as written in a flow file: `"Rate, button"` or `{contains: "order"}`.
  public var written: String {
    var json = JSONWriter()
    json.value(text)
    let quoted = String(decoding: json.bytes, as: UTF8.self)
    return measure == .whole ? quoted : "{\(Self.partKey): \(quoted)}"
  }

  /// Returns whether something that is heard fits.
  package func fits(
    _ said: String, _ patterns: inout TextPatterns
  ) throws(TextPatterns.Failure) -> Bool {
    switch measure {
    case .whole: if said == text { true } else { try patterns.matches(text, said) }
    case .part: Self.holds(said, text)
    }
  }

  /// Returns whether a text is a part of another one, whatever its capitals.
  package static func holds(_ said: String, _ part: String) -> Bool {
    !part.isEmpty && said.lowercased().holds(part.lowercased())
  }
}
