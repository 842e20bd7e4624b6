internal import AccessibilityTree

/// Puts the nodes of a dump into ``XCUITestDump``, one attribute after the other, whatever text they
/// come from.
///
/// What producers write differently is made equal here, so that every rule sees one kind of dump: the
/// title of macOS stands for a label, a text's value too, a slider's number becomes a percentage.
struct XCUITestDumpBuilder {
  /// What was read so far.
  private(set) var dump = XCUITestDump()
  private var numbers = XCUITestNumbers()
  private var title = XCUITestElement.Text()

  /// How many nodes are open.
  var depth: Int { dump.tree.depth }

  /// Makes room for the nodes of a text.
  mutating func reserve(for byteCount: Int) {
    dump.tree.reserveCapacity(byteCount / 250)
    dump.texts.reserveCapacity(byteCount / 8)
  }

  /// Opens a node inside the innermost open one.
  mutating func begin(_ type: String) {
    let known = XCUITestType.byName[type]
    begin(known ?? .other)
    if known == nil { insert(.hasUnknownType) }
  }

  /// Takes where the node is written that was opened last, in bytes from the start of the source.
  mutating func place(at offset: Int) { dump.offsets.append(Int32(truncatingIfNeeded: offset)) }

  /// Opens a node inside the innermost open one.
  mutating func begin(_ type: XCUITestType) {
    dump.tree.begin(XCUITestElement(type: type))
    numbers = XCUITestNumbers()
    title = XCUITestElement.Text()
    if type.isOfMac { dump.isOfMac = true }
  }

  /// Takes an attribute of the node that was opened last.
  mutating func take(_ attribute: XCUITestAttribute, _ bytes: UnsafeBufferPointer<UInt8>) {
    let last = dump.tree.count - 1
    switch attribute {
    case .label: dump.tree[last].label = keep(bytes)
    case .value: dump.tree[last].value = keep(bytes)
    case .name: dump.tree[last].name = keep(bytes)
    case .title:
      title = keep(bytes)
      // Apps have a title on a Mac and a label elsewhere.
      if dump.tree[last].type == .application, !title.isEmpty { dump.isOfMac = true }
    case .placeholder: dump.tree[last].placeholder = keep(bytes)
    case .actions: dump.tree[last].actions = keep(bytes)
    case .hint:
      dump.tree[last].hint = keep(bytes)
      dump.saysHints = true
    case .traits:
      dump.tree[last].traits = keep(bytes)
      insert(.hasTraits)
      dump.saysTraits = true
    case .enabled: if !Self.isTrue(bytes) { insert(.isDisabled) }
    case .visible: if !Self.isTrue(bytes) { dump.tree[last].flags.remove(.isVisible) }
    case .accessible:
      if Self.isTrue(bytes) { insert(.isAccessible) }
      dump.saysAccessible = true
    case .native:
      insert(Self.isTrue(bytes) ? [.saysNative, .isNative] : .saysNative)
      dump.saysNative = true
    case .selected: if Self.isTrue(bytes) { insert(.isSelected) }
    case .editing: if Self.isTrue(bytes) { insert(.isEditing) }
    // Only page sources of tvOS have the attribute; in JSON all have it.
    case .focused, .hasFocus:
      if Self.isTrue(bytes) { dump.focused = last }
      if attribute == .focused { dump.saysFocus = true }
    case .minimum: numbers.minimum = XCUITestAttribute.number(bytes)
    case .maximum: numbers.maximum = XCUITestAttribute.number(bytes)
    case .x: numbers.x = XCUITestAttribute.number(bytes)
    case .y: numbers.y = XCUITestAttribute.number(bytes)
    case .width: numbers.width = XCUITestAttribute.number(bytes)
    case .height: numbers.height = XCUITestAttribute.number(bytes)
    }
  }

  /// Takes an attribute of the node that was opened last.
  mutating func take(_ attribute: XCUITestAttribute, _ text: String) {
    var text = text
    text.withUTF8 { take(attribute, $0) }
  }

  /// Whether the node that was opened last has all numbers of a frame.
  var hasFrame: Bool {
    numbers.x != nil && numbers.y != nil && numbers.width != nil && numbers.height != nil
  }

  /// Takes the frame of the node that was opened last: `{{1, 2}, {3, 4}}`.
  mutating func takeFrame(_ text: String) {
    let parts = text.utf8.prefix(200).split { byte in
      byte == 0x7B || byte == 0x7D || byte == 0x2C || byte == 0x20
    }.map { Double(Substring($0)) ?? .nan }
    guard parts.count == 4 else { return insert(.hasAbsurdFrame) }
    (numbers.x, numbers.y, numbers.width, numbers.height) = (parts[0], parts[1], parts[2], parts[3])
  }

  /// Takes the frame of the node that was opened last.
  mutating func takeFrame(_ frame: Frame?) {
    guard let frame else { return }
    (numbers.x, numbers.y) = (frame.x, frame.y)
    (numbers.width, numbers.height) = (frame.width, frame.height)
  }

  /// Takes the one text that is drawn in the control that was opened last.
  mutating func take(shownText text: String) { dump.shownTexts[dump.tree.count - 1] = text }

  /// Says something of the node that was opened last.
  mutating func insert(_ flags: XCUITestElement.Flags) {
    dump.tree[dump.tree.count - 1].flags.formUnion(flags)
  }

  /// Settles the node that was opened last, when all of its attributes are known.
  mutating func settle() {
    let last = dump.tree.count - 1
    numbers.settle(&dump.tree[last])
    if dump.string(dump.tree[last].label) == nil {
      if dump.string(title) != nil {
        dump.tree[last].label = title
      } else if dump.tree[last].type == .staticText {
        dump.tree[last].label = dump.tree[last].value
      }
    }
    takePercentage(last)
  }

  /// Closes the innermost open node.
  mutating func end() { dump.tree.end() }

  /// A slider says how far it is between its ends, in percent (documented: UISlider).
  private mutating func takePercentage(_ last: Int) {
    guard dump.tree[last].type == .slider, let minimum = numbers.minimum,
      let maximum = numbers.maximum, minimum < maximum,
      let value = dump.string(dump.tree[last].value).flatMap(Double.init),
      minimum...maximum ~= value
    else { return }
    let share = ((value - minimum) / (maximum - minimum) * 100).rounded()
    guard share.isFinite else { return }
    var text = "\(Int(share))%"
    dump.tree[last].value = text.withUTF8 { keep($0) }
    insert(.hasPercentage)
  }

  private static func isTrue(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    switch bytes.count {
    case 1: bytes[0] == UInt8(ascii: "1")
    case 4: bytes[0] | 0x20 == UInt8(ascii: "t")
    default: false
    }
  }

  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) -> XCUITestElement.Text {
    let start = UInt32(dump.texts.count)
    dump.texts.append(contentsOf: bytes)
    return XCUITestElement.Text(start: start, count: UInt32(bytes.count))
  }
}
