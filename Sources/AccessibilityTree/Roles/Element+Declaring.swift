extension Element {
  /// States a role and states beside what the element already says, as far as they go together.
  ///
  /// A dump may say of an element what ARIA does not know of its role; that is left out, as browsers do.
  package mutating func declare(_ role: Role?, _ states: States = States()) {
    if let role, traits.contradiction(of: role) == nil { self.role = role }
    var states = states
    states.keepOnly(of: semanticRole)
    if !states.stated.isEmpty { self.states = states }
  }
}
