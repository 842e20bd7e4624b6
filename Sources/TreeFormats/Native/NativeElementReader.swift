import AccessibilityTree
import Documents

/// Reads one element of a screen file.
struct NativeElementReader {
  private(set) var element = Element()
  /// The value of the key `children`, for the caller to read.
  private(set) var children: DocumentNode?
  /// Where the element names others, for messages about names that lead nowhere.
  private(set) var references: [(key: NativeElementKey, node: DocumentNode)] = []
  private(set) var idNode: DocumentNode?
  /// The value of the key `rotors`, whose items name elements or texts.
  private(set) var rotorsNode: DocumentNode?
  /// The value of the key `on`, whose effects name elements.
  private(set) var behavioursNode: DocumentNode?
  /// What could not be read.
  private(set) var unread: [DocumentNode] = []
  /// Texts that a comment cuts off, by the place of the comment: `Order #1042`.
  private(set) var cutTexts: [Int] = []
  /// What is read otherwise than its author may have meant: `button Pay`, `button:Pay`.
  private(set) var slips: [NativeSlip] = []
  private var valueNode: DocumentNode?
  /// The key of an ARIA level, which only readers of pages say.
  private var levelNode: DocumentNode?
  /// The key of a role with nothing behind it.
  private var emptyName: DocumentNode?
  /// The key of a role with a name behind it.
  private var named: DocumentNode?
  private(set) var shortForm: NativeShortForm?

  /// Reads a mapping, or a bare text as a text element; after an error what could be read is there.
  mutating func read(_ node: DocumentNode) throws(SourceError) {
    if node.kind == .string || node.kind == .plain && !node.isBlank {
      element.label = node.text
      element.traits = .staticText
      if let slip = NativeSlip(text: node) ?? NativeSlip(placeholderIn: node) { slips.append(slip) }
      return
    }
    guard node.kind == .mapping else {
      unread.append(node)
      throw node.error(
        "an element is a mapping or a text, not \(node.described)",
        suggestion: node.kind == .sequence
          ? "for a row of a table write - group: \"\", and the cells below children:" : nil)
    }
    var mistakes = SourceMistakes()
    var (count, last): (Int, DocumentNode?) = (0, nil)
    try node.forEachPair { (key, value) throws(SourceError) in
      (count, last) = (count + 1, key)
      if let slip = NativeSlip(ofAndroid: key) { slips.append(slip) }
      let isRead = mistakes.attempt { () throws(SourceError) in
        try read(key, value)
        return true
      }
      if isRead == nil { unread.append(value) }
    }
    // Of an element that was not read whole it cannot be told what goes together.
    try mistakes.check()
    readSwitch()
    if let emptyName, children == nil, let slip = NativeSlip(emptyName: emptyName, of: element) {
      slips.append(slip)
    }
    if let named, let children,
      let slip = NativeSlip(lostName: named, of: element, children)
    {
      slips.append(slip)
    }
    if let key = emptyName ?? named, element.container != nil, count == 1 {
      slips.append(NativeSlip(empty: key))
    }
    if shortForm == .heading, element.headingLevel == nil, element.role == nil, let levelNode {
      slips.append(NativeSlip(levelOfHeading: levelNode))
    }
    if count == 1, let last, let slip = NativeSlip(alone: last) { slips.append(slip) }
    for attribute in element.speech { try check(attribute, node) }
    if let mistake = element.factMistake { throw NativeRoles.error(mistake, in: node) }
  }

  private mutating func read(_ key: DocumentNode, _ value: DocumentNode) throws(SourceError) {
    if let short = NativeShortForm.byName[key.text], !(short == .table && value.kind == .mapping) {
      try read(short, key, value)
    } else if let known = NativeElementKey.byName[key.text] {
      let isWord = known.type == .word
      if isWord {
        try refuseComment(key, value)
        noteCut(value)
      }
      if !(isWord ? value.isBlank : value.isNull) { try read(known, key, value) }
    } else {
      let repair = meant(by: key, value)
      takeMeant(key, value)
      throw key.error(
        "unknown key \(SafeText.quoted(key.text)) of an element", suggestion: repair)
    }
  }

  /// Takes in a misspelt short form, so that the advice about further keys of the element knows its name.
  private mutating func takeMeant(_ key: DocumentNode, _ value: DocumentNode) {
    let known =
      NativeElementKey.allCases.map(\.rawValue) + NativeShortForm.allCases.map(\.rawValue)
    guard shortForm == nil, value.isWord,
      let short = Spelling.meant(by: key.text, among: known)
        .flatMap(NativeShortForm.init(rawValue:))
    else { return }
    (shortForm, element.label) = (short, value.text)
  }

