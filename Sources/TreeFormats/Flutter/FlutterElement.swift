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

  /// Where it is written, in bytes from the start of the source.
  var offset = 0
  /// The number that Flutter gives the node.
  var number = ""
  var rect = FlutterRect()
  var label: String?
  var value: String?
  var hint: String?
  var tooltip: String?
  var identifier: String?
  /// Its flags and actions, and what else the dump marks it with, in names of the same kind.
  var states: Set<String> = []
  var customActions: [String] = []
  var attributes: [Attribute] = []
  var isRightToLeft: Bool?
  /// The role that the app gives it, in the words of ARIA.
  var declared: Role?
  /// The level of a heading.
  var level: Int?

  /// Whether the node says anything of itself.
  var saysAnything: Bool {
    rect.isPrinted || label != nil || value != nil || hint != nil || !states.isEmpty
  }

  /// Takes a property of the node.
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
    case "increasedValue", "decreasedValue": states.insert("hasAdjustedValues")
    case "flags", "actions": states.formUnion(words(rest))
    case "customActions": customActions = words(rest)
    case "textDirection": isRightToLeft = rest.elementsEqual("rtl".utf8)
    case "role":
      if !rest.elementsEqual("none".utf8) { states.insert("hasRole") }
      declared = Self.role(named: String(decoding: rest, as: UTF8.self))
    case "headingLevel":
      if !rest.elementsEqual("0".utf8) { states.insert("hasHeadingLevel") }
      level = Int(String(decoding: rest, as: UTF8.self)).flatMap { 1...6 ~= $0 ? $0 : nil }
    case "scrollPosition", "scrollExtentMax", "scrollChildren": states.insert("hasScrollPosition")
    case "platformViewId": states.insert("isPlatformView")
    default: break
    }
  }

  private mutating func takeMark(_ property: [UInt8]) {
    if property.starts(with: "merged up".utf8) {
      states.insert("isMergedUp")
    } else if property.elementsEqual("HIDDEN".utf8) {
      states.insert("isHidden")
    } else if property.elementsEqual("invisible".utf8) {
      states.insert("isInvisible")
    } else if property.starts(with: FlutterRect.name.utf8) {
      rect = FlutterRect(property)
    }
  }

  /// The names of a list: `tap, focus`; newer versions mark blocked actions with a sign behind the name.
  private func words(_ text: ArraySlice<UInt8>) -> [String] {
    var words: [String] = []
    for part in String(decoding: text, as: UTF8.self).split(separator: ",") {
      let word = part.drop { $0 == " " || $0 == "[" }
      let end = word.lastIndex { $0 != " " && $0 != "]" && $0 != "🚫" && $0 != "🚫\u{FE0F}" }
      if let end { words.append(String(word[...end])) }
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

extension FlutterElement {
  /// Returns the role that Flutter's `SemanticsRole` names, in the words of ARIA.
  static func role(named name: String) -> Role? {
    switch name {
    case "none": nil
    case "tabBar": .tabList
    case "loadingSpinner": .progressBar
    default: Role(word: name.lowercased())
    }
  }
}
