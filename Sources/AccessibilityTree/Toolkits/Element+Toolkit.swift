/// What a toolkit states of an element in words of its own, which the toolkit's bridge knows to read.
extension Element {
  /// What the toolkit calls the element: the class of a view, a role of its own.
  package var toolkitType: String? { stated.text(FactKey.toolkitType.rawValue) }

  /// The identifier that the toolkit keeps for the element, which others may share.
  package var toolkitID: String? { stated.text(FactKey.toolkitID.rawValue) }

  /// The flags that are set on the element, and the actions that it takes.
  package var toolkitStates: [String] { stated.texts(FactKey.toolkitStates.rawValue) ?? [] }

  // Bridges and readers ask for these words many times a node, and most nodes have none.
  private var stated: FactValues { FactValues(facts) }

  /// States what the toolkit says of the element, which is stated once.
  package mutating func state(toolkitType type: String?, id: String? = nil, states: [String] = []) {
    if let type { facts.append(.init(key: FactKey.toolkitType.rawValue, value: .text(type))) }
    if let id { facts.append(.init(key: FactKey.toolkitID.rawValue, value: .text(id))) }
    if states.isEmpty { return }
    let words = states.map { PropertyValue.text($0) }
    facts.append(.init(key: FactKey.toolkitStates.rawValue, value: .list(words)))
  }

  /// Whether a toolkit states anything of the element in its own words.
  package var statesToolkit: Bool {
    hasDetails && details.facts.contains { Self.toolkitKeys.contains($0.key) }
  }

  /// Takes back what the toolkit states, as the platform that it is told to does not hear of it.
  package mutating func forgetToolkit() {
    if statesToolkit { facts.removeAll { Self.toolkitKeys.contains($0.key) } }
  }

  private static let toolkitKeys = [FactKey.toolkitType, .toolkitID, .toolkitStates].map(\.rawValue)
}

extension ElementTree {
  /// Whether a toolkit states anything in its own words: a tree whose nodes do not has been told to the
  /// platform by the app.
  package var statesToolkit: Bool { elements.contains(where: \.statesToolkit) }
}
