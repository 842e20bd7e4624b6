internal import AccessibilityTree

/// One node of a semantics tree as the dump prints it.
struct FlutterElement {
  /// A part of a text that is spoken in another way.
  struct Attribute {
    var target: SpeechAttribute.Target
    /// Where it stands, in UTF-16 code units.
    var range: Range<Int>
    /// The language, or `nil` for text that is spelt out.
    var language: String?
  }

  /// The number that Flutter gives the node.
  var number = ""
  /// The node that holds this one, or -1.
  var parent: Int32 = -1
  /// The index after the last node inside this one.
  var end: Int32 = 0
  var rect = FlutterRect()
  var label: String?
  var value: String?
  var hint: String?
  var tooltip: String?
  var identifier: String?
  var flags: Set<Substring> = []
  var actions: Set<Substring> = []
  var customActions: [String] = []
  var attributes: [Attribute] = []
  var isMergedUp = false
  var isMergeBoundary = false
  var isInvisible = false
  var isRightToLeft: Bool?
  /// Whether it has a role or a level of a heading, which the engine does not tell iOS.
  var hasUntoldRole = false
  /// The role that the app gives it, in the words of ARIA.
  var declared: Role?
  /// The level of a heading.
  var level: Int?
  /// Whether it has values for after an adjustment.
  var hasAdjustedValues = false
  /// Whether it scrolls what is in it.
  var scrolls = false
  var isPlatformView = false

  /// Whether the node says anything of itself.
  var saysAnything: Bool {
    rect.isPrinted || label != nil || value != nil || hint != nil || !flags.isEmpty
      || !actions.isEmpty
  }

  /// Takes a property of the node.
  ///
  /// - Parameter property: Its line, with what was broken off it.
  mutating func take(_ property: [UInt8]) {
    guard let colon = property.firstIndex(of: 0x3A) else { return takeMark(property) }
    if property.starts(with: FlutterRect.name.utf8) {
      rect = FlutterRect(property)
      return
    }
    let name = String(decoding: property[..<colon], as: UTF8.self)
    let rest = property[(colon + 1)...].drop { $0 == 0x20 }
    // Numbers and keys that say nothing are not worth a string.
    switch name {
    case "label": label = text(rest, .label)
    case "value": value = text(rest, .value)
    case "hint": hint = text(rest, .hint)
    case "tooltip": tooltip = text(rest, nil)
    case "identifier": identifier = text(rest, nil)
    case "increasedValue", "decreasedValue": hasAdjustedValues = true
    case "flags": flags = Set(words(rest))
    case "actions": actions = Set(words(rest))
    case "customActions": customActions = words(rest).map(String.init)
    case "textDirection": isRightToLeft = rest.elementsEqual("rtl".utf8)
    case "role":
      hasUntoldRole = !rest.elementsEqual("none".utf8)
      declared = Self.role(named: String(decoding: rest, as: UTF8.self))
    case "headingLevel":
      hasUntoldRole = hasUntoldRole || !rest.elementsEqual("0".utf8)
      level = Int(String(decoding: rest, as: UTF8.self)).flatMap { 1...6 ~= $0 ? $0 : nil }
    case "scrollPosition", "scrollExtentMax", "scrollChildren": scrolls = true
    case "platformViewId": isPlatformView = true
    default: break
    }
  }

  private mutating func takeMark(_ property: [UInt8]) {
    if property.starts(with: "merged up".utf8) {
      isMergedUp = true
    } else if property.starts(with: "merge boundary".utf8) {
      isMergeBoundary = true
    } else if property.elementsEqual("HIDDEN".utf8) {
      flags.insert("isHidden")
    } else if property.elementsEqual("invisible".utf8) {
      isInvisible = true
    } else if property.starts(with: FlutterRect.name.utf8) {
      rect = FlutterRect(property)
    }
  }

  /// The names of a list: `tap, focus`; newer versions mark blocked actions with a sign behind the name.
  private func words(_ text: ArraySlice<UInt8>) -> [Substring] {
    var words: [Substring] = []
    for part in String(decoding: text, as: UTF8.self).split(separator: ",") {
      let word = part.drop { $0 == " " || $0 == "[" }
      let end = word.lastIndex { $0 != " " && $0 != "]" && $0 != "🚫" && $0 != "🚫\u{FE0F}" }
      if let end { words.append(word[...end]) }
    }
    return words
  }

  /// A text in quotes that are not escaped inside of it; attributes follow in brackets.
  private mutating func text(
    _ quoted: ArraySlice<UInt8>, _ target: SpeechAttribute.Target?
  ) -> String? {
    guard quoted.first == 0x22, let end = quoted.lastIndex(of: 0x22), end > quoted.startIndex else {
      return String(decoding: quoted, as: UTF8.self).nonblank
    }
    let attributes = quoted[(end + 1)...]
    if let target, !attributes.isEmpty {
      self.attributes += FlutterAttributes.read(
        String(decoding: attributes, as: UTF8.self), of: target)
    }
    return String(decoding: quoted[(quoted.startIndex + 1)..<end], as: UTF8.self).nonblank
  }
}
