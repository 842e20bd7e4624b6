import Earshot

/// What is heard of what was read, as a user would ask for it.
enum Heard {
  static let phrases: PhraseLibrary? = try? PhraseLibrary()

  static func transcript(_ screen: Screen, _ style: Style) -> Transcript? {
    let options = ReaderOptions(reader: style == .legend ? .voiceOverIOS : nil, style: style)
    return (try? options.reading(screen)).map { Transcript($0, rendering: Rendering(style)) }
  }

  /// Returns the transcript as `earshot transcript` prints it.
  static func text(_ screen: Screen, _ style: Style) -> [UInt8] {
    guard let transcript = transcript(screen, style) else { return [] }
    let text = TranscriptText(transcript).bytes
    Invariant.require(isPrintable(text), "a transcript holds control characters")
    return text
  }

  /// Returns the style that an input is heard in: every input has one, and all have their turn.
  static func style(for bytes: [UInt8]) -> Style {
    let sum = bytes.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    return Style.allCases[sum % Style.allCases.count]
  }

  /// Whether a text holds nothing that a terminal obeys but line feeds.
  static func isPrintable(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy { scalar in
      scalar == "\n"
        || scalar.properties.generalCategory != .control && !scalar.properties.isBidiControl
    }
  }

  /// Holds an error against what the README promises of errors.
  static func check(_ error: SourceError, of bytes: [UInt8]) {
    Invariant.require(!error.message.isEmpty, "an error without words")
    Invariant.require(
      isPrintable(Array(error.description.utf8)), "an error holds control characters")
    guard let location = error.location, error.path == SourceText.fuzzed else { return }
    let lines = 1 + bytes.count { $0 == 0x0A || $0 == 0x0D }
    Invariant.require(
      (1...lines).contains(location.line) && (1...bytes.count + 1).contains(location.column),
      "an error outside of the text: \(error.summary)")
  }
}

extension SourceText {
  /// What errors call the input.
  static let fuzzed = "input"

  /// Creates the source of an input; `nil` for what is refused before any reader sees it.
  init?(fuzzed bytes: [UInt8]) {
    do {
      self = try SourceText(bytes: bytes, path: Self.fuzzed)
    } catch {
      Heard.check(error, of: bytes)
      return nil
    }
  }
}
