import AccessibilityTree

/// One node of a semantics tree, with what is merged into it.
struct FlutterNode {
  /// Up to how many bytes of a text the parts that are spoken in another way are kept track of.
  private static let longestText = 10_000

  var element: Element
  /// Its flags and actions, and what else the dump marks it with.
  var states: Set<String>
  /// Whether another node speaks for it.
  var isMergedUp: Bool

  /// Creates a node.
  init(_ element: Element) {
    self.element = element
    states = Set(element.toolkitStates)
    isMergedUp = states.contains("isMergedUp")
  }

  /// The node in a few words.
  var description: String {
    let name = element.toolkitType.map { "node \($0.drop { !$0.isNumber })" } ?? "node"
    let words = element.label ?? element.value ?? element.hint
    return name + (words.map { " \"\($0)\"" } ?? "")
  }

  /// Takes in a node that is merged into this one.
  mutating func merge(_ inner: FlutterNode) -> Bool {
    var brought = false
    for (path, target) in [
      (\Element.label, SpeechAttribute.Target.label), (\Element.hint, .hint),
    ] {
      guard let text = inner.element[keyPath: path] else { continue }
      takeSpeech(of: inner.element, target, behind: element[keyPath: path])
      if element[keyPath: path] == nil {
        element[keyPath: path] = text
      } else {
        element[keyPath: path]? += "\n" + text
      }
      brought = true
    }
    if element.value == nil, inner.element.value != nil {
      element.value = inner.element.value
      takeSpeech(of: inner.element, .value, behind: nil)
      brought = true
    }
    element.description = element.description ?? inner.element.description
    if element.toolkitID == nil, let id = inner.element.toolkitID {
      element.state(toolkitType: nil, id: id)
    }
    states.formUnion(inner.states)
    element.actions += inner.element.actions
    element.role = element.role ?? inner.element.role
    element.level = element.level ?? inner.element.level
    return brought
  }

  private mutating func takeSpeech(
    of inner: Element, _ target: SpeechAttribute.Target, behind text: String?
  ) {
    let added = inner.speech.filter { $0.target == target }
    // Counting the characters of a text that grows with every node would take too long for endless ones.
    if added.isEmpty || text?.utf8.count ?? 0 > Self.longestText { return }
    let shift = text.map { $0.count + 1 } ?? 0
    element.speech += added.map { part in
      var part = part
      part.range = part.range.lowerBound + shift..<part.range.upperBound + shift
      return part
    }
  }
}
