import Documents
import Transcript

/// Reads what a device said: utterances of `XCUIVoiceOverService`, as Appium's `mobile: voiceOverMove` and
/// WebDriverAgent return them.
///
/// A list of texts, a list of mappings with `utterance` (or with a `value` that holds it), or a mapping
/// with the first under the key `utterances` or the second under any one key.
struct CaptureReader {
  private let source: SourceText

  init(_ source: SourceText) { self.source = source }

  /// Returns whether a JSON document is a list of utterances.
  static func canRead(_ root: DocumentNode) -> Bool { items(of: root) != nil }

  func read(_ root: DocumentNode) throws(SourceError) -> RecordedTranscript {
    var lines = LineCounter(source)
    var stops: [RecordedStop] = []
    for item in Self.items(of: root) ?? [] {
      // A step that said nothing, or that failed, is heard as nothing.
      let words = SafeText.line(Self.utterance(of: item)?.text ?? "")
      stops.append(
        RecordedStop(
          words.isEmpty ? RecordedStop.silent : words,
          line: lines.line(at: item.offset)))
    }
    return RecordedTranscript(
      path: source.path, form: .capture, style: .utterance,
      screens: [RecordedScreen(name: nil, stops: stops)])
  }

  private static func items(of root: DocumentNode) -> [DocumentNode]? {
    if root.kind == .sequence {
      let items = root.items
      return !items.isEmpty && items.allSatisfy(isUtterance) ? items : nil
    }
    guard root.kind == .mapping else { return nil }
    var lists: [[DocumentNode]] = []
    try? root.forEachPair { (key, value) throws(SourceError) in
      guard value.kind == .sequence, let items = items(of: value) else { return }
      // Any dump has lists of words; only its key can tell that these were said.
      if key.text == "utterances" || items.contains(where: { $0.kind == .mapping }) {
        lists.append(items)
      }
    }
    return lists.count == 1 ? lists[0] : nil
  }

  private static func isUtterance(_ node: DocumentNode) -> Bool {
    node.kind == .string || node["utterance"] != nil || node["value"]?["utterance"] != nil
  }

  private static func utterance(of node: DocumentNode) -> DocumentNode? {
    let text =
      node.kind == .string ? node : node["utterance"] ?? node["value"]?["utterance"]
    return text?.kind == .string ? text : nil
  }
}
