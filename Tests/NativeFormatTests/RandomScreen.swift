import SeededGenerators
import AccessibilityTree

/// Makes screens with every property that a screen file can hold, and texts that files find hard.
struct RandomScreen {
  var random: SeededGenerator
  private var ids: [String] = []

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  static let hostileTexts = [
    "", " ", "  two  spaces ", "null", "Null", "~", "true", "no", "off", "1e3", "12", "1.0", "-",
    "- ", "- item", "? key", ": ", "a: b", "a:", "#", "# comment", "a # b", "%", "%d", "@", "`",
    "*alias", "&anchor", "!tag", "!!str", "|", ">", "[", "]", "{", "}", ",", "'", "''", "\"",
    "\"quoted\"", "\\", "\\n", "\n", "a\nb", "a\r\nb", "\r", "\t", "\ttab", "\u{0}", "\u{7}",
    "\u{1B}[2J", "\u{7F}", "\u{85}", "\u{9B}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{202E}abc",
    "\u{2066}x\u{2069}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{E000}", "👍🏽", "👨‍👩‍👧",
    "é", "e\u{301}", "شكرا", "עברית", "日本語", "ไทย", "---", "...", "<<", "=", "0x10", "0o7", ".inf",
    ".nan", "2001-01-01", "12:30:45", "y", "Why?", "50%", "(a)", "it's", "Rate", "Mango lassi",
    "asWritten", "\u{1F600}\u{0}\u{10FFFF}", String(repeating: "long ", count: 500),
    String(repeating: "ü", count: 1500),
  ]

  private mutating func text() -> String {
    let text = random.one(of: Self.hostileTexts)
    return random.oneIn(4) ? text + random.one(of: Self.hostileTexts) : text
  }

  private mutating func texts() -> [String] {
    (0..<Int.random(in: 1...3, using: &random)).map { _ in text() }
  }

  private mutating func number() -> Double {
    let numbers = [
      0, 1, -1, 0.5, 12.75, 1e-9, 1e16, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0.1,
      9_007_199_254_740_992, 9_007_199_254_740_994,
    ]
    return random.oneIn(2) ? random.one(of: numbers) : Double.random(in: -500...500, using: &random)
  }

  private mutating func languageTag() -> String { random.one(of: ["en", "de-AT", "zh-Hant-TW"]) }

  /// Returns a random screen.
  mutating func next() -> Screen {
    var tree = ElementTree()
    ids = []
    var open: [Int] = []
    for _ in 0..<Int.random(in: 0...14, using: &random) {
      let index = tree.begin(element())
      open.append(index)
      while !open.isEmpty, random.oneIn(2) {
        tree.end()
        open.removeLast()
      }
    }
    while !open.isEmpty {
      tree.end()
      open.removeLast()
    }
    for index in 0..<tree.count { addReferences(to: index, of: &tree) }
    var screen = Screen(tree: tree)
    if random.oneIn(2) { screen.title = text() }
    if random.oneIn(3) { screen.app = text() }
    if random.oneIn(3) { screen.platform = random.one(of: Platform.allCases) }
    if random.oneIn(3) { screen.toolkit = random.one(of: Toolkit.allCases) }
    if random.oneIn(3) { screen.size = Size(width: 375.5, height: abs(number()) + 1) }
    if random.oneIn(3) { screen.direction = random.one(of: Direction.allCases) }
    if random.oneIn(3) { screen.language = languageTag() }
    if random.oneIn(3) { screen.textSize = random.one(of: TextSize.allCases) }
    screen.hasBoldText = random.oneIn(3)
    return screen
  }

