/// A difference in words: the diff, and the screen with the elements marked that it is about.
struct DifferenceMessage {
  private let diff: TranscriptDiff
  private let heard: HeardWords

  init(_ diff: TranscriptDiff, _ heard: HeardWords) {
    self.diff = diff
    self.heard = heard
  }

  /// Returns the message, in paragraphs.
  func text(title: String) -> String {
    let summary = DiffSummary(diff).description
    var paragraphs = ["\(title): \(summary)"]
    // The first line of one screen's diff is its summary.
    let lines = DiffText(diff).lines
    paragraphs.append(
      (lines.first == summary ? Array(lines.dropFirst()) : lines).joined(separator: "\n"))
    let marks = marks
    if !marks.isEmpty {
      paragraphs.append(heard.outline(marking: marks).joined(separator: "\n"))
    }
    return paragraphs.joined(separator: "\n\n")
  }

  // Only what is heard now has a place in the tree.
  private var marks: [Int: String] {
    guard let tree = heard.tree else { return [:] }
    let paths = ElementPaths(tree)
    var nodes: [String: Int] = [:]
    for node in heard.said.compactMap(\.node) { nodes[paths.path(of: node).description] = node }
    var marks: [Int: String] = [:]
    for change in diff.screens.flatMap(\.changes) {
      guard let node = change.new?.stop.path.flatMap({ nodes[$0] }) else { continue }
      marks[node] = change.kinds.map(\.rawValue).joined(separator: ", ")
    }
    return marks
  }
}
