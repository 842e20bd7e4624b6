/// Distinguishes machine-made names from text that people wrote.
enum MachineName {
  /// The kind of a machine-made name.
  enum Kind: String {
    case file = "a file name"
    case symbol = "a symbol name"
    case key = "a key from the code"
    case identifier = "an identifier"
    case address = "an address"
    case missing = "a placeholder that code writes for a missing value"
  }

  /// Returns the kind of a machine-made name, or `nil` for text that people could have written.
  ///
  /// Domain names, versions, user names and product names with an inner capital are not machine-made. A name of two
  /// parts could be a user's name, unless one of the parts is a word that is common in code.
  static func kind(of label: String) -> Kind? {
    if isScaledFile(label) { return .file }
    if label.utf8.contains(0x20) {
      return isAbbreviated(label) ? .key : isAsset(label) ? .file : nil
    }
    guard !label.isEmpty, !label.contains(where: \.isWhitespace), label.allSatisfy(\.isASCII) else {
      return nil
    }
    if let dot = label.lastIndex(of: "."), dot > label.startIndex,
      fileTypes.contains(label[label.index(after: dot)...].lowercased())
    {
      return .file
    }
    if symbols.contains(label) { return .symbol }
    if isHash(label) || isEncoded(label) { return .identifier }
    if label.contains("_") { return isSnakeCase(label) ? .key : nil }
    if label.contains(".") { return dotted(label) }
    if label.contains("-") { return hyphenated(label) }
    return isCamelCase(label) || isClass(label) ? .key : nil
  }

  // What stands for bytes of a picture (base64): long, of all kinds of letters and figures, and of no words.
  private static func isEncoded(_ label: String) -> Bool {
    guard label.utf8.count >= 60,
      label.utf8.allSatisfy({ isLetterOrFigure($0) || "+/=-_".utf8.contains($0) })
    else { return false }
    return label.contains(where: \.isUppercase) && label.contains(where: \.isLowercase)
      && label.contains(where: \.isNumber)
  }

  private static func isLetterOrFigure(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }

  /// Whether a label is the file name in a picture's tag, with a number or a symbol that words do not have.
  static func isFile(_ label: String, in tag: String) -> Bool {
    guard tag.hasPrefix("<img"), label.utf8.count > 2, !label.utf8.contains(0x20),
      label.contains(where: { $0.isNumber || $0 == "-" || $0 == "_" }),
      label.contains(where: \.isLetter)
    else { return false }
    return tag.contains("\"\(label).") || tag.contains("/\(label).")
  }

  /// Returns the text before the number in the name of a picture, "Salon Image 3", or `nil` for other names.
  static func counted(_ label: String) -> String? {
    let words = label.split(separator: " ")
    guard words.count > 2, let number = words.last, number.allSatisfy(\.isNumber),
      countedNouns.contains(words[words.count - 2].lowercased())
    else { return nil }
    return words.dropLast().joined(separator: " ")
  }

  /// Whether the name of a picture is only a number: "img1", "slide 3".
  static func isCounter(_ label: String) -> Bool {
    let number = label.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let noun = label.dropLast(number).lowercased().trimmed
    return (1...4).contains(number) && countedNouns.contains(noun)
  }

  private static let countedNouns: Set<String> = [
    "img", "image", "pic", "picture", "photo", "slide", "foto", "bild", "imagen", "immagine",
    "guide", "banner",
  ]

  // "loading btn": no language has such words, and people write none.
  private static func isAbbreviated(_ label: String) -> Bool {
    if label.utf8.contains(where: { (0x41...0x5A).contains($0) }) { return false }
    let parts = label.split(separator: " ")
    return (2...4).contains(parts.count) && label == label.lowercased()
      && (parts[0] == "ic" || parts.contains { abbreviations.contains(String($0)) })
  }

  private static let abbreviations: Set<String> = ["btn", "lbl", "img", "txt"]

  // "Login More Menu New", "Arrow Left White": the name of a picture in an app, as designers file it. What it looks
  // like, or which of several it is, comes last there, and before the noun where people write.
  private static func isAsset(_ label: String) -> Bool {
    guard let first = label.utf8.first, (0x41...0x5A).contains(first) || first >= 0x80 else {
      return false
    }
    let parts = label.split(separator: " ")
    guard (3...6).contains(parts.count), parts.allSatisfy({ $0.first?.isUppercase == true }) else {
      return false
    }
    let words = parts.map { $0.lowercased() }
    return looks.contains(words[words.count - 1])
      && words.dropLast().allSatisfy {
        acts.contains($0) || keyParts.contains($0) || symbolParts.contains($0) || $0 == "more"
      }
  }