  private mutating func element() -> Element {
    var element = Element()
    // An `id` of its own, whatever else it is made of; long enough to need care as a key.
    if random.oneIn(2) {
      let id = random.oneIn(3) ? text() + "\(ids.count)" : "element-\(ids.count)"
      ids.append(id)
      element.id = id
    }
    if random.oneIn(5) { return element }
    if random.oneIn(2) { element.label = text() }
    if random.oneIn(3) { element.value = text() }
    if random.oneIn(3) { element.hint = text() }
    if random.oneIn(2) { element.traits = random.one(of: Traits.named).trait }
    if random.oneIn(4) { element.traits.formUnion(random.one(of: Traits.named).trait) }
    if random.oneIn(3) {
      element.frame = Frame(x: number(), y: number(), width: abs(number()), height: abs(number()))
    }
    if random.oneIn(9) { element.activationPoint = Point(x: number(), y: number()) }
    if random.oneIn(9) { element.path = [Point(x: number(), y: 0), Point(x: 1, y: number())] }
    if random.oneIn(5) { element.isElement = .random(using: &random) }
    if random.oneIn(9) { element.isHidden = true }
    if random.oneIn(9) { element.isDecorative = true }
    if random.oneIn(9) { element.clips = true }
    if random.oneIn(9) { element.isModal = true }
    if random.oneIn(5) { element.container = random.one(of: Container.allCases) }
    if random.oneIn(9) { element.groupsChildren = true }
    if random.oneIn(9) { element.childOrder = .asWritten }
    if random.oneIn(9) { element.sortPriority = number() }
    if random.oneIn(9) { element.combination = random.one(of: [.ignore, .combine, .contain]) }
    if random.oneIn(9) { element.actions = texts() }
    if random.oneIn(9) { element.content = content() }
    if random.oneIn(9) { element.userInputLabels = texts() }
    if random.oneIn(9) { element.language = languageTag() }
    if random.oneIn(9) { element.headingLevel = Int.random(in: 1...6, using: &random) }
    if random.oneIn(9) { element.isExpanded = .random(using: &random) }
    if random.oneIn(9) { element.respondsToUserInteraction = .random(using: &random) }
    if random.oneIn(9) { element.cell = cell() }
    if random.oneIn(5) { addSpeech(to: &element) }
    if random.oneIn(9) { element.dragSources = texts() }
    if random.oneIn(9) { element.dropPoints = texts() }
    if random.oneIn(9) { element.directTouch = DirectTouch.allCases }
    if random.oneIn(5) { element.behaviours = behaviours() }
    if random.oneIn(5) { element.facts = facts() }
    if random.oneIn(2) { addRole(to: &element) }
    return element
  }

  private mutating func addRole(to element: inout Element) {
    if random.oneIn(2) {
      let role = random.one(of: Role.allCases)
      if element.traits.contradiction(of: role) == nil { element.role = role }
    }
    if random.oneIn(2) { element.states = states() }
    element.states.keepOnly(of: element.semanticRole)
    if random.oneIn(5) { element.description = text() }
    if random.oneIn(5) { element.placeholder = text() }
    if random.oneIn(5) { element.roleDescription = text() }
    if random.oneIn(5) { element.errorMessage = text() }
    if random.oneIn(5) { element.keyShortcuts = text() }
    if random.oneIn(5) { element.level = Int.random(in: 1...9, using: &random) }
    if random.oneIn(5) {
      element.position = SetPosition(
        index: Int.random(in: 1...3, using: &random), count: random.oneIn(2) ? 3 : nil)
    }
    if random.oneIn(5) {
      element.range = ValueRange(
        value: random.oneIn(2) ? number() : nil, minimum: random.oneIn(2) ? -2 : nil,
        maximum: random.oneIn(2) ? abs(number()) : nil, text: random.oneIn(2) ? text() : nil)
    }
  }

  private mutating func states() -> States {
    var states = States()
    if random.oneIn(3) { states.pressed = random.one(of: Tristate.allCases) }
    if random.oneIn(3) { states.checked = random.one(of: Tristate.allCases) }
    if random.oneIn(3) { states.isSelected = .random(using: &random) }
    if random.oneIn(3) { states.isRequired = .random(using: &random) }
    if random.oneIn(3) { states.isReadOnly = .random(using: &random) }
    if random.oneIn(3) { states.isMultiline = .random(using: &random) }
    if random.oneIn(3) { states.isBusy = .random(using: &random) }
    if random.oneIn(3) { states.invalid = random.one(of: States.Invalid.allCases) }
    if random.oneIn(3) { states.current = random.one(of: States.Current.allCases) }
    if random.oneIn(3) { states.popup = random.one(of: States.Popup.allCases) }
    if random.oneIn(3) { states.live = random.one(of: States.Live.allCases) }
    if random.oneIn(3) { states.orientation = random.one(of: States.Orientation.allCases) }
    if random.oneIn(3) { states.sort = random.one(of: States.Sort.allCases) }
    return states
  }

  private mutating func content() -> [CustomContent] {
    texts().map { CustomContent(label: $0, value: text(), isImportant: random.oneIn(2)) }
  }

  private mutating func cell() -> TableCell {
    TableCell(
      row: random.oneIn(3) ? nil : Int.random(in: 0...9, using: &random),
      column: random.oneIn(3) ? nil : Int.random(in: 0...9, using: &random),
      rowSpan: Int.random(in: 1...3, using: &random), columnSpan: 1)
  }

