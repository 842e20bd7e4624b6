import AccessibilityTree
import Voices

/// Swiping up and down: what each kind of rotor option then does.
extension Session {
  /// A swipe down (1) or up (-1).
  mutating func moveByRotor(_ direction: Int) -> [Event] {
    guard let stop = cursor?.stop else { return [.refused(.nothingFocused)] }
    guard let rotor = rotorInUse?.rotor else { return end(of: .meaning) }
    switch rotor.use {
    case .elements(let includes): return find(rotor, direction, from: stop, includes)
    case .jump(let key): return jump(by: key, direction)
    case .text(let unit): return moveThroughText(unit, direction)
    case .actions:
      // The list ends on plain activation (measured in a German recording).
      let actions = reading.element(at: stop).offeredActions.map { Choice(words: $0) }
      return chooseItem(actions + choices([.defaultAction]), direction)
    case .adjustValue: return adjust(direction < 0 ? .increment : .decrement)
    case .moreContent:
      let facts = reading.element(at: stop).content.map { content in
        [content.label, content.value].filter { !$0.isEmpty }.joined(
          separator: reading.book.separator)
      }
      return chooseItem(facts.map { Choice(words: $0) }, direction)
    case .setting(let setting): return change(setting, direction)
    case .input: return end(of: .meaning)
    case .edit:
      return chooseItem(choices(editOperations(at: stop).map(\.name)), direction)
    case .custom(let items): return moveThroughItems(items, direction)
    case .search(let search): return move(by: search, direction)
    }
  }

  private mutating func find(
    _ rotor: Rotor, _ direction: Int, from stop: Int, _ includes: (RotorCandidate) -> Bool
  ) -> [Event] {
    var index = stop + direction
    while reading.order.stops.indices.contains(index) {
      if includes(candidate(index)) { return land(on: index, from: stop) }
      index += direction
    }
    // A miss is said, and the cursor stays: "link not found".
    return miss(rotor.item, direction)
  }

  private func choices(_ keys: [PhraseKey]) -> [Choice] {
    keys.compactMap { key in
      reading.phrase(key).map { Choice(words: $0.pattern, phrase: key) }
    }
  }

  private mutating func chooseItem(_ names: [Choice], _ direction: Int) -> [Event] {
    let next = rotorPosition.map { $0 + direction } ?? (direction > 0 ? 0 : names.count - 1)
    guard names.indices.contains(next) else {
      guard let rotorPosition, names.indices.contains(rotorPosition) else {
        return end(of: .rotor)
      }
      return end(of: .rotor) + [say(names[rotorPosition], reason: .rotor)]
    }
    rotorPosition = next
    return [say(names[next], reason: .rotor)]
  }

  private mutating func moveThroughItems(_ items: [RotorItem], _ direction: Int) -> [Event] {
    guard let stop = cursor?.stop else { return [] }
    // From an item of the rotor to its neighbour; from elsewhere to the nearest one this way.
    let current = rotorPosition ?? items.firstIndex { $0.stop == stop && $0.text == nil }
    // What is hidden or gone meanwhile stays in the list, so that the others keep their numbers.
    let reachable = items.indices.filter { items[$0].isReachable }
    let next: Int?
    if direction > 0 {
      next = reachable.first { item in
        current.map { item > $0 } ?? ((items[item].stop ?? .max) > stop)
      }
    } else {
      next = reachable.last { item in
        current.map { item < $0 } ?? ((items[item].stop ?? .min) < stop)
      }
    }
    guard let next else { return boundary(of: .rotor) }
    let item = items[next]
    var events: [Event] = []
    if let text = item.text {
      if let target = item.stop { cursor = .stop(target) }
      events = [.earcon(.itemFocused), say(text, reason: .focus)]
    } else if let target = item.stop {
      events = land(on: target, from: stop)
    } else {
      return boundary(of: .rotor)
    }
    rotorPosition = next
    return events
  }

  // The app is asked from the item reached last, or from the focused element, and from each item that
  // cannot be reached on, until it has none or names one again.
  private mutating func move(by search: RotorSearch, _ direction: Int) -> [Event] {
    guard let stop = cursor?.stop else { return [] }
    var current = searchItem ?? CustomRotor.Item(element: reading.element(at: stop).id)
    var passed: Set<CustomRotor.Item> = []
    while passed.count < RotorSearch.mostItems,
      let next = search.search(current, direction > 0 ? .next : .previous, screen),
      passed.insert(next).inserted
    {
      let item = RotorItem(next, stop: reading.stop(of:))
      guard item.isReachable else {
        current = next
        continue
      }
      var events: [Event]
      let target = item.stop ?? stop
      if let text = item.text {
        cursor = .stop(target)
        events = [.earcon(.itemFocused), say(text, reason: .focus)]
      } else {
        events = land(on: target, from: stop)
      }
      searchItem = next
      return events
    }
    return boundary(of: .rotor)
  }

  private mutating func moveThroughText(_ unit: TextUnit, _ direction: Int) -> [Event] {
    guard let stop = cursor?.stop else { return [] }
    let characters = Array(text(at: stop))
    let ranges = unit.ranges(in: characters)
    let isSame = textPosition.stop == stop
    let current = isSame ? ranges.lastIndex { $0.lowerBound <= textPosition.offset } : nil
    let next = current.map { $0 + direction } ?? (direction > 0 ? 0 : ranges.count - 1)
    guard ranges.indices.contains(next) else {
      guard let current, ranges.indices.contains(current) else { return end(of: .text) }
      return end(of: .text) + [sayUnit(unit, characters[ranges[current]])]
    }
    textPosition = TextPosition(stop: stop, offset: ranges[next].lowerBound)
    var events: [Event] = []
    if let field = editing, field.node == reading.order.stops[stop].element {
      editing = (field.node, direction > 0 ? ranges[next].upperBound : ranges[next].lowerBound)
      events.append(.earcon(.insertionPointMoved))
    }
    return events + [sayUnit(unit, characters[ranges[next]])]
  }

  /// Says a character by its name, else the text.
  mutating func sayUnit(_ unit: TextUnit, _ characters: ArraySlice<Character>) -> Event {
    if case .character = unit, let character = characters.first {
      return say(character)
    }
    return say(String(characters), reason: .text)
  }

  private mutating func change(_ setting: RotorSetting, _ direction: Int) -> [Event] {
    switch setting {
    case .speakingRate:
      // A swipe up is faster. Steps of five per cent are recalled, not measured.
      let rate = min(100, max(0, settings.speakingRate - 5 * direction))
      let isLimit = rate == settings.speakingRate
      settings.speakingRate = rate
      return (isLimit ? end(of: .value) : []) + [
        say(Fragment(.value, "\(rate)%"), in: nil, reason: .rotor)
      ]
    case .hints:
      if settings.verbosity.silenced.remove(.hints) == nil {
        settings.verbosity.silenced.insert(.hints)
      }
      return say(phrase: settings.verbosity.speaks(.hints) ? .on : .off, as: .state, reason: .rotor)
    case .navigationStyle:
      settings.navigationStyle = settings.navigationStyle == .flat ? .grouped : .flat
      return say(
        phrase: settings.navigationStyle == .flat ? .flat : .grouped, as: .state, reason: .rotor)
    }
  }
}
