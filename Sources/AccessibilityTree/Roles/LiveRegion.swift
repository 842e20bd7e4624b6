/// How changes of an element and of what is below it are told.
package enum LiveRegion: String, Hashable, Sendable {
  /// Not at all.
  case off
  /// When there is time.
  case polite
  /// At once.
  case assertive

  /// What a role says where nothing is stated, by WAI-ARIA 1.2 (documented), or `nil` for other roles.
  init?(_ role: Role?) {
    switch role {
    case .alert: self = .assertive
    case .log, .status: self = .polite
    case .marquee, .timer: self = .off
    default: return nil
    }
  }
}

extension Element {
  /// How changes here and below are told, or `nil` where the element says nothing of it.
  package var liveRegion: LiveRegion? {
    guard statesFacts else { return nil }
    return statedFacts.liveRegion.flatMap(LiveRegion.init) ?? LiveRegion(role)
  }
}

extension FlatTree<Element> {
  /// Returns how changes of a node are told: as the innermost region says that it stands in, if any.
  package func liveRegion(around node: Int) -> LiveRegion? {
    var node: Int? = node
    while let current = node {
      if let region = self[current].liveRegion { return region }
      node = parent(of: current)
    }
    return nil
  }
}
