import AccessibilityTree
import Documents
public import ScreenReader

extension Command {
  /// The command as written in transcripts: `next`, `rotor Headings`, `touch 10,20`.
  public var words: String {
    let text: String? =
      switch argument {
      case .none: nil
      case .text(let text): text
      case .number(let number): isPlain ? nil : String(number)
      case .direction(let direction): direction.rawValue
      case .jump(let name, let isBack): isBack ? "\(name) back" : name
      case .point(let point): "\(JSONWriter.text(point.x)),\(JSONWriter.text(point.y))"
      case .keys(let keys): keys.map(\.name).joined(separator: " ")
      }
    return text.map { "\(word.rawValue) \($0)" } ?? word.rawValue
  }

  /// Returns the command as a step of a flow file: `next`, `rotor: "Headings"`, `touch: [10, 20]`.
  package func step(quoted: (String) -> String) -> String {
    let text: String? =
      switch argument {
      case .none: nil
      case .text(let text): quoted(text)
      case .number(let number): isPlain ? nil : String(number)
      case .direction(let direction): direction.rawValue
      case .jump(let name, let isBack):
        isBack ? "{to: \(quoted(name)), back: true}" : quoted(name)
      case .point(let point): "[\(JSONWriter.text(point.x)), \(JSONWriter.text(point.y))]"
      case .keys(let keys):
        keys.count == 1
          ? quoted(keys[0].name) : "[\(keys.map { quoted($0.name) }.joined(separator: ", "))]"
      }
    return text.map { "\(word.rawValue): \($0)" } ?? word.rawValue
  }

  /// Whether the bare word says it all.
  private var isPlain: Bool { self == word.plainCommand }
}
