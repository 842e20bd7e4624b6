import Documents

/// Compares recorded texts that hold placeholders with what is heard, in bounded time.
///
/// Each comparison may take few steps; what takes more draws on one supply for the whole diff.
struct PatternMatcher {
  private static let freeSteps: UInt32 = 2_000
  private static let costlySteps: UInt32 = 200_000
  /// How many costly comparisons there may be, about a second of them.
  private var costlyComparisons = 100

  private let recording: RecordedTranscript
  private var expressions: [String: RegularExpression?] = [:]

  init(_ recording: RecordedTranscript) { self.recording = recording }

  /// Returns whether a recorded text stands for another one without being equal to it.
  ///
  /// - Parameters:
  ///   - recorded: The text of the recording.
  ///   - stop: The stop that it belongs to.
  ///   - text: What is heard.
  /// - Throws: An error that names the line of an expression which is none, or takes too long.
  /// - Returns: Whether the recorded text holds placeholders that what is heard fills.
  mutating func matches(
    _ recorded: String, of stop: RecordedStop, _ text: String
  ) throws(SourceError) -> Bool {
    guard let expression = try expression(recorded, of: stop) else { return false }
    if let isMatch = try? expression.matches(text, steps: Self.freeSteps) { return isMatch }
    costlyComparisons -= 1
    if costlyComparisons >= 0,
      let isMatch = try? expression.matches(text, steps: Self.costlySteps)
    {
      return isMatch
    }
    throw recording.error(
      "the text \(SafeText.quoted(recorded)) takes too many steps to compare", at: recorded,
      of: stop,
      suggestion: "use fewer repetitions inside one another")
  }

  private mutating func expression(
    _ recorded: String, of stop: RecordedStop
  ) throws(SourceError) -> RegularExpression? {
    if let known = expressions[recorded] { return known }
    guard let pattern = StopPattern(recorded) else {
      expressions[recorded] = .some(nil)
      return nil
    }
    do throws(RegularExpression.Failure) {
      let expression = try RegularExpression(pattern.expression)
      expressions[recorded] = expression
      return expression
    } catch {
      guard case .syntax(let offset, let reason) = error else { return nil }
      throw recording.error(
        "the regular expression \(SafeText.quoted(recorded)) does not compile: \(reason) "
          + "(at character \(characters(of: pattern.expression, upTo: offset)))",
        at: recorded, of: stop,
        suggestion:
          "a text between slashes that is not heard as it is written is a regular expression")
    }
  }

  private func characters(of expression: String, upTo offset: Int) -> Int {
    String(decoding: expression.utf8.prefix(offset), as: UTF8.self).count + 1
  }
}
