import AccessibilityTree
import Documents

/// The properties of screens and elements as keys and values of a screen file, defaults left out.
enum NativeProperties {
  static func screen(_ screen: Screen) -> [PropertyValue.Entry] {
    var entries: [PropertyValue.Entry] = []
    func add(_ key: NativeScreenKey, _ value: PropertyValue?) {
      if let value { entries.append(.init(key: key.rawValue, value: value)) }
    }
    add(.screen, screen.title.map { .text($0) })
    add(.app, screen.app.map { .text($0) })
    add(.platform, screen.platform == .ios ? nil : .text(screen.platform.rawValue))
    add(.toolkit, screen.toolkit.map { .text($0.rawValue) })
    add(.size, screen.size.map { numbers([$0.width, $0.height]) })
    add(.direction, screen.direction.map { .text($0.rawValue) })
    add(.language, screen.language.map { .text($0) })
    add(.textSize, screen.textSize == .large ? nil : .text(screen.textSize.rawValue))
    add(.boldText, screen.hasBoldText ? .boolean(true) : nil)
    add(.origin, screen.origin.map(NativeOrigin.value))
    return entries
  }

  static func element(_ element: Element) -> [PropertyValue.Entry] {
    var entries: [PropertyValue.Entry] = []
    func add(_ key: NativeElementKey, _ value: PropertyValue?) {
      if let value { entries.append(.init(key: key.rawValue, value: value)) }
    }
    func texts(_ texts: [String]) -> PropertyValue? {
      texts.isEmpty ? nil : .list(texts.map { .text($0) })
    }
    add(.id, element.id.map { .text($0) })
    add(.label, element.label.map { .text($0) })
    add(.value, element.value.map { .text($0) })
    add(.hint, element.hint.map { .text($0) })
    add(.traits, texts(element.traits.names))
    add(.role, element.role.map { .text($0.rawValue) })
    // A frame that no file can hold is none.
    let frame = element.frame.flatMap { $0.isFinite ? $0 : nil }
    add(.frame, frame.map { numbers([$0.x, $0.y, $0.width, $0.height]) })
    add(.activationPoint, element.activationPoint.map { numbers([$0.x, $0.y]) })
    add(.path, element.path.isEmpty ? nil : .list(element.path.map { numbers([$0.x, $0.y]) }))
    add(.isElement, element.isElement.map { .boolean($0) })
    add(.hidden, element.isHidden ? .boolean(true) : nil)
    add(.decorative, element.isDecorative ? .boolean(true) : nil)
    add(.clips, element.clips ? .boolean(true) : nil)
    add(.modal, element.isModal ? .boolean(true) : nil)
    add(.container, element.container.map { .text($0.rawValue) })
    add(.groupsChildren, element.groupsChildren ? .boolean(true) : nil)
    switch element.childOrder {
    case .byPosition: break
    case .asWritten: add(.order, .text("asWritten"))
    case .listed(let ids): add(.order, .list(ids.map { .text($0) }))
    }
    add(.sortPriority, element.sortPriority == 0 ? nil : .number(element.sortPriority))
    add(.combine, element.combination.map { .text($0.rawValue) })
    add(.labelledBy, texts(element.labelledBy))
    add(.linked, texts(element.linked))
    add(.actions, texts(element.actions))
    add(.content, element.content.isEmpty ? nil : .list(element.content.map(content)))
    add(.rotors, element.rotors.isEmpty ? nil : .list(element.rotors.map(rotor)))
    add(.userInputLabels, texts(element.userInputLabels))
    add(.language, element.language.map { .text($0) })
    add(.headingLevel, element.headingLevel.map { .number(Double($0)) })
    add(.expanded, element.isExpanded.map { .boolean($0) })
    add(.respondsToUserInteraction, element.respondsToUserInteraction.map { .boolean($0) })
    add(.table, element.table.map(table))
    add(.cell, element.cell.map(cell))
    add(.speech, element.speech.isEmpty ? nil : .list(element.speech.map(speech)))
    add(.dragSources, texts(element.dragSources))
    add(.dropPoints, texts(element.dropPoints))
    add(.directTouch, texts(element.directTouch.map(\.rawValue)))
    let states = element.states
    for key in states.stated {
      if let value = NativeRoles.value(key, of: states) {
        entries.append(.init(key: key.rawValue, value: value))
      }
    }
    add(.description, element.description.map { .text($0) })
    add(.placeholder, element.placeholder.map { .text($0) })
    add(.roleDescription, element.roleDescription.map { .text($0) })
    add(.errorMessage, element.errorMessage.map { .text($0) })
    add(.keyShortcuts, element.keyShortcuts.map { .text($0) })
    add(.level, element.level.map { .number(Double($0)) })
    add(.position, element.position.map(NativeRoles.value))
    add(.range, element.range.map(NativeRoles.value))
    add(.behaviours, behaviours(element.behaviours))
    return entries + element.facts
  }

