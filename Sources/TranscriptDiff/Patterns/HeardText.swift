import AccessibilityTree
import Documents
import Transcript

/// A text that tells what has to be heard; the one rule of recordings, flows, walks and `effort --to`.
///
/// | written | what is heard fits when |
/// |---|---|
/// | `Rate, button` | all of it is this, capitals included |
/// | `Total, {{number}} euros` | all of it is this, with something in place of `{{any}}`, `{{number}}` and `{{date}}` |
/// | `/Order [0-9]+, .*/` | the regular expression matches all of it |
/// | `{contains: order}` | this is a part of it, whatever its capitals |
///
/// A text that is heard as it is written stands for itself, whatever it holds. Where a stop is looked for
/// (`find`, `focus`, `--to`), `fit` tells how the parts of what is said there count.
public struct HeardText: Equatable, Sendable, ExpressibleByStringLiteral {
  /// How much of what is heard the text stands for.
  public enum Measure: Equatable, Sendable {
    /// All of it.
    case whole
    /// Any part of it; capitals do not count.
    case part
  }

  /// The key of files before a text that is a part: `{contains: order}`.
  public static let partKey = "contains"

  /// The text on one line.
  public var text: String
  /// How much of what is heard it stands for.
  public var measure: Measure

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - text: What has to be heard.
  ///   - measure: How much of what is heard it stands for.
  public init(_ text: String, as measure: Measure = .whole) {
    self.text = SafeText.line(text)
    self.measure = measure
  }

  /// Creates a text that stands for all that is heard.
  ///
  /// - Parameter value: What has to be heard.
  public init(stringLiteral value: String) { self.init(value) }

  /// Returns a text that stands for all that was heard, and for nothing else.
  package static func literal(_ said: String) -> HeardText {
    HeardText(StopPattern.literal(SafeText.line(said)))
  }

  /// Whether the text holds placeholders, or is a regular expression.
  public var isPattern: Bool { measure == .whole && StopPattern(text) != nil }

  /// Why the text is no regular expression although it stands between slashes, or `nil`.
  public var mistake: String? {
    guard isPattern else { return nil }
    var patterns = TextPatterns()
    do throws(TextPatterns.Failure) {
      _ = try patterns.matches(text, "")
      return nil
    } catch {
      return error == .tooManySteps ? nil : error.message(about: text)
    }
  }

  /// The text as a flow file writes it: `"Rate, button"` or `{contains: "order"}`.
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
