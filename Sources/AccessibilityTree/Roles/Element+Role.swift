extension Element {
  /// The declared role, or the role that follows from the traits or the container, or `nil`.
  public var semanticRole: Role? { role ?? traits.role ?? container?.role }
}

extension Element {
  /// Whether the element states a role, states or numbers beside its traits and its value.
  package var statesRole: Bool {
    if role != nil { return true }
    guard hasDetails else { return false }
    return details.range != nil || details.description != nil || details.states != .none
  }
}

extension ElementTree {
  /// The first node that states a role, states or numbers, or `nil`: mostly no node does.
  package var firstIndexOfRole: Int? {
    // Properties are looked at in place: a copy of each element would cost more than all the rest.
    for index in elements.indices where elements[index].statesRole { return index }
    return nil
  }
}
