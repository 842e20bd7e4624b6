/// A transcript and its source, for comparing, searching and locating.
public struct HeardWords: Sendable {
  /// Something that is said.
  struct Said: Sendable {
    /// What is said, in the style asked for.
    var text: String
    /// The typed pieces of it, or `nil` for an announcement.
    var utterance: Utterance?
    /// The node of the tree that it is said about, or `nil`.
    var node: Int?
  }

  /// What can be recorded.
  var transcript: RecordedTranscript
  /// Where it comes from.
  var header: TranscriptHeader
  /// How texts are rendered.
  var rendering: Rendering
  /// All that is said, in order.
  var said: [Said]
  /// The tree that nodes belong to, or `nil` where there are several.
  var tree: ElementTree?
  /// Expectations of a flow file that were not met, in full.
  var failures: [String] = []

  /// The lines of the transcript.
  var lines: [String] { RecordingText(transcript, header: header).lines }

  /// Returns whether something is looked for: a whole stop, or one piece of it.
  func matches(_ said: Said, _ text: String) -> Bool {
    guard let utterance = said.utterance else { return said.text == SafeText.line(text) }
    return FlowSearch(text).matches(utterance, in: rendering)
  }

  /// Returns the nearest thing said to what should have been said.
  func nearest(to text: String) -> Said? {
    var memory = NearestText()
    for said in said { memory.add(said.text) }
    guard let nearest = memory.nearest(to: text) else { return nil }
    return said.last { $0.text == nearest }
  }

  /// Returns the tree with marks at nodes, short enough for a message.
  func outline(marking marks: [Int: String]) -> [String] {
    tree.map { TreeOutline($0, marks: marks).excerpt() } ?? []
  }
}
