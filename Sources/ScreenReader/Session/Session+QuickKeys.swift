import Voices

/// Jumping to the next thing of a kind, as readers of desktops do in browse mode.
extension Session {
  /// The node that the cursor is on: of a line the element that was jumped to, else the first one.
  var focusedNode: Int? {
    guard let stop = cursor?.stop else { return nil }
    let parts = reading.order.stops[stop].parts
    guard let part = state.jump?.part, parts.indices.contains(part) else { return parts.first }
    return parts[part]
  }

  /// The node at a stop that is acted on.
  func node(at stop: Int) -> Int {
    cursor?.stop == stop
      ? focusedNode ?? reading.order.stops[stop].element
      : reading.order.stops[stop].element
  }

  /// Jumps by the quick key of a name.
  mutating func jump(to name: String, isBack: Bool) -> [Event] {
    let keys = reading.reader.navigation.quickKeys
    guard let key = keys.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      return [.refused(.noQuickKey(name, offered: keys.map(\.name)))]
    }
    if let joins = key.joins { return moveByLine(isBack ? -1 : 1, joins) }
    return jump(by: key, isBack ? -1 : 1)
  }

  /// Jumps forward (1) or back (-1): past the end the search goes on at the other one, where the reader does so.
  mutating func jump(by key: QuickKey, _ direction: Int) -> [Event] {
    guard let stop = cursor?.stop, let focusedNode else { return [.refused(.nothingFocused)] }
    // Past what begins with an element, and back to before it.
    let first = state.jump?.node ?? focusedNode
    let navigation = reading.reader.navigation
    let targets = reading.targets(of: key)
    let next =
      direction > 0
      ? targets.first { $0.node > focusedNode } : targets.last { $0.node < first }
    var events: [Event] = []
    var target = next
    if next == nil, navigation.quickKeysWrap,
      let other = direction > 0 ? targets.first : targets.last
    {
      target = other
      events = [.earcon(.wrapped)]
      events += say(
        phrase: direction > 0 ? "wrappingToTop" : "wrappingToBottom", reason: .rotor)
    }
    guard let target else { return miss(key.item, direction, level: key.level) }
    var said = reading.utterance(
      at: target, of: key, from: navigation.quickKeysTellPlaces ? lastHeard(at: stop) : nil)
    let isBlank = key.extent.tellsPlace && reading.beginsBlank(at: target.place)
    if isBlank, let table = said.fragments.lastIndex(where: { $0.kind == .container }) {
      said.fragments.removeSubrange((table + 1)...)
    }
    events += land(on: target.place.stop, saying: said, reason: .focus)
    let part = target.place.part
    let last = reading.lastPart(of: target, key)
    state.jump = InteractionState.Jump(node: target.node, part: part, last: last)
    if isBlank { state.axis = .init(row: 0, column: 0, isRow: true, isBlank: true) }
    return events
  }

  /// Tells that there is nothing further of a kind this way; the cursor stays.
  mutating func miss(_ item: PhraseKey?, _ direction: Int, level: Int? = nil) -> [Event] {
    var events: [Event] = [.end(of: .rotor), .earcon(.noResults)]
    guard let item else { return events }
    let values: KeyValuePairs = ["level": level.map(String.init) ?? ""]
    let way: PhraseKey = direction > 0 ? .noNext : .noPrevious
    let sentences = [way, .notFound].map { $0.sentence(about: item) }
    if let sentence = sentences.first(where: { reading.phrase($0) != nil }) {
      return events + say(phrase: sentence, filling: values, reason: .rotor)
    }
    guard let item = reading.phrase(item) else { return events }
    let words = item.filled(values)
    events += say(
      phrase: reading.phrase(way) == nil ? .notFound : way, filling: ["item": words],
      spoken: ["item": item.speech == nil ? words : item.filledSpeech(values) ?? words],
      reason: .rotor)
    return events
  }
}