  // YAML has four words for a switch that is on, and a reader has one.
  private mutating func readSwitch() {
    guard element.traits.contains(.switchButton), let valueNode, valueNode.kind != .string else {
      return
    }
    switch valueNode.text.lowercased() {
    case "true", "yes": element.value = "on"
    case "false", "no": element.value = "off"
    default:
      if let slip = NativeSlip(valueOfSwitch: valueNode) { slips.append(slip) }
    }
  }

  /// Reads one property, as the only one of an element.
  mutating func readOnly(
    _ key: NativeElementKey, _ name: DocumentNode, _ value: DocumentNode
  ) throws(SourceError) {
    try read(key, name, value)
  }

  // `textColor: #FF0000` is nothing but a comment to YAML, and would be lost without a word.
  private func refuseComment(_ key: DocumentNode, _ value: DocumentNode) throws(SourceError) {
    guard value.isCutByComment else { return }
    throw value.error(
      "there is no value between \(SafeText.quoted(key.text)) and the comment after it",
      suggestion: "put a text that begins with # in quotes")
  }

  private mutating func noteCut(_ value: DocumentNode) {
    if let place = value.commentThatCuts { cutTexts.append(place) }
  }

  private mutating func read(
    _ short: NativeShortForm, _ key: DocumentNode, _ value: DocumentNode
  ) throws(SourceError) {
    if let other = shortForm {
      throw key.error(
        "\(SafeText.quoted(key.text)) and \(SafeText.quoted(other.rawValue)) both name the role",
        suggestion: "keep one and add the other's trait to \"traits\"")
    }
    shortForm = short
    try refuseComment(key, value)
    noteCut(value)
    if value.isBlank, value.kind != .string { emptyName = key }
    if value.kind == .sequence, short.container != nil {
      throw value.error(
        "\(SafeText.quoted(key.text)) takes a text, not a list",
        suggestion: "put the items below children: on a line of its own")
    }
    if !value.isBlank {
      try setLabel(value, key)
      named = key
      if short != .text, let slip = NativeSlip(signsOf: value) { slips.append(slip) }
    }
    element.traits.formUnion(short.traits)
    if let container = short.container { try setContainer(container, key) }
  }

  private mutating func setLabel(
    _ value: DocumentNode, _ key: DocumentNode
  ) throws(SourceError) {
    if value.kind == .mapping, NativeShortForm.byName[key.text] != nil {
      throw value.error(
        "\(SafeText.quoted(key.text)) takes a text, not a mapping",
        suggestion:
          "write \(key.text): NAME, and the other keys on lines of their own under \(key.text):")
    }
    let text = try value.string(for: key.text)
    guard element.label == nil else {
      throw key.error(
        "\(SafeText.quoted(key.text)) gives a second label",
        suggestion: "the first is \(SafeText.quoted(element.label ?? "")); keep one of them")
    }
    element.label = text
    if let slip = NativeSlip(placeholderIn: value) { slips.append(slip) }
  }

  private mutating func setContainer(
    _ container: Container, _ key: DocumentNode
  ) throws(SourceError) {
    guard element.container == nil || element.container == container else {
      throw key.error("\(SafeText.quoted(key.text)) gives a second container")
    }
    element.container = container
  }

