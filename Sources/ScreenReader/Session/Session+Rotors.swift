import AccessibilityTree
import Voices

extension Session {
  /// The options that the rotor offers here, in order: those that apply here, then the app's.
  public var rotorNames: [String] {
    cursor.map { cursor in offeredRotors(at: cursor.stop).map(\.name) } ?? []
  }

  /// The selected rotor option.
  ///
  /// It is the one that the user selected last if it applies here, or one that the reader switches to by itself, or the
  /// first one.
  ///
  /// The initial option of a real session is not known; the first one is assumed.
  public var currentRotor: String? { rotorInUse?.name }

  private var standardRotors: [Rotor] { reading.offeredRotors }

  /// The option in use; an option that finds elements stays in use where it finds none.
  var rotorInUse: (name: String, rotor: Rotor)? {
    guard let stop = cursor?.stop else { return nil }
    if let chosenRotor, let chosen = rotor(named: chosenRotor, at: stop) {
      return (chosenRotor, chosen)
    }
    let own = customRotors(at: stop)
    let strongest = reading.reader.navigation.turnsItselfTo.lazy.compactMap { title in
      standardRotors.first { $0.title == title && offers($0, at: stop) }
    }
    for rotor in Array(strongest.prefix(1)) + standardRotors {
      if let option = option(rotor, or: own, at: stop) { return option }
    }
    return own.first
  }

  private func rotor(named name: String, at stop: Int) -> Rotor? {
    if let own = customRotors(at: stop).first(where: { $0.name == name }) { return own.rotor }
    for rotor in standardRotors where rotor.title.flatMap(reading.phrase)?.pattern == name {
      switch rotor.use {
      case .elements, .jump: return rotor
      default: break
      }
      return offers(rotor, at: stop) ? rotor : nil
    }
    return nil
  }

  private func offeredRotors(at stop: Int) -> [(name: String, rotor: Rotor)] {
    let own = customRotors(at: stop)
    let options = standardRotors.compactMap { option($0, or: own, at: stop) }
    return options + own.filter { own in !options.contains { $0.name == own.name } }
  }

  /// Returns what stands in the place of a system rotor: the app's rotor of its name, or itself if it has
  /// something here.
  ///
  /// That an app's rotor replaces the system's is documented for SwiftUI's `AccessibilitySystemRotor`; for
  /// a rotor that only has the name it is assumed.
  private func option(
    _ rotor: Rotor, or own: [(name: String, rotor: Rotor)], at stop: Int
  ) -> (name: String, rotor: Rotor)? {
    guard let name = rotor.title.flatMap(reading.phrase)?.pattern else { return nil }
    return own.first { $0.name == name } ?? (offers(rotor, at: stop) ? (name, rotor) : nil)
  }

  func offers(_ rotor: Rotor, at stop: Int) -> Bool {
    let element = reading.element(at: stop)
    switch rotor.use {
    case .elements(let includes):
      return reading.order.stops.indices.contains { includes(candidate($0)) }
    case .jump(let key): return !reading.targets(of: key).isEmpty
    case .text: return !text(at: stop).isEmpty
    case .actions: return !element.offeredActions.isEmpty
    case .adjustValue: return element.traits.contains(.adjustable)
    case .moreContent: return !element.content.isEmpty
    case .edit: return !editOperations(at: stop).isEmpty
    case .input: return element.traits.isSuperset(of: [.textEntry, .isEditing])
    case .setting, .custom, .search: return true
    }
  }

  /// The app's own rotors: those of the containers around the cursor, innermost first, and of the screen's
  /// first node; of several with one name the first.
  private func customRotors(at stop: Int) -> [(name: String, rotor: Rotor)] {
    var rotors: [CustomRotor] = []
    var node: Int? = reading.order.stops[stop].element
    while let current = node {
      rotors += screen.tree[current].rotors
      node = screen.tree.parent(of: current)
    }
    if let first = screen.tree.elements.first, !first.rotors.isEmpty,
      !within(reading.order.stops[stop].element, 0)
    {
      rotors += first.rotors
    }
    let written = rotors.map { rotor in
      Rotor(
        custom: rotor.name,
        .custom(items: rotor.items.map { RotorItem($0, stop: reading.stop(of:)) }))
    }
    let all = written + app.rotors.map { Rotor(custom: $0.name, .search($0)) }
    var names: Set<String> = []
    return all.map { (name: $0.customName ?? "", rotor: $0) }
      .filter { names.insert($0.name).inserted }
  }

  private func within(_ node: Int, _ ancestor: Int) -> Bool {
    ancestor <= node && node < screen.tree.end(of: ancestor)
  }

  func candidate(_ stop: Int) -> RotorCandidate {
    RotorCandidate(stop: stop, current: cursor?.stop ?? 0, reading: reading)
  }

  /// The action that the rotor has been turned down to, which a double tap performs.
  func chosenAction(at stop: Int) -> String? {
    guard let rotorPosition, case .actions = rotorInUse?.rotor.use else { return nil }
    let names = reading.element(at: stop).offeredActions
    return names.indices.contains(rotorPosition) ? names[rotorPosition] : nil
  }

  func text(at stop: Int) -> String {
    let element = reading.element(at: stop)
    return element.traits.contains(.textEntry)
      ? element.value ?? ""
      : [element.label, element.value].compactMap(\.self).joined(separator: " ").withoutGlyphs
  }

  /// Turning the rotor to a named option.
  mutating func turnRotor(to name: String) -> [Event] {
    guard cursor != nil else { return [.refused(.nothingFocused)] }
    let names = rotorNames
    let wanted = [name, reading.ownName(ofRotor: name)].compactMap { $0?.lowercased() }
    guard let index = names.firstIndex(where: { wanted.contains($0.lowercased()) }) else {
      return [.refused(.rotorNotOffered(name, offered: names))]
    }
    return choose(names[index], turning: .nextRotor)
  }

  /// Turning the rotor by one: it has no end.
  mutating func turnRotor(by distance: Int) -> [Event] {
    let names = rotorNames
    guard !names.isEmpty else { return [.refused(.nothingFocused)] }
    let current = currentRotor.flatMap(names.firstIndex(of:)) ?? 0
    let index = ((current + distance) % names.count + names.count) % names.count
    return choose(names[index], turning: distance > 0 ? .nextRotor : .previousRotor)
  }

  private mutating func choose(_ name: String, turning earcon: Earcon) -> [Event] {
    rotorPosition = nil
    searchItem = nil
    textPosition = TextPosition()
    let title = standardRotors.lazy.compactMap(\.title).first {
      reading.phrase($0)?.pattern == name
    }
    chosenRotor = name
    settings.rotor = title ?? PhraseKey(name)
    return [.earcon(earcon), say(Choice(words: name, phrase: title), reason: .rotor)]
  }
}
