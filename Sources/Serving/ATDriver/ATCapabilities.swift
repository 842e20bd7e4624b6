import AccessibilityTree
import Documents
import Readers
import ScreenReader

/// What a client asks of a session, held against a reader.
struct ATCapabilities {
  /// What the W3C's automation harness calls readers: it takes no other spelling.
  private static let harnessNames = [
    "voiceover-ios": "VoiceOver", "voiceover-macos": "VoiceOver", "nvda": "NVDA", "orca": "Orca",
    "talkback": "TalkBack", "chromevox": "ChromeVox",
  ]

  /// Returns what a reader is called.
  static func name(of reader: Reader) -> String { harnessNames[reader.name] ?? reader.name }

  /// Returns the reader that fits what must match.
  static func reader(
    matching parameters: DocumentNode, usual: Reader
  ) throws(ATFailure) -> Reader {
    guard let capabilities = parameters["capabilities"], capabilities.kind == .mapping else {
      throw ATFailure(.invalidArgument, "\"session.new\" needs \"capabilities\", an object")
    }
    guard let wanted = capabilities["alwaysMatch"] else { return usual }
    guard wanted.kind == .mapping else {
      throw ATFailure(.invalidArgument, "\"alwaysMatch\" must be an object")
    }
    var reader = usual
    if let name = try text("atName", wanted), !name.isEmpty {
      let matches: (Reader) -> Bool = {
        [$0.name, Self.name(of: $0)].contains { $0.lowercased() == name.lowercased() }
      }
      guard let named = matches(usual) ? usual : desk.first(where: matches) else {
        var known: [String] = []
        for name in desk.map(Self.name) where !known.contains(name) { known.append(name) }
        throw ATFailure(
          .sessionNotCreated,
          "unknown reader \(SafeText.quoted(name)); known readers: "
            + known.joined(separator: ", "))
      }
      reader = named
    }
    if let version = try text("atVersion", wanted), !fits(reader.version, version) {
      throw ATFailure(
        .sessionNotCreated,
        "\(reader.name) simulates version \(reader.version), not \(SafeText.quoted(version))")
    }
    if let platform = try text("platformName", wanted),
      platform.lowercased() != platformName(of: reader)
    {
      throw ATFailure(
        .sessionNotCreated,
        "\(reader.name) runs on \(platformName(of: reader)), not \(SafeText.quoted(platform))")
    }
    return reader
  }

  /// Readers that are used by keyboard come first where several have a name.
  private static var desk: [Reader] {
    Readers.all.filter(\.isOnDesk) + Readers.all.filter { !$0.isOnDesk }
  }

  /// The platform of a reader.
  static func platformName(of reader: Reader) -> String {
    reader.standardPlatforms.first?.rawValue ?? "web"
  }

  private static func text(_ key: String, _ node: DocumentNode) throws(ATFailure) -> String? {
    guard let value = node[key], !value.isNull else { return nil }
    guard value.kind == .string else {
      throw ATFailure(.invalidArgument, "\"\(key)\" must be a string")
    }
    return value.text
  }

  /// Returns whether a version is the one, or before or after the one, that is asked for: `>=14`.
  static func fits(_ version: String, _ asked: String) -> Bool {
    for sign in ["<=", ">=", "<", ">"] where asked.hasPrefix(sign) {
      let other = asked.dropFirst(sign.count).drop { $0 == " " }
      let (own, limit) = (numbers(version), numbers(String(other)))
      let isLess = own.lexicographicallyPrecedes(limit)
      let isMore = limit.lexicographicallyPrecedes(own)
      switch sign {
      case "<=": return !isMore
      case ">=": return !isLess
      case "<": return isLess
      default: return isMore
      }
    }
    return version == asked
  }

  private static func numbers(_ version: String) -> [Int] {
    var numbers = version.split(separator: ".").map { Int($0.prefix(while: \.isNumber)) ?? 0 }
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }
}