  private static let looks: Set<String> = [
    "active", "black", "dark", "default", "disabled", "filled", "grey", "gray", "icon", "inactive",
    "large", "new", "normal", "outline", "selected", "small", "white",
  ]

  // The name of a type: "NativeVideoTsView".
  private static func isClass(_ label: String) -> Bool {
    guard label.first?.isUppercase == true, label.allSatisfy(\.isLetter) else { return false }
    let parts = camelParts(label)
    return parts.count > 2 && parts.allSatisfy { $0.count > 1 }
      && parts.last.map(types.contains) == true
  }

  private static let types: Set<String> = [
    "activity", "button", "cell", "controller", "fragment", "icon", "image", "label", "layout",
    "view", "widget",
  ]

  // The files of a picture for screens of two and three pixels a point end so: "report@3x".
  private static func isScaledFile(_ label: String) -> Bool {
    guard label.utf8.contains(UInt8(ascii: "@")), let sign = label.lastIndex(of: "@"),
      sign > label.startIndex
    else { return false }
    let rest = label[label.index(after: sign)...].prefix { $0.isLetter || $0.isNumber }
    return rest == "2x" || rest == "3x"
  }

  /// Returns the kind of a machine-made name next to another text for the same thing, or `nil`.
  ///
  /// Nobody writes "button-Active" for a button that shows "Active"; alone, the name could have been written by a
  /// person.
  static func kind(besideText label: String) -> Kind? {
    guard !label.contains(where: \.isWhitespace), label.allSatisfy(\.isASCII) else { return nil }
    let parts = label.split { $0 == "-" || $0 == "_" }.flatMap { camelParts(String($0)) }
    let isOfCode = parts.contains { keyParts.contains($0) || partsOfForms.contains($0) }
    return parts.count > 1 && isOfCode ? .key : nil
  }

  /// Returns the part of a label put together of several texts that is a key or a symbol, which nobody reads on a
  /// screen; a file may be what a row shows.
  static func part(of label: String) -> (String, Kind)? {
    guard label.utf8.contains(UInt8(ascii: ",")) else { return nil }
    let parts = label.split(separator: ",").map { String($0).trimmed }
    guard parts.count > 1 else { return nil }
    return parts.lazy.compactMap { part in
      kind(of: part).flatMap { [.key, .symbol].contains($0) ? (part, $0) : nil }
    }.first
  }

  // Words with which code names the parts of a form, and people what is in them.
  private static let partsOfForms: Set<String> = [
    "input", "text", "field", "form", "switch", "checkbox", "radio", "container", "list", "item",
    "row", "card", "link", "dropdown", "picker", "slider", "email", "password", "username",
  ]

  private static let fileTypes: Set<String> = [
    "png", "jpg", "jpeg", "pdf", "svg", "heic", "gif", "webp", "tiff", "bmp",
  ]

  // Words of which symbols are made; a dotted name without any could be a person's.
  private static let symbolParts: Set<String> = [
    "fill", "circle", "square", "slash", "badge", "plus", "minus", "xmark", "checkmark", "chevron",
    "arrow", "left", "right", "up", "down", "forward", "backward", "magnifyingglass", "rectangle",
    "triangle", "text", "bell", "gear", "gearshape", "trash", "heart", "star", "bubble", "play",
    "pause", "speaker", "mic", "bookmark", "calendar", "clock", "cart", "creditcard", "doc",
    "folder", "paperplane", "tray", "envelope", "ellipsis", "crown", "wifi", "photo", "camera",
    "house", "person", "lock", "line", "list", "bullet", "figure", "bolt", "cloud", "drop", "flag",
    "gift", "globe", "hand", "key", "leaf", "location", "map", "moon", "music", "phone", "printer",
    "scissors", "shield", "sun", "tag", "ticket", "video", "waveform",
  ]

