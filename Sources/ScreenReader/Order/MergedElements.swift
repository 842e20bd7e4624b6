import AccessibilityTree

/// What elements say that stand for their children, like SwiftUI's `.combine`.
///
/// Labels are joined with commas in reading order and actions follow one another (documented by Apple,
/// the comma by secondary sources). That values, traits, content and the first hint come along is
/// assumed. What the node says of itself goes before what its children say. Words keep the language in which
/// they are written, whichever children they come from (assumed).
struct MergedElements {
  /// The merged elements by their node in the screen's tree.
  private(set) var elements: [Int: Element] = [:]

  /// Merges every node of the kind ``OrderNode/Kind/merged``.
  ///
  /// - Complexity: O(n) in the number of nodes.
  init(_ nodes: [OrderNode], _ tree: ElementTree, labels: [Int: Element]) {
    // Inner ones stand behind outer ones, so that going backwards settles them first.
    for index in nodes.indices.reversed() where nodes[index].kind == .merged {
      var parts: [Element] = []
      var waiting = Array(nodes[index].members.reversed())
      while let next = waiting.popLast() {
        let node = nodes[Int(next)]
        switch node.kind {
        case .leaf: parts.append(labels[node.element] ?? tree[node.element])
        case .merged: parts.append(elements[node.element] ?? tree[node.element])
        case .byPosition, .listed, .asWritten: waiting += node.members.reversed()
        }
      }
      let own = labels[nodes[index].element] ?? tree[nodes[index].element]
      elements[nodes[index].element] = Self.merge(parts, into: own)
    }
  }

  private static func merge(_ parts: [Element], into own: Element) -> Element {
    var merged = own
    merged.language = own.language ?? language(of: parts, in: own)
    join(.label, of: parts, into: &merged)
    join(.value, of: parts, into: &merged)
    join(.hint, of: parts.first { $0.hint != nil }.map { [$0] } ?? [], into: &merged)
    merged.actions += parts.flatMap(\.actions)
    merged.content += parts.flatMap(\.content)
    var traits = parts.reduce(Traits()) { $0.union($1.traits) }
    // One dimmed part does not dim the whole.
    if !parts.allSatisfy({ $0.traits.contains(.notEnabled) }) { traits.remove(.notEnabled) }
    merged.traits.formUnion(traits)
    return merged
  }

  /// The language that all parts with words state, where the element has no words of its own.
  private static func language(of parts: [Element], in own: Element) -> String? {
    func hasWords(_ element: Element) -> Bool {
      [element.label, element.value, element.hint].contains { $0?.isEmpty == false }
    }
    let spoken = parts.filter(hasWords)
    guard !hasWords(own), let first = spoken.first?.language else { return nil }
    return spoken.allSatisfy { $0.language == first } ? first : nil
  }

  private static func join(
    _ target: SpeechAttribute.Target, of parts: [Element], into merged: inout Element
  ) {
    guard merged[target] == nil else { return }
    var joined: String?
    var end = 0
    for part in parts {
      guard let words = part[target], !words.isEmpty else { continue }
      let start = joined == nil ? 0 : end + separator.count
      end = start + words.count
      joined = joined.map { $0 + separator + words } ?? words
      if part.language != nil || !part.speech.isEmpty {
        merged.speech += speech(of: part, target, from: start, to: end, in: merged.language)
      }
    }
    if let joined { merged[target] = joined }
  }

  /// How the words of a part are spoken in their new place.
  private static func speech(
    of part: Element, _ target: SpeechAttribute.Target, from start: Int, to end: Int,
    in language: String?
  ) -> [SpeechAttribute] {
    var attributes: [SpeechAttribute] = []
    if let own = part.language, own != language {
      attributes.append(SpeechAttribute(target: target, range: start..<end, language: own))
    }
    for var attribute in part.speech where attribute.target == target {
      let range = attribute.range.clamped(to: 0..<(end - start))
      attribute.range = (range.lowerBound + start)..<(range.upperBound + start)
      attributes.append(attribute)
    }
    return attributes
  }

  private static let separator = ", "
}

extension Element {
  /// The text that speech attributes apply to.
  fileprivate subscript(target: SpeechAttribute.Target) -> String? {
    get {
      switch target {
      case .label: label
      case .value: value
      case .hint: hint
      }
    }
    set {
      switch target {
      case .label: label = newValue
      case .value: value = newValue
      case .hint: hint = newValue
      }
    }
  }
}
