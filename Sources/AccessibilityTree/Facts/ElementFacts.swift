/// The facts of an element in their types; `nil` where nothing is stated.
package struct ElementFacts: Sendable {
  private let values: FactValues
  private let role: Role?
  private let live: States.Live?
  private let keyShortcuts: String?

  /// Takes the facts that an element carries; a value of a wrong type counts as none.
  package init(_ element: Element) {
    values = FactValues(element.facts)
    role = element.role
    live = element.states.live
    keyShortcuts = element.keyShortcuts
  }

  /// Returns a text.
  package func text(_ key: FactKey) -> String? { values.text(key.rawValue) }

  /// Returns a value of any shape.
  package func value(_ key: FactKey) -> PropertyValue? { values.value(key.rawValue) }

  /// Returns texts.
  package func texts(_ key: FactKey) -> [String]? { values.texts(key.rawValue) }

  /// Returns a number.
  package func number(_ key: FactKey) -> Double? { values.number(key.rawValue) }

  /// Returns a truth value.
  package func flag(_ key: FactKey) -> Bool? { values.flag(key.rawValue) }

  /// Returns a colour.
  package func color(_ key: FactKey) -> Color? { text(key).flatMap(Color.init) }

  /// The weight of the text: as stated, else bold where that is stated.
  package var fontWeight: FontWeight? {
    text(.fontWeight).flatMap(FontWeight.init) ?? flag(.bold).map { $0 ? .bold : .regular }
  }

  /// What activating the element opens.
  package var opens: Opening? { text(.opens).flatMap(Opening.init) }

  /// The part of the system that the element is.
  package var systemPart: SystemPart? { text(.systemPart).flatMap(SystemPart.init) }

  /// What a landmark holds, where its role, or the one that a web page gives it, is one of a landmark.
  package var landmarkRole: LandmarkRole? {
    role.flatMap { LandmarkRole(rawValue: $0.rawValue) }
      ?? text(.ariaRole).flatMap(LandmarkRole.init)
  }

  /// How changes of the element are told: `off`, `polite` or `assertive`.
  package var liveRegion: String? { text(.liveRegion) ?? live?.rawValue }

  /// The keyboard shortcut.
  package var shortcut: String? {
    // ARIA lists the keys that are the same shortcut with spaces between them.
    text(.shortcut) ?? keyShortcuts.flatMap { $0.split(separator: " ").first.map(String.init) }
  }

  /// The gestures that the element reacts to, `nil` where nothing is stated.
  package var gestures: [TouchGesture]? {
    texts(.gestures)?.compactMap(TouchGesture.init)
  }

  /// What plays here.
  package var media: MediaFacts? { values.entries(FactKey.media.rawValue).map(MediaFacts.init) }

  /// How the element moves by itself.
  package var animation: AnimationFacts? {
    values.entries(FactKey.animation.rawValue).map(AnimationFacts.init)
  }

  /// The tracks of what plays here, `nil` where nothing is stated.
  package var tracks: [MediaTrack]? {
    guard case .list(let items) = values.value(FactKey.tracks.rawValue) else { return nil }
    return items.compactMap { item in
      if case .mapping(let entries) = item { MediaTrack(entries) } else { nil }
    }
  }

  /// The rules that the audit passes over here and below.
  package var ignored: [IgnoredRule] {
    guard case .list(let items) = values.value(FactKey.ignore.rawValue) else { return [] }
    return items.compactMap { item in
      guard case .mapping(let entries) = item else { return nil }
      let values = FactValues(entries)
      guard let rule = values.text("rule"), let reason = values.text("reason") else { return nil }
      return IgnoredRule(rule: rule, reason: reason, until: values.text("until"))
    }
  }
}

extension Element {
  /// Whether the element states any fact that ``ElementFacts`` knows.
  package var statesFacts: Bool {
    !facts.isEmpty || role != nil || states.live != nil || keyShortcuts != nil
  }

  /// The facts of the element in their types.
  package var statedFacts: ElementFacts { ElementFacts(self) }

  /// States where a link leads, which is stated once.
  package mutating func state(linkTarget address: String) {
    facts.append(.init(key: FactKey.linkTarget.rawValue, value: .text(address)))
  }

  /// States what the file of a picture is called, which is stated once.
  package mutating func state(imageName name: String) {
    facts.append(.init(key: FactKey.imageName.rawValue, value: .text(name)))
  }

  /// States how the text is drawn: on a colour, or on a picture for `nil`; the size in points.
  package mutating func state(
    textColor color: Color, on background: Color?, fontSize: Double, isBold: Bool
  ) {
    facts.append(.init(key: FactKey.textColor.rawValue, value: .text(color.hexadecimal)))
    if let background {
      let value = PropertyValue.text(background.hexadecimal)
      facts.append(.init(key: FactKey.backgroundColor.rawValue, value: value))
    } else {
      facts.append(.init(key: FactKey.backgroundIsImage.rawValue, value: .boolean(true)))
    }
    facts.append(.init(key: FactKey.fontSize.rawValue, value: .number(fontSize)))
    if isBold { facts.append(.init(key: FactKey.bold.rawValue, value: .boolean(true))) }
  }

  /// States the text that is shown where another one is said.
  package mutating func state(visibleText text: String) {
    facts.append(.init(key: FactKey.visibleText.rawValue, value: .text(text)))
  }

  /// States the colour of the element's border, and what it is seen against.
  package mutating func state(tintColor color: Color, on background: Color) {
    for (key, color) in [(FactKey.tintColor, color), (.backgroundColor, background)] {
      facts.append(.init(key: key.rawValue, value: .text(color.hexadecimal)))
    }
  }

  /// States what a web page's document says of the element without effect.
  package mutating func state(ariaFaults faults: [String]) {
    let value = PropertyValue.list(faults.map { .text($0) })
    facts.append(.init(key: FactKey.ariaFaults.rawValue, value: value))
  }

  /// States the role that a web page gives the element, which is stated once.
  package mutating func state(ariaRole role: String) {
    facts.append(.init(key: FactKey.ariaRole.rawValue, value: .text(role)))
  }
}
