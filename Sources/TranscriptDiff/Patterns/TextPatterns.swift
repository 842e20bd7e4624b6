import Documents
import Transcript

/// The expressions of texts that stand for many, each compiled once and matched in bounded time.
///
/// Each comparison may take few steps; what takes more draws on one supply, so that no input keeps a
/// machine busy.
package struct TextPatterns {
  /// Why a text cannot be compared.
  package enum Failure: Error, Equatable {
    /// It is no expression; why, and at which character, counted from 1.
    case syntax(reason: String, character: Int)
    /// Matching it takes too many steps.
    case tooManySteps

    /// What is wrong with the text, for messages.
    package func message(about text: String) -> String {
      switch self {
      case .syntax(let reason, let character):
        "the regular expression \(SafeText.quoted(text)) is not valid: \(reason) "
          + "(at character \(character))"
      case .tooManySteps: "the text \(SafeText.quoted(text)) takes too many steps to compare"
      }
    }

    /// What to write instead.
    package var suggestion: String {
      switch self {
      case .syntax:
        "text between slashes is a regular expression, unless the utterance is exactly this text"
      case .tooManySteps: "use fewer nested repetitions"
      }
    }
  }

  private static let freeSteps: UInt32 = 2_000
  private static let costlySteps: UInt32 = 200_000
  /// How many costly comparisons there may be, about a second of them.
  private var costlyComparisons = 100
  private var expressions: [String: RegularExpression?] = [:]

  /// Creates a supply that is full.
  package init() {}

  /// Returns whether a text stands for another one without being equal to it.
  package mutating func matches(_ text: String, _ said: String) throws(Failure) -> Bool {
    guard let expression = try expression(text) else { return false }
    if let isMatch = try? expression.matches(said, steps: Self.freeSteps) { return isMatch }
    costlyComparisons -= 1
    if costlyComparisons >= 0,
      let isMatch = try? expression.matches(said, steps: Self.costlySteps)
    {
      return isMatch
    }
    throw .tooManySteps
  }

  private mutating func expression(_ text: String) throws(Failure) -> RegularExpression? {
    if let known = expressions[text] { return known }
    guard let pattern = StopPattern(text) else {
      expressions[text] = .some(nil)
      return nil
    }
    do throws(RegularExpression.Failure) {
      let expression = try RegularExpression(pattern.expression)
      expressions[text] = expression
      return expression
    } catch {
      guard case .syntax(let offset, let reason) = error else { return nil }
      let before = String(decoding: pattern.expression.utf8.prefix(offset), as: UTF8.self)
      throw .syntax(reason: reason, character: before.count + 1)
    }
  }
}
