import AccessibilityTree
import Bridges

extension TalkBackTree {
  /// Puts the stops, with what is heard as part of them, and what holds them into drafts.
  mutating func drafts() -> DraftTree {
    var drafts = DraftTree()
    var root = Element()
    root.childOrder = .asWritten
    drafts.begin(root, .holder)
    let inside = partsOfStops
    let shown = textsUnderDescriptions
    var steps: [Step] = []
    for (window, roots) in rootsByWindow.reversed() {
      if window != nil { steps.append(.leave) }
      steps += roots.reversed().map { .enter(Int($0)) }
      if let window { steps.append(.begin(window)) }
    }
    while let step = steps.popLast() {
      guard case .enter(let index) = step else {
        if case .begin(let window) = step {
          drafts.begin(edges(ofWindow: window), .holder)
        } else {
          drafts.end()
        }
        continue
      }
      drafts.source = index
      if let holder = titled(window(index) ?? collection(index) ?? holder(index), index) {
        drafts.begin(holder, .holder)
        steps.append(.leave)
      }
      if marks[index].contains(.isStop) {
        add(index, inside[index] ?? [], shown[index] ?? [], to: &drafts)
      }
      guard marks[index].contains(.holdsStops) else { continue }
      for child in children[index].reversed() { steps.append(.enter(Int(child))) }
    }
    drafts.end()
    return drafts
  }

  private enum Step { case begin(Int), enter(Int), leave }

  /// For each stop the views that are heard as part of it, in order.
  private var partsOfStops: [Int: [Int]] {
    var parts: [Int: [Int]] = [:]
    for index in told where owners[index] >= 0 && !marks[index].contains(.isStop) {
      guard marks[index].isDisjoint(with: .isDescribed),
        hasText(index) || hasState(index) || isNamedByRole(index)
      else { continue }
      // How far something is inside of a row is not said (source code: roledescription of TalkBack 15.1).
      if views[index].role == .slider || views[index].role == .progress { continue }
      parts[Int(owners[index]), default: []].append(index)
    }
    return parts
  }

  /// Whether a view without words names the role of the one around it, as Compose's do.
  private func isNamedByRole(_ index: Int) -> Bool {
    isRoleNode(index)
      || tree[index].toolkitType == "android.widget.Button" && children[index].isEmpty
  }

  private mutating func add(
    _ index: Int, _ parts: [Int], _ shown: [Int], to drafts: inout DraftTree
  ) {
    let number = drafts.count
    var element = element(index, number: number)
    let visible = visibleText(index, shown)
    if let visible {
      element.facts.append(.init(key: FactKey.visibleText.rawValue, value: .text(visible)))
    }
    if !parts.isEmpty {
      element.combination = .combine
      drafts.begin(element, .element)
      for part in parts {
        var inner = self.element(part, number: drafts.count)
        inner.isElement = true
        drafts.source = part
        drafts.add(inner, .element)
      }
      return drafts.end()
    }
    let lost = visible == nil ? lostTexts(index, shown) : []
    if !lost.isEmpty || !isHeardByDefault(element) { element.isElement = true }
    drafts.begin(element, .element)
    if let first = lost.first {
      // Whoever looks sees it, and nobody hears it.
      drafts.source = first
      let words = lost.compactMap { tree[$0].value ?? tree[$0].label }.joined(separator: ", ")
      drafts.add(Element(words, traits: .staticText, frame: tree[first].frame), .element)
    }
    drafts.end()
  }

  private func isHeardByDefault(_ element: Element) -> Bool {
    element.label != nil || element.value != nil || element.hint != nil || !element.traits.isEmpty
  }

  /// What scrolls around stops, or is tapped all around them; neither is heard.
  private func holder(_ index: Int) -> Element? {
    guard marks[index].contains(.holdsStops) else { return nil }
    let isStop = marks[index].contains(.isStop)
    return views[index].holder(tree[index], isStop: isStop, order: .asWritten)
  }

  /// Adds the title of a pane to what holds its stops.
  private func titled(_ holder: Element?, _ index: Int) -> Element? {
    guard let title = paneTitle(index), marks[index].contains(.holdsStops) else { return holder }
    var holder = holder ?? Element()
    if holder.childOrder != .asWritten { holder.childOrder = .asWritten }
    holder.facts.append(.init(key: FactKey.paneTitle.rawValue, value: .text(title)))
    return holder
  }

  /// Returns a view as an element.
  private mutating func element(_ index: Int, number: Int) -> Element {
    let view = views[index]
    var element = Element(frame: tree[index].frame)
    element.id = tree[index].toolkitID.map(AndroidView.name)
    element.traits = view.traits
    takeWords(index, into: &element, number: number)
    // A picture that can be tapped is told from a button where neither has a name.
    if element.label == nil, view.role == .imageButton || view.role == .image {
      element.traits.insert(.image)
    }
    if view.flags.contains(.isLongClickable) { element.reactToLongPress() }
    takeStates(index, into: &element, number: number)
    takeAppWords(index, into: &element)
    if view.flags.contains(.isClickable) { element.respondsToUserInteraction = true }
    return element
  }

  /// The first text in the toolbar, as an app calls its window.
  mutating func title() -> String? {
    var end = 0
    for index in views.indices {
      if views[index].isToolbar { end = max(end, tree.end(of: index)) }
      guard index < end, views[index].role == .text, marks[index].contains(.isStop),
        views[index].flags.isDisjoint(with: AndroidView.actions),
        let title = tree[index].label ?? tree[index].value
      else { continue }
      notes.infer("titles from toolbars")
      return title
    }
    return nil
  }
}
