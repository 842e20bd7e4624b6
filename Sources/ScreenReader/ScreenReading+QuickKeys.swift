import AccessibilityTree

extension ScreenReading {
  /// Where a quick key leads to.
  struct Target {
    /// The node that was looked for: an element, or what holds some.
    var node: Int
    /// The first element of it.
    var place: Place
  }

  // How far out what is looked for may lie: no page for people is deeper.
  private static let mostLevels = 256

  /// Returns what a quick key leads to, first to last.
  func targets(of key: QuickKey) -> [Target] {
    let targets = targets(where: key.isWanted)
    guard let passes = key.passes else { return targets }
    return targets.map { target in
      var target = target
      let end = screen.tree.end(of: target.node)
      var place = target.place
      while passes(resolved(node(at: place))), let next = after(place),
        node(at: next) < end
      {
        place = next
      }
      if !passes(resolved(node(at: place))) { target.place = place }
      return target
    }
  }

  /// Returns the elements of a kind and what holds them, first to last.
  func targets(where isWanted: (_ node: Element) -> Bool) -> [Target] {
    var targets: [Target] = []
    var last = -1
    for (index, stop) in order.stops.enumerated() where stop.side != .end {
      for (part, node) in stop.parts.enumerated() {
        // Nodes around the element that lie behind the element before begin with it.
        let begun = screen.tree.ancestors(of: node).prefix(Self.mostLevels).prefix { $0 > last }
        var isTold = false
        for begun in begun.reversed() where isWanted(resolved(begun)) {
          targets.append(Target(node: begun, place: place(index, part)))
          // The first text of an item tells what the item is, and is none of its own.
          if screen.tree[begun].role == screen.tree[node].role { isTold = true }
        }
        if !isTold, isWanted(resolved(node)) {
          targets.append(Target(node: node, place: place(index, part)))
        }
        last = node
      }
    }
    return targets
  }

  /// Returns what is said where a quick key leads to.
  func utterance(at target: Target, of key: QuickKey, from previous: Place?) -> Utterance {
    if key.extent == .phrase { return utterance(ofPhrase: target, key, from: previous) }
    let first = key.extent.isLine && previous == nil ? 0 : target.place.part
    return utterance(
      ofParts: first..<max(lastPart(of: target, key) + 1, first + 1), at: target.place.stop,
      from: previous, on: reader.navigation.jumpOccasion, isJump: true,
      entering: previous == nil && key.extent.tellsPlace ? container(of: target) : nil)
  }

  /// Returns the last part of its line that belongs to the target of a quick key.
  func lastPart(of target: Target, _ key: QuickKey) -> Int {
    if key.extent.isLine { return order.stops[target.place.stop].others.count }
    return phrase(of: target, key).last { $0.stop == target.place.stop }?.part
      ?? target.place.part
  }

  /// Returns the places of what belongs to the target of a quick key, which may go on for several lines.
  private func phrase(of target: Target, _ key: QuickKey) -> [Place] {
    phrase(from: target.place, key.phraseRole)
  }

  private func phrase(from first: Place, _ role: Role?) -> [Place] {
    var places = [first]
    guard let flag = role.flatMap(Self.flag) else { return places }
    while let next = after(places[places.count - 1]),
      resolved(node(at: next)).webFlags.contains(flag)
    {
      places.append(next)
    }
    return places
  }

  /// The flag of what stands behind the first in a heading or a link.
  private static func flag(of role: Role) -> WebFlags? {
    role == .heading ? .goesOnInHeading : role == .link ? .goesOnInLink : nil
  }

  /// Whether a line goes on with the text of the line before.
  private static func goesOn(_ element: Element, from last: Element) -> Bool {
    if element.role == .link { return last.role == .link && element.webFlags.contains(.continues) }
    return (element.role ?? .heading) == .heading && (last.role ?? .heading) == .heading
  }

  private func utterance(
    ofPhrase target: Target, _ key: QuickKey, from previous: Place?
  ) -> Utterance {
    var pieces: [(place: Place, label: String?)] = []
    for place in phrase(of: target, key) {
      let element = resolved(node(at: place))
      // The lines of a text, or of a link, are said as one.
      if let last = pieces.last, last.place.stop != place.stop,
        Self.goesOn(element, from: resolved(node(at: last.place)))
      {
        if last.label == nil {
          pieces[pieces.count - 1].label = resolved(node(at: last.place)).label ?? ""
        }
        pieces[pieces.count - 1].label?.append(" \(element.label ?? "")")
      } else {
        pieces.append((place, nil))
      }
    }
    let first = resolved(node(at: target.place))
    let trait: Traits = key.phraseRole == .link ? .link : .header
    let isSaidLast = key.saysRoleLast && pieces.count > 1
    // Each line has told what it stands in; of all of them the last one does.
    let last =
      pieces.lastIndex {
        let element = resolved(node(at: $0.place))
        return element.role == key.phraseRole || element.traits.contains(trait)
      } ?? 0
    var said: Utterance?
    for (number, piece) in pieces.enumerated() {
      let here = piece.place
      let isLast = number == pieces.count - 1
      let more = utterance(
        ofParts: here.part..<here.part + 1, at: here.stop,
        from: number == 0 ? previous : previous == nil ? nil : pieces[number - 1].place,
        on: reader.navigation.jumpOccasion, isJump: true
      ) { element in
        if let label = piece.label { element.label = label }
        if number < last || isSaidLast, element.role != key.phraseRole {
          element.traits.remove(trait)
        }
        guard isSaidLast else { return }
        if element.role == key.phraseRole { element.role = nil }
        guard isLast else { return }
        if element.role == nil {
          element.role = key.phraseRole
        } else {
          element.traits.insert(trait)
        }
        if key.phraseRole == .heading { element.headingLevel = first.level ?? first.headingLevel }
      }
      if said == nil { said = more } else { said?.append(more) }
    }
    return said ?? utterance(at: target.place.stop, from: previous?.stop)
  }

