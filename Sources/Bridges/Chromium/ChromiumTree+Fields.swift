import AccessibilityTree

/// What a text or an object tells of what it stands in.
extension ChromiumTree {
  /// Returns whether a text tells what its owner is: the first one does; of a heading each one of its first line; of an
  /// article or a section's header each one that does not go on right behind the last; in a flat text the first one of
  /// each line of what is told on all of its lines.
  func tellsOwner(at frame: Frame?) -> Bool {
    guard let first = context.first else { return true }
    let isOnItsLine = frame?.isOnLine(of: first) ?? false
    switch api {
    case .atSPI where context.tellsEachText: return context.lastOwnText != drafts.count - 1
    case .atSPI: return (context.role == .heading || context.role == .link) && isOnItsLine
    case .iAccessible2:
      return (context.role == .heading || context.role == .link) && frame != nil && !isOnItsLine
    }
  }

  /// Takes what a toolkit states of the owner of a text.
  func takeFields(_ line: inout Element, isFirst: Bool) {
    let owner = context.element
    let flags = owner.webFlags
    switch api {
    case .atSPI:
      if let type = owner.toolkitType { line.state(toolkitType: type) }
      line.description = nil
    case .iAccessible2:
      if let address = owner.statedFacts.text(.linkTarget) { line.state(linkTarget: address) }
      let states = flags.subtracting(.continues).union(isFirst ? [] : .continues)
      line.state(toolkitType: owner.toolkitType, states: states.names)
    }
  }

  /// Returns the headings and links around the owner of a text that it tells of: in a flat text those that
  /// nothing before it on its line has told of.
  mutating func outerTraits(at frame: Frame?) -> Traits {
    if api == .atSPI { return [] }
    var traits: Traits = []
    for index in contexts.indices.dropLast() where contexts[index].owner != context.owner {
      let outer = contexts[index]
      guard outer.role == .heading || outer.role == .link else { continue }
      if let first = outer.first, frame?.overlaps(first) ?? true { continue }
      traits.insert(outer.role == .heading ? .header : .link)
      contexts[index].first = frame ?? Frame(x: 0, y: 0, width: 0, height: 0)
    }
    return traits
  }

  /// Returns the headings and links around an object that it tells of in a flat text.
  mutating func wholeTraits(of index: Int) -> Traits {
    let frame = nodes[index].frame
    var traits = outerTraits(at: frame)
    guard context.owner != index, context.role == .heading || context.role == .link else {
      return traits
    }
    if let first = context.first, frame?.overlaps(first) ?? true { return traits }
    traits.insert(context.role == .heading ? .header : .link)
    contexts[contexts.count - 1].first = frame ?? Frame(x: 0, y: 0, width: 0, height: 0)
    return traits
  }

  /// Returns whether a node is a text with parts of its own that is being edited, so that it holds them.
  func holdsEditedContent(_ index: Int) -> Bool {
    guard nodes.hasChildren(index), nodes[index].webFlags.contains(.isEditable) else {
      return false
    }
    switch nodes[index].role {
    case .textBox, .searchBox:
      return nodes.descendants(of: index).contains { inner in
        nodes[inner].role != nil && nodes[inner].role != .generic
      }
    case .generic, nil: return true
    default: return false
    }
  }
}
