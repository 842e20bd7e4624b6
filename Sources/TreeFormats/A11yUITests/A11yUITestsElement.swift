internal import AccessibilityTree
internal import Documents

/// One element of a snapshot.
struct A11yUITestsElement {
  private(set) var type = XCUITestType.other
  private(set) var frame: Frame?
  private var hasAbsurdFrame = false
  private var isUnknown = false
  private var label: String?
  private var value: String?
  private var placeholder: String?
  private var traits: String?
  private var enabled: String?
  /// The label, or what else it says first.
  private(set) var words: String?

  /// Reads an element.
  init(_ node: DocumentNode) throws(SourceError) {
    guard node.kind == .mapping else {
      throw node.error("an element is a mapping, not \(node.described)")
    }
    try node.forEachPair { (key, value) throws(SourceError) in
      if !value.isNull { try take(key.text, value) }
    }
  }

  private mutating func take(_ key: String, _ node: DocumentNode) throws(SourceError) {
    switch key {
    case "label", "value", "placeholder":
      let text = node.kind == .number ? node.text : try node.string(for: key)
      switch key {
      case "label": label = text
      case "value": value = text
      default: placeholder = text
      }
      if words == nil || key == "label" { words = text.nonblank ?? words }
    case "type":
      let role = A11yUITestsRole.type(named: try node.string(for: key))
      type = role ?? .other
      isUnknown = role == nil
    case "traits":
      let names = try node.strings(for: key).map { name in
        name.utf8.contains(0x20) ? name.filter { $0 != " " } : name
      }
      traits = names.joined(separator: ", ")
    case "enabled": enabled = node.text
    case "frame": takeFrame(node)
    default: break
    }
  }

  /// The frame is `[[x, y], [width, height]]`.
  private mutating func takeFrame(_ node: DocumentNode) {
    let numbers = node.items.flatMap { $0.kind == .sequence ? $0.items : [$0] }
      .map { $0.looseNumber ?? .nan }
    guard numbers.count == 4 else { return hasAbsurdFrame = true }
    switch ImportedFrame.judge(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    {
    case .frame(let found): frame = found
    case .none: break
    case .absurd: hasAbsurdFrame = true
    }
  }

  /// Whether texts and pictures inside of it are heard as part of it: a control's, and a row's with words.
  var speaksForParts: Bool { type.isControl || type == .cell && words != nil }

  /// The element in a few words, as a report names what is left out.
  var subject: String {
    words.map { "\(type.rawValue) \(SafeText.quoted($0))" } ?? type.rawValue
  }

  /// Adds the element to a dump.
  func add(to builder: inout XCUITestDumpBuilder, showing shown: [String]) {
    builder.begin(type)
    if shown.count == 1 { builder.take(shownText: shown[0]) }
    let texts: [(XCUITestAttribute, String?)] = [
      (.label, label), (.value, value), (.placeholder, placeholder), (.traits, traits),
      (.enabled, enabled),
    ]
    for case (let attribute, let text?) in texts { builder.take(attribute, text) }
    // Buttons are stops without words, too; a row or a picture is one by its words.
    let isStop = type.isControl || words != nil && !type.isStructure
    builder.take(.accessible, isStop ? "true" : "false")
    if isUnknown { builder.insert(.hasUnknownType) }
    if hasAbsurdFrame { builder.insert(.hasAbsurdFrame) }
    builder.takeFrame(frame)
    builder.settle()
    builder.end()
  }
}