  /// Returns a tree as a list of elements, one inside the other.
  static func list(_ tree: ElementTree) -> PropertyValue? {
    // The elements of every open level, outermost first; a node is put into its parent when it is done.
    var levels: [[PropertyValue]] = [[]]
    var open: [Int] = []
    func close() {
      let children = levels.removeLast()
      var entries = element(tree[open.removeLast()])
      if !children.isEmpty { entries.append(.init(key: "children", value: .list(children))) }
      levels[levels.count - 1].append(.mapping(entries))
    }
    for index in 0..<tree.count {
      while let last = open.last, tree.end(of: last) <= index { close() }
      guard open.count < ElementInsertion.deepestLevel else { return nil }
      open.append(index)
      levels.append([])
    }
    while !open.isEmpty { close() }
    return .list(levels[0])
  }

  /// Puts a role's short form in the place of a label and the traits or container that it stands for.
  static func shortened(_ entries: [PropertyValue.Entry]) -> [PropertyValue.Entry] {
    guard let label = entries.first(where: { $0.key == "label" }) else { return entries }
    let traits = entries.first { $0.key == "traits" }?.value
    let stated = entries.first { $0.key == "container" }?.value
    let short = NativeShortForm.allCases.first { short in
      if let container = short.container {
        return traits == nil && stated == .text(container.rawValue)
      }
      return stated == nil && traits == .list(short.traits.names.map { .text($0) })
    }
    // The key `table` also stands for a table's data, which then goes first.
    guard let short, !(short == .table && entries.contains { $0.key == "table" }) else {
      return entries
    }
    let rest = entries.filter { !["label", "traits", "container"].contains($0.key) }
    return [.init(key: short.rawValue, value: label.value)] + rest
  }

  private static func numbers(_ numbers: [Double]) -> PropertyValue {
    .list(numbers.map { .number($0) })
  }

  private static func mapping(_ pairs: [(String, PropertyValue?)]) -> PropertyValue {
    .mapping(pairs.compactMap { key, value in value.map { .init(key: key, value: $0) } })
  }

  private static func content(_ content: CustomContent) -> PropertyValue {
    mapping([
      ("label", .text(content.label)),
      ("value", content.value.isEmpty ? nil : .text(content.value)),
      ("important", content.isImportant ? .boolean(true) : nil),
    ])
  }

  private static func rotor(_ rotor: CustomRotor) -> PropertyValue {
    let items = rotor.items.map { item in
      if let element = item.element, item.text == nil { return PropertyValue.text(element) }
      return mapping([
        ("element", item.element.map { .text($0) }), ("text", item.text.map { .text($0) }),
      ])
    }
    return mapping([("name", .text(rotor.name)), ("items", .list(items))])
  }

  private static func table(_ table: DataTable) -> PropertyValue {
    func headers(_ headers: [DataTable.Headers]) -> PropertyValue? {
      if headers.isEmpty { return nil }
      // A table written in Swift may tell the headers of a row or column in parts; a file has one list.
      var entries = OrderedEntries()
      for part in headers { entries.append(part.ids.map { .text($0) }, to: String(part.index)) }
      return .mapping(entries.entries)
    }
    return mapping([
      ("rows", table.rows.map { .number(Double($0)) }),
      ("columns", table.columns.map { .number(Double($0)) }),
      ("rowHeaders", headers(table.rowHeaders)),
      ("columnHeaders", headers(table.columnHeaders)),
    ])
  }

  private static func cell(_ cell: TableCell) -> PropertyValue {
    mapping([
      ("row", cell.row.map { .number(Double($0)) }),
      ("column", cell.column.map { .number(Double($0)) }),
      ("rowSpan", cell.rowSpan == 1 ? nil : .number(Double(cell.rowSpan))),
      ("columnSpan", cell.columnSpan == 1 ? nil : .number(Double(cell.columnSpan))),
    ])
  }

  private static func speech(_ speech: SpeechAttribute) -> PropertyValue {
    mapping([
      ("on", speech.target == .label ? nil : .text(speech.target.rawValue)),
      ("range", numbers([Double(speech.range.lowerBound), Double(speech.range.upperBound)])),
      ("spellOut", speech.spellOut ? .boolean(true) : nil),
      ("punctuation", speech.punctuation ? .boolean(true) : nil),
      ("pitch", speech.pitch.map { .number($0) }),
      ("ipa", speech.ipa.map { .text($0) }),
      ("language", speech.language.map { .text($0) }),
    ])
  }

  // No file can hold code: what has nothing else is left out.
  private static func behaviours(_ behaviours: [Behaviour]) -> PropertyValue? {
    // What a file says of one trigger stands in one place, and so do all custom actions.
    var entries = OrderedEntries()
    var actions = OrderedEntries()
    for behaviour in behaviours where behaviour.code == nil || !behaviour.effects.isEmpty {
      let effects = behaviour.effects.map(effect)
      switch behaviour.trigger {
      case .act(let act): entries.append(effects, to: act.rawValue)
      case .action(let name):
        entries.append([], to: "action")
        actions.append(effects, to: name)
      }
    }
    if !actions.entries.isEmpty { entries.set(.mapping(actions.entries), for: "action") }
    return entries.entries.isEmpty ? nil : .mapping(entries.entries)
  }

  private static func effect(_ effect: Behaviour.Effect) -> PropertyValue {
    if effect.argument == nil, effect.options.isEmpty { return .text(effect.name.rawValue) }
    return .mapping(
      [.init(key: effect.name.rawValue, value: effect.argument ?? .text(""))] + effect.options)
  }
}
