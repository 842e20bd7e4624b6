/// How the role, the states and the numbers of an element can contradict one another.
package enum FactMistake: Equatable, Sendable {
  /// The traits name another role; the trait by its name in files, and the role that it names.
  case contradiction(Role, trait: String, names: Role?)
  /// The role does not have the state.
  case unsupported(States.Key, Role)
  /// The element stands behind the end of its set.
  case beyondCount(Int, count: Int)
  /// The range ends before it begins.
  case emptyRange(minimum: Double, maximum: Double)

  /// The key of a screen file at fault.
  package var key: String {
    switch self {
    case .contradiction: "role"
    case .unsupported(let state, _): state.rawValue
    case .beyondCount: "position"
    case .emptyRange: "range"
    }
  }
}

extension Element {
  /// The first mistake among the role, states and numbers, or `nil`.
  package var factMistake: FactMistake? {
    if let role, let (trait, name) = traits.contradiction(of: role) {
      return .contradiction(role, trait: name, names: trait.role)
    }
    guard hasDetails else { return nil }
    // Most elements with details state none of this, and are not to pay for it.
    if details.states != .none, let role = semanticRole,
      let state = states.stated.first(where: { !role.supports($0) })
    {
      return .unsupported(state, role)
    }
    // A count of 0 is what platforms hand over where a page's own count cannot be true.
    if let position, let count = position.count, count > 0, position.index > count {
      return .beyondCount(position.index, count: count)
    }
    if let minimum = range?.minimum, let maximum = range?.maximum, maximum < minimum {
      return .emptyRange(minimum: minimum, maximum: maximum)
    }
    return nil
  }
}