  private mutating func read(
    _ key: NativeElementKey, _ keyNode: DocumentNode, _ value: DocumentNode
  ) throws(SourceError) {
    let name = key.rawValue
    switch key {
    case .id:
      element.id = try value.string(for: name)
      idNode = value
      if element.id?.isEmpty == true { throw value.error("an \"id\" cannot be empty") }
    case .label: try setLabel(value, keyNode)
    case .value:
      element.value = try value.string(for: name)
      valueNode = value
    case .hint: element.hint = try value.string(for: name)
    case .traits: element.traits.formUnion(try Self.traits(value))
    case .frame: element.frame = try Self.frame(value)
    case .activationPoint:
      let numbers = try value.numbers(for: name, shape: ["x", "y"])
      element.activationPoint = Point(x: numbers[0], y: numbers[1])
    case .path:
      for item in try value.list(for: name) {
        let numbers = try item.numbers(for: name, shape: ["x", "y"])
        element.path.append(Point(x: numbers[0], y: numbers[1]))
      }
    case .isElement: element.isElement = try value.boolean(for: name)
    case .hidden: element.isHidden = try value.boolean(for: name)
    case .decorative: element.isDecorative = try value.boolean(for: name)
    case .clips: element.clips = try value.boolean(for: name)
    case .modal: element.isModal = try value.boolean(for: name)
    case .container: try setContainer(try value.word(for: name, noun: "containers"), value)
    case .groupsChildren: element.groupsChildren = try value.boolean(for: name)
    case .order: try readOrder(value)
    case .sortPriority: element.sortPriority = try value.number(for: name)
    case .combine: element.combination = try value.word(for: name, noun: "words")
    case .labelledBy:
      element.labelledBy = try value.idOrIDs(for: name)
      references.append((key, value))
    case .linked:
      element.linked = try value.strings(for: name)
      references.append((key, value))
    case .actions: element.actions = try value.strings(for: name)
    case .userInputLabels: element.userInputLabels = try value.strings(for: name)
    case .language: element.language = try value.languageTag(for: name)
    case .headingLevel: element.headingLevel = try value.integer(for: name, in: 1...6)
    case .expanded: element.isExpanded = try value.boolean(for: name)
    case .respondsToUserInteraction:
      element.respondsToUserInteraction = try value.boolean(for: name)
    case .dragSources: element.dragSources = try value.strings(for: name)
    case .dropPoints: element.dropPoints = try value.strings(for: name)
    case .directTouch:
      element.directTouch = try DocumentNode.readEach(try value.list(for: name)) {
        (item) throws(SourceError) in try item.word(for: name, noun: "options")
      }
    case .content: element.content = try NativeDetails.content(value)
    case .rotors:
      element.rotors = try NativeDetails.rotors(value)
      rotorsNode = value
    case .table:
      element.table = try NativeDetails.table(value)
      references.append((key, value))
    case .cell: element.cell = try NativeDetails.cell(value)
    case .speech: element.speech = try NativeDetails.speech(value)
    case .behaviours:
      behavioursNode = value
      element.behaviours = try NativeBehaviours.read(value)
    case .children: children = value
    case .role: element.role = try NativeRoles.role(value)
    case .description: element.description = try value.string(for: name)
    case .placeholder: element.placeholder = try value.string(for: name)
    case .roleDescription: element.roleDescription = try value.string(for: name)
    case .errorMessage: element.errorMessage = try value.string(for: name)
    case .keyShortcuts: element.keyShortcuts = try value.string(for: name)
    case .level:
      if shortForm == .heading, value.looseNumber == nil {
        throw value.error(
          "\"level\" takes a number, not \(SafeText.quoted(value.text))",
          suggestion: "write headingLevel: \(value.text.last.flatMap { Int(String($0)) } ?? 2)")
      }
      element.level = try value.integer(for: name, in: 1...NativeRoles.largest)
      levelNode = keyNode
    case .position: element.position = try NativeRoles.position(value)
    case .range: element.range = try NativeRoles.range(value)
    default:
      if let state = key.state {
        try NativeRoles.read(state, value, into: &element.states)
      } else if let fact = key.fact {
        element.facts.append(.init(key: name, value: try NativeFacts.read(fact, value)))
        if key.namesElements { references.append((key, value)) }
      }
    }
  }

  private mutating func readOrder(_ value: DocumentNode) throws(SourceError) {
    if value.kind != .sequence, value.text == "asWritten" {
      element.childOrder = .asWritten
      return
    }
    element.childOrder = .listed(try value.strings(for: "order"))
    references.append((.order, value))
  }

  static func traits(_ value: DocumentNode) throws(SourceError) -> Traits {
    let traits = try DocumentNode.readEach(try value.list(for: "traits")) {
      (item) throws(SourceError) -> Traits in
      let name = try item.string(for: "traits")
      guard let trait = Traits(name: name) else {
        throw item.error(
          "unknown trait \(SafeText.quoted(name))",
          suggestion: Spelling.suggestion(
            for: name, among: Traits.named.map(\.name), noun: "traits"))
      }
      return trait
    }
    return Traits(traits)
  }

  private static func frame(_ value: DocumentNode) throws(SourceError) -> Frame {
    let numbers = try value.numbers(for: "frame", shape: ["x", "y", "width", "height"])
    let frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    guard frame.width >= 0, frame.height >= 0 else {
      throw value.error("a \"frame\" cannot have a negative width or height")
    }
    return frame
  }

  private func check(_ attribute: SpeechAttribute, _ node: DocumentNode) throws(SourceError) {
    let text = element.text(attribute.target)
    guard attribute.range.upperBound <= (text ?? "").count else {
      throw (node["speech"] ?? node).error(
        "the range \(attribute.range.lowerBound) to \(attribute.range.upperBound) reaches past "
          + "the end of the \(attribute.target.rawValue)")
    }
  }
}
