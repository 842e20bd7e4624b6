import ScreenReader
import Voices

/// A description as AccessibilitySnapshot draws it, put together fragment by fragment.
struct LegendText {
  /// Headers, label, places of a cell and value.
  private var body = ""
  private var isSelected: String?
  private var isCell = false
  /// Roles and states, each with its full stop.
  private var words: [String] = []
  /// Edges of containers, behind the words.
  private var edges: [String] = []
  private var positions: [String] = []

  mutating func add(_ fragment: Fragment) {
    let text = fragment.text
    switch fragment.kind {
    case .selected: isSelected = text
    case .header: body += text + ". "
    case .label: body += text
    case .value: body = body.isEmpty ? text : body + (isCell ? " " : ": ") + text
    case .content: body = body.isEmpty ? text : body + ", " + text
    case .position:
      if fragment.phrase == .position {
        positions.append(text)
      } else {
        body = Self.sentence(body, text)
        isCell = true
      }
    case .state, .role: words.append(text)
    case .boundary: edges.append(text)
    case .container, .actions, .hint: break
    }
  }

  var text: String {
    var text = body
    if let selected = isSelected {
      let word = Self.endsSentence(selected) ? String(selected.dropLast()) : selected
      text = text.isEmpty ? selected : "\(word): \(text)"
    }
    if !words.isEmpty { text = Self.sentence(text, words.joined(separator: " ")) }
    for edge in edges { text = Self.sentence(text, edge) }
    for position in positions { text = text.isEmpty ? position : "\(text) \(position)" }
    return text
  }

  /// Returns two texts as sentences: a full stop between them unless there is one.
  private static func sentence(_ first: String, _ second: String) -> String {
    if first.isEmpty { return second }
    return first + (endsSentence(first) ? " " : ". ") + second
  }

  private static func endsSentence(_ text: String) -> Bool {
    [".", "。", "।"].contains { text.hasSuffix($0) }
  }
}
