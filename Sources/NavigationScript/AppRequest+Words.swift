import ScreenReader

extension AppRequest.Act {
  /// The act in the words of a flow file.
  var word: String {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .action(let name): "action \(name)"
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .type(let text): "type \(text)"
    }
  }
}