  // What the names of sites end with.
  private static let domains: Set<String> = [
    "app", "be", "br", "ch", "cn", "co", "com", "de", "dev", "edu", "es", "eu", "fr", "gov", "info",
    "io", "it", "jp", "kr", "net", "nl", "org", "pl", "se", "tv", "uk", "us",
  ]

  // Symbols of one word that no language has.
  private static let symbols: Set<String> = [
    "creditcard", "gearshape", "magnifyingglass", "paperplane", "qrcode", "xmark",
  ]

  // Words with which code names what it shows.
  private static let keyParts: Set<String> = [
    "title", "label", "button", "btn", "screen", "view", "cell", "icon", "img", "image", "ic",
    "txt",
    "lbl", "header", "footer", "message", "placeholder", "hint", "action", "nav", "tab", "alert",
  ]

  // Words with which code names what a control does.
  private static let acts: Set<String> = [
    "add", "back", "cancel", "clear", "close", "confirm", "create", "delete", "download", "edit",
    "exit", "filter", "finish", "goto", "hide", "home", "login", "logout", "menu", "new", "next",
    "open", "pause", "play", "prev", "previous", "refresh", "reload", "remove", "save", "search",
    "select", "send", "settings", "share", "show", "sort", "start", "state", "stop", "submit", "to",
    "toggle", "update", "upload",
  ]

  private static func parts(_ label: String, _ separator: Character) -> [String] {
    label.split(separator: separator, omittingEmptySubsequences: false).map { $0.lowercased() }
  }

  private static func dotted(_ label: String) -> Kind? {
    guard label == label.lowercased() else { return nil }
    let parts = parts(label, ".")
    guard parts.allSatisfy({ !$0.isEmpty }), parts.last.map(domains.contains) == false else {
      return nil
    }
    if parts.contains(where: symbolParts.contains) { return .symbol }
    return parts.contains(where: keyParts.contains) ? .key : nil
  }

  private static func hyphenated(_ label: String) -> Kind? {
    let parts = parts(label, "-")
    guard label == label.lowercased(), parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    return parts.contains(where: keyParts.contains) ? .key : nil
  }

  private static func isSnakeCase(_ label: String) -> Bool {
    let parts = parts(label, "_").filter { !$0.isEmpty }
    guard parts.count >= 2, parts.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber } })
    else { return false }
    // Three names with underscores may be somebody's; an act among them is the name of an icon.
    return isOfCode(parts) || parts.count > 3 || label == label.uppercased()
      || parts.count == 3 && parts.contains(where: acts.contains)
      || parts.count == 2 && parts.allSatisfy { acts.contains($0) || partsOfForms.contains($0) }
  }

  // "iPhone" and "macOS" are products: the first part has two letters at least, and each other one a
  // small letter behind its capital.
  private static func isCamelCase(_ label: String) -> Bool {
    guard let first = label.first, first.isLowercase,
      label.allSatisfy({ $0.isLetter || $0.isNumber })
    else { return false }
    let start = label.prefix { !$0.isUppercase }
    let rest = Array(label.dropFirst(start.count))
    guard start.count >= 2, !rest.isEmpty else { return false }
    let isCut = rest.indices.allSatisfy { index in
      !rest[index].isUppercase || (index + 1 < rest.count && rest[index + 1].isLowercase)
    }
    let parts = camelParts(label)
    return isCut && (isOfCode(parts) || parts.last.map(variants.contains) == true)
  }

  // What the names of icons end with: "historyLarge", "bellFilled".
  private static let variants: Set<String> = [
    "small", "medium", "large", "fill", "filled", "outline", "outlined", "rounded", "glyph",
  ]

  // "closeButton" is "close" and "button".
  private static func camelParts(_ label: String) -> [String] {
    var parts: [String] = []
    for letter in label {
      if letter.isUppercase || parts.isEmpty { parts.append("") }
      parts[parts.count - 1] += letter.lowercased()
    }
    return parts
  }

  private static func isOfCode(_ parts: [String]) -> Bool {
    parts.contains(where: keyParts.contains) || parts.allSatisfy(symbolParts.contains)
  }

  private static func isHash(_ label: String) -> Bool {
    let digits = label.filter { $0 != "-" }
    return digits.count >= 16 && digits.allSatisfy(\.isHexDigit)
      && digits.contains(where: \.isNumber)
      && digits.contains(where: \.isLetter)
  }
}
