package import AccessibilityTree

extension AppRequest.Act {
  /// What sets off the behaviours of an element that answer the act.
  package var trigger: Behaviour.Trigger {
    switch self {
    case .activate: .act(.activate)
    case .increment: .act(.increment)
    case .decrement: .act(.decrement)
    case .escape: .act(.escape)
    case .home: .act(.home)
    case .magicTap: .act(.magicTap)
    case .action(let name): .action(name)
    case .scroll: .act(.scroll)
    case .type: .act(.type)
    // Only live pages are asked for these.
    case .key(let chord): .action("press \(chord.name)")
    }
  }

  /// The act in a word, without what is typed: `activate`, `scroll up`, the name of an action.
  package var name: String {
    switch (self, trigger) {
    case (.scroll(let direction), .act(let act)): "\(act.rawValue) \(direction.rawValue)"
    case (_, .act(let act)): act.rawValue
    case (_, .action(let name)): name
    }
  }

  /// The act in the words of a flow file: `activate`, `action Reply`, `type Hello`.
  package var words: String {
    switch self {
    case .action(let name): "action \(name)"
    case .key(let chord): "press \(chord.name)"
    case .type(let text): "\(name) \(text)"
    default: name
    }
  }
}
