import ScreenReader

extension AppRequest.Act {
  /// The act in a word, without what is typed.
  var name: String {
    switch self {
    case .activate: "activate"
    case .increment: "increment"
    case .decrement: "decrement"
    case .escape: "escape"
    case .magicTap: "magicTap"
    case .action(let name): name
    case .scroll(let direction): "scroll \(direction.rawValue)"
    case .type: "type"
    }
  }
}
