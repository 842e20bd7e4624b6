import AccessibilityTree
package import Documents

/// Reads Earshot's own screen files, YAML and JSON.
///
/// Reading is strict: an unknown key, trait or container, a repeated `id`, a reference to an `id` that
/// does not exist, or a number where a word belongs is an error with its line and column.
package struct NativeReader: TreeReader {
  /// `screen`.
  package let name = "screen"
  /// What the format is.
  package let summary = "a screen file, YAML or JSON"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is a mapping with a screen's keys, or YAML that could be one.
  package func recognise(_ source: SourceText) -> Recognition {
    if source.looksLikeJSON {
      let keys = JSONKeys.outermost(of: source, until: Self.isTitle)
      let isScreen =
        keys.contains(where: Self.isTitle)
        || keys.contains { $0.name == NativeScreenKey.elements.rawValue }
          && keys.allSatisfy { NativeScreenKey(rawValue: $0.name) != nil && !Self.isOther($0) }
      return isScreen ? .recognised : .unlike
    }
    let isScreen = YAMLKeys.outermost(of: source).contains { key in
      key == NativeScreenKey.elements.rawValue || key == NativeScreenKey.screen.rawValue
    }
    return isScreen && YAMLKeys.beginMapping(in: source) ? .recognised : .unlike
  }

  // A title tells, but other dumps hold the screen's size under the same key.
  private static func isTitle(_ key: JSONKeys.Key) -> Bool {
    key.name == NativeScreenKey.screen.rawValue && key.value == 0x22
  }

  private static func isOther(_ key: JSONKeys.Key) -> Bool {
    key.name == NativeScreenKey.screen.rawValue && key.value == 0x7B
  }

  /// Reads a screen file.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    try read(try Document(source).root)
  }

  /// Reads a screen that is written inside of another file.
  package func read(_ root: DocumentNode) throws(SourceError) -> ImportedScreen {
    guard root.kind == .mapping else {
      throw root.error("a screen file is a mapping with \"elements\", not \(root.described)")
    }
    var screen = Screen(tree: ElementTree())
    var elements: DocumentNode?
    var mistakes = SourceMistakes()
    mistakes.attempt { () throws(SourceError) in
      try root.readPairs { (key, value) throws(SourceError) in
        try Self.read(key, value, into: &screen, &elements)
      }
    }
    guard let elements else {
      // What is missing may be what could not be read.
      try mistakes.check()
      throw root.error("a screen needs \"elements\": the list of its elements")
    }
    var treeReader = NativeTreeReader(isWhole: true)
    if let tree = mistakes.attempt({ () throws(SourceError) in try treeReader.read(elements) }) {
      screen.tree = tree
    }
    try mistakes.check()
    var report = ImportReport(format: name)
    if let remark = treeReader.remark { report.remarks.append(remark) }
    for place in treeReader.cutTexts {
      let source = root.document.source
      let word = source.bytes[place...].prefix { $0 > 0x20 && $0 != 0x2C && $0 != 0x7D }
      report.warn(
        source.warning(
          "YAML reads \(SafeText.quoted(String(decoding: word, as: UTF8.self))) as a comment; put the text in quotes",
          at: place))
    }
    if screen.origin == nil, let slip = NativeSlip(cornersOn: screen, elements) {
      report.warn(root.document.source.warning(slip.message, at: slip.node.offset))
    }
    if screen.origin == nil, let (group, message) = NativeSlip.relativeFrames(on: screen) {
      report.warn(
        root.document.source.warning(message, at: treeReader.offsets[group]))
    }
    let isOfPhone =
      screen.origin == nil && [nil, .ios, .ipados, .android].contains(screen.platform)
    let isStated = screen.origin != nil || root["platform"] != nil || root["toolkit"] != nil
    for slip in treeReader.slips
    where (isOfPhone || !slip.isOfPhones) && !(isStated && slip.isOfNoPlatform) {
      report.warn(root.document.source.warning(slip.message, at: slip.node.offset))
    }
    return ImportedScreen(screen: screen, report: report, offsets: treeReader.offsets)
  }

  /// Keys that belong into another file, or on the command line.
  private static let elsewhere = [
    "screens": "a file contains one screen: write each screen into a file of its own",
    "reader": "choose the reader with --reader, or with reader: in earshot.yaml",
    "voice": "choose the voice with --voice",
    "steps": "this is a key of a flow: write it into a file named .flow.yaml",
  ]

  private static func read(
    _ key: DocumentNode, _ value: DocumentNode, into screen: inout Screen,
    _ elements: inout DocumentNode?
  ) throws(SourceError) {
    guard let screenKey = NativeScreenKey(rawValue: key.text) else {
      throw key.error(
        "unknown key \(SafeText.quoted(key.text)) of a screen",
        suggestion: elsewhere[key.text] != nil
          ? elsewhere[key.text]
          : NativeShortForm.byName[key.text] != nil
            ? "write an element as an item of the list elements: - \(key.text): …"
            : NativeElementKey.byName[key.text] != nil
              && Spelling.synonym(of: key.text, among: NativeScreenKey.allCases.map(\.rawValue))
                == nil
              ? key.text == NativeElementKey.order.rawValue
                ? "this is a key of a group: write - group: \"\", and below it order: and children: with the elements"
                : "this is a key of an element: write it below the element"
              : Spelling.suggestion(
                for: key.text, among: NativeScreenKey.allCases.map(\.rawValue), noun: "keys"))
    }
    if screenKey == .elements {
      elements = value
    } else if !(screenKey == .size ? value.isNull : value.isBlank) {
      try Self.read(screenKey, value, into: &screen)
    }
  }

  private static func read(
    _ key: NativeScreenKey, _ value: DocumentNode, into screen: inout Screen
  ) throws(SourceError) {
    switch key {
    case .screen: screen.title = try value.string(for: key.rawValue)
    case .app: screen.app = try value.string(for: key.rawValue)
    case .platform: screen.platform = try value.word(for: key.rawValue, noun: "platforms")
    case .toolkit: screen.toolkit = try value.word(for: key.rawValue, noun: "toolkits")
    case .size:
      let numbers = try value.numbers(for: key.rawValue, shape: ["width", "height"])
      guard numbers[0] > 0, numbers[1] > 0 else {
        throw value.error("\"size\" takes a width and a height above 0")
      }
      screen.size = Size(width: numbers[0], height: numbers[1])
    case .direction: screen.direction = try value.word(for: key.rawValue, noun: "directions")
    case .language: screen.language = try value.languageTag(for: key.rawValue)
    case .textSize: screen.textSize = try value.word(for: key.rawValue, noun: "text sizes")
    case .boldText: screen.hasBoldText = try value.boolean(for: key.rawValue)
    case .origin: screen.origin = try NativeOrigin.read(value)
    case .elements: break
    }
  }
}