  private mutating func addSpeech(to element: inout Element) {
    let targets: [(SpeechAttribute.Target, String?)] = [
      (.label, element.label), (.value, element.value), (.hint, element.hint),
    ]
    for (target, text) in targets {
      guard let text, !text.isEmpty else { continue }
      element.speech.append(
        SpeechAttribute(
          target: target, range: 0..<Int.random(in: 1...text.count, using: &random),
          spellOut: random.oneIn(2), punctuation: random.oneIn(2),
          pitch: random.oneIn(2) ? 1.25 : nil, ipa: random.oneIn(2) ? self.text() : nil,
          language: random.oneIn(2) ? "fr" : nil))
    }
  }

  private mutating func behaviours() -> [Behaviour] {
    var acts = Behaviour.Act.allCases.map { Behaviour.Trigger.act($0) }.shuffled(using: &random)
    acts = Array(acts.prefix(Int.random(in: 0...2, using: &random)))
    if random.oneIn(2) {
      let names = Set(texts()).sorted()
      let place = Int.random(in: 0...acts.count, using: &random)
      acts.insert(contentsOf: names.map { .action($0) }, at: place)
    }
    return acts.map { Behaviour(on: $0, effects: effects()) }
  }

  private mutating func effects() -> [Behaviour.Effect] {
    // What a file sets has to be on its screen.
    let target = ids.isEmpty ? nil : random.one(of: ids)
    let effects: [Behaviour.Effect] = [
      .init(.close), .init(.announce, argument: .text(text())),
      .init(
        .announce, argument: .text(text()), options: [.init(key: "priority", value: .text("low"))]),
      .init(
        .set,
        argument: .mapping([
          .init(
            key: target ?? "",
            value: .mapping([
              .init(key: "label", value: .text(text())), .init(key: "value", value: .text("••")),
              .init(key: "expanded", value: .boolean(true)),
              .init(key: "headingLevel", value: .number(2)),
              .init(
                key: "frame",
                value: .list([.number(number()), .number(1), .number(2), .number(0.5)])),
              .init(key: "traits", value: .list([.text("button")])),
            ]))
        ])),
    ]
    return effects.filter { ($0.name != .set || target != nil) && random.oneIn(2) }
  }

  private mutating func facts() -> [PropertyValue.Entry] {
    [
      .init(key: "bold", value: .boolean(.random(using: &random))),
      .init(key: "textColor", value: .text("#FF0000")),
      .init(key: "fontSize", value: .number(Double.random(in: 1...99, using: &random))),
      .init(key: "visibleText", value: .text(text())),
      .init(key: "opens", value: .text("sheet")),
      .init(
        key: "media",
        value: .mapping([
          .init(key: "seconds", value: .number(Double.random(in: 1...99, using: &random))),
          .init(key: "captions", value: .boolean(false)),
        ])),
      .init(
        key: "ignore",
        value: .list([
          .mapping([
            .init(key: "rule", value: .text(text())),
            .init(key: "reason", value: .text("x" + text())),
          ])
        ])),
    ].shuffled(using: &random).filter { _ in random.oneIn(2) }
  }

  private mutating func addReferences(to index: Int, of tree: inout ElementTree) {
    let own = tree[index].id
    let others = ids.filter { $0 != own }
    // Labels come from elements before this one only, so that they cannot go round in a circle.
    let before = (0..<index).compactMap { tree[$0].id }
    if random.oneIn(6), !before.isEmpty { tree[index].labelledBy = [random.one(of: before)] }
    if random.oneIn(6), !others.isEmpty {
      tree[index].linked = [random.one(of: others), random.one(of: others)]
    }
    let below = (index + 1..<tree.end(of: index)).compactMap { tree[$0].id }
    if random.oneIn(3), !below.isEmpty {
      tree[index].childOrder = .listed(below.shuffled(using: &random))
    }
    if random.oneIn(6) {
      let headers = others.prefix(2).enumerated().map { DataTable.Headers(index: $0, ids: [$1]) }
      tree[index].table = DataTable(
        rows: random.oneIn(2) ? 3 : nil, columns: random.oneIn(2) ? 4 : nil, rowHeaders: headers,
        columnHeaders: random.oneIn(2) ? [.init(index: 7, ids: [])] : [])
    }
    if random.oneIn(6) {
      var items = [CustomRotor.Item(text: text() + "z"), .init(text: ids.first ?? "nobody")]
      if let id = ids.last {
        items += [.init(element: id), .init(element: id, text: text())]
      }
      tree[index].rotors = [CustomRotor(name: text(), items: items)]
    }
  }
}