  /// Returns what is said of what has taken the focus of the keyboard: of what holds others, its first line.
  ///
  /// Who comes from nowhere is told of all that is around it, but of the containers whose nodes are known. What is told of
  /// an item of a tree depends on the item that had the focus before.
  func focusUtterance(
    at target: Target, from previous: Place?, inside known: Set<Int> = [], after item: Int? = nil
  ) -> Utterance {
    let part = target.place.part
    let parts = order.stops[target.place.stop].parts
    // In focus mode what browse mode tells as one thing is told item by item.
    if target.node > parts[part], target.node < screen.tree.end(of: parts[part]) {
      let list = parts[part]
      let isEntered = previous.map { node(at: $0) != list } ?? true
      return utterance(
        of: target.node, at: target.place, from: previous ?? target.place, on: .keyboardFocus,
        reader.grammar.parts(on: .keyboardFocus, of: screen.toolkit)
      ) { context in
        if let item, item > list, item < screen.tree.end(of: list) {
          context.previous = resolved(item)
        }
        guard isEntered, reader.grammar.tellsListOfFocusedItem, resolved(list).cell == nil else {
          return
        }
        var around = PhrasingContext.Surrounding(element: resolved(list), node: list, count: 0)
        around.listItems = ListedItems(of: list, screen.tree).count
        context.entered.append(around)
      }
    }
    if isArticle(target.node, around: target.place) {
      return articleUtterance(at: target, from: previous)
    }
    let end = parts[part] == target.node ? part + 1 : parts.count
    return utterance(
      ofParts: part..<end, at: target.place.stop, from: previous, on: .keyboardFocus,
      inside: known
    ) { element in
      if let link = wholeLink(at: target.place) { element = link }
    }
  }

  /// Returns the beginning of the link that a place is in, or the place; a control in a link has the focus by itself.
  func beginningOfLink(around place: Place) -> Place {
    guard Self.standsForLink(resolved(node(at: place))) else { return place }
    var place = place
    while resolved(node(at: place)).webFlags.contains(.goesOnInLink), let before = ahead(of: place)
    {
      place = before
    }
    return place
  }

  /// Whether what stands in a link is no control of its own, which pages put there though they should not.
  static func standsForLink(_ element: Element) -> Bool {
    element.role == .link || element.role?.isControl != true
  }

  /// A link of several pieces as its name tells it: all of their words.
  private func wholeLink(at place: Place) -> Element? {
    var element = resolved(node(at: place))
    guard element.webFlags.contains(.beginsLink), Self.standsForLink(element) else { return nil }
    let pieces = phrase(from: place, .link).map { resolved(node(at: $0)) }
    guard pieces.count > 1 else { return nil }
    element.label = pieces.compactMap(\.label).joined(separator: " ")
    element.role = .link
    element.traits = element.traits.intersection([.visited, .notEnabled])
    element.traits.insert(.link)
    let flags: WebFlags = [.beginsHeading, .goesOnInHeading]
    // A heading around the link is told, one in it is not.
    let isInHeading = pieces.allSatisfy { !$0.webFlags.isDisjoint(with: flags) }
    if isInHeading,
      !pieces.contains(where: { $0.role == .heading && $0.webFlags.contains(.beginsHeading) })
    {
      element.traits.insert(.header)
    }
    return element
  }

  /// Returns what is said of some parts of a stop.
  func utterance(
    ofParts range: Range<Int>, at stop: Int, from previous: Place?, on occasion: Occasion,
    isJump: Bool = false, entering: Int? = nil, inside known: Set<Int> = [],
    change: (_ element: inout Element) -> Void = { _ in }
  ) -> Utterance {
    let parts = reader.grammar.parts(on: occasion, of: screen.toolkit)
    var said: Utterance?
    // What has the focus says where it is to who comes from nowhere; what a key finds does not.
    let isKnown = previous != nil || occasion == .keyboardFocus
    for part in range {
      let here = place(stop, part)
      let isFirst = part == range.lowerBound
      let before = isFirst ? previous : isKnown ? place(stop, part - 1) : here
      let more = utterance(
        of: order.stops[stop].parts[part], at: here, from: isKnown ? before : here, on: occasion,
        parts
      ) { context in
        context.isLastPart = part == range.upperBound - 1
        change(&context.element)
        // What is said alone is all that is heard of its line.
        if range.count == 1, isJump { (context.isFirstPart, context.isWholeLine) = (true, true) }
        if isFirst, let entering { context.entered = [surrounding(entering)] }
        if isFirst, previous == nil { context.entered.removeAll { known.contains($0.node) } }
      }
      if said == nil { said = more } else { said?.append(more) }
    }
    return said ?? utterance(at: stop, from: nil)
  }

  private func container(of target: Target) -> Int? {
    var container = order.stops[target.place.stop].standing(ofPart: target.place.part).container
    while container >= 0, order.containers[container].element != target.node {
      container = order.containers[container].parent
    }
    return container < 0 ? nil : container
  }
}
