import Documents
import TranscriptDiff

/// Writes into a flow file what was heard, in the place of what was expected.
///
/// Only the texts of `hear` and `announced` that do not fit change; comments and layout stay as they are.
package struct FlowRecorder: Sendable {
  /// The flow's file with what was heard, or `nil` when nothing has to change.
  package let bytes: [UInt8]?
  /// How many texts were written.
  package let count: Int

  /// Puts what was heard in the place of what was expected.
  package init(_ result: FlowResult) {
    var edits: [(range: Range<Int>, text: String)] = []
    var patterns = TextPatterns()
    for (index, texts) in result.heardTexts {
      let step = result.flow.steps[index]
      let expected = Self.expected(of: step)
      for (place, text) in texts.enumerated() where step.written.indices.contains(place) {
        let isFitting =
          expected.indices.contains(place)
          ? (try? expected[place].fits(text, &patterns)) ?? false : false
        if isFitting { continue }
        edits.append((step.written[place], text))
      }
    }
    count = edits.count
    guard let source = result.flow.source, !edits.isEmpty else {
      bytes = nil
      return
    }
    let old = source.bytes
    var new: [UInt8] = []
    new.reserveCapacity(old.count)
    var copied = 0
    for (range, text) in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      new += old[copied..<range.lowerBound]
      // A value that is left out stands right behind the colon, and a block scalar ends with its line.
      if range.isEmpty, new.last == 0x3A { new.append(0x20) }
      var json = JSONWriter()
      json.value(HeardText.literal(text).text)
      new += json.bytes
      if old[range].last == 0x0A { new.append(0x0A) }
      copied = range.upperBound
    }
    new += old[copied...]
    bytes = new
  }

  private static func expected(of step: FlowStep) -> [HeardText] {
    guard case .expect(let expectation) = step.action else { return [] }
    return switch expectation {
    case .hear(let text), .announced(let text), .shown(let text): text.map { [$0] } ?? []
    case .hearAll(let texts), .announcedAll(let texts), .shownAll(let texts): texts
    default: []
    }
  }
}
