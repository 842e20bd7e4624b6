/// The bytes of an input, with its name in messages.
public struct SourceText: Sendable {
  /// The maximum size of an input, in bytes (128 MiB).
  public static let maximumSize = 128 << 20

  /// The file as the user named it, or `<stdin>`.
  public let path: String
  /// The bytes: valid UTF-8 without a byte order mark.
  public let bytes: [UInt8]
  /// Whether messages may show what stands in it.
  package var isQuotable = true
  private let look = SourceLook()

  /// Creates a source from bytes.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, with or without a byte order mark, or UTF-16 with one, as PowerShell writes a program's
  ///     output.
  ///   - path: The name of the input in messages.
  /// - Throws: An error with the line and column of the first byte that is not UTF-8, and an error for a text larger
  ///   than ``maximumSize``.
  /// - Complexity: O(n) in the number of bytes.
  public init(bytes: [UInt8], path: String) throws(SourceError) {
    if bytes.count > Self.maximumSize { throw Self.tooLarge(path) }
    let whole = try Self.unmarked(bytes, path)
    self.bytes = Self.isCutDump(whole) ? whole.dropLast(UTF8Check.cutLetter(of: whole)) : whole
    self.path = path
    if let offset = UTF8Check.firstInvalidOffset(in: self.bytes) {
      if let kind = Self.kind(of: bytes) {
        throw SourceError(
          path: path, message: "this is \(kind), not a screen",
          suggestion:
            "pass the app's element tree, such as Appium's page source; to draw a screenshot in a report, "
            + "use earshot report DUMP --screenshot FILE")
      }
      throw SourceError(
        path: path, location: location(of: offset),
        message: "the text is not UTF-8: byte 0x\(String(self.bytes[offset], radix: 16))",
        suggestion: "save it as UTF-8; a picture, an archive or a binary cannot be read")
    }
    if let fault = self.bytes.withUnsafeBufferPointer(MarkRun.fault) {
      throw SourceError(
        path: path, location: location(of: fault.offset), message: fault.message)
    }
  }

  /// What a file is whose first bytes tell.
  private static func kind(of bytes: [UInt8]) -> String? {
    let kinds: [(start: [UInt8], noun: String)] = [
      ([0x89, 0x50, 0x4E, 0x47], "a picture (PNG)"), ([0xFF, 0xD8, 0xFF], "a picture (JPEG)"),
      (Array("GIF8".utf8), "a picture (GIF)"), (Array("PK\u{3}\u{4}".utf8), "an archive (ZIP)"),
      (Array("%PDF".utf8), "a document (PDF)"), ([0x1F, 0x8B], "an archive (gzip)"),
    ]
    return kinds.first { bytes.starts(with: $0.start) }?.noun
  }

  /// Returns a text that was made from this one; messages show as much of it.
  package func holding(_ bytes: [UInt8], path: String? = nil) throws(SourceError) -> SourceText {
    var text = try SourceText(bytes: bytes, path: path ?? self.path)
    text.isQuotable = isQuotable
    return text
  }

  /// Whether the text begins as JSON does: with a `[`, or with a `{` and a quote, an end or nothing.
  ///
  /// A `{` with a bare word behind it begins YAML's flow style.
  package var looksLikeJSON: Bool {
    var characters = bytes.lazy.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      .makeIterator()
    switch characters.next() {
    case 0x5B: return true
    case 0x7B:
      let second = characters.next()
      return second == nil || second == 0x22 || second == 0x7D
    default: return false
    }
  }

  /// Whether there is more than white space, comments and the marks of a YAML document.
  package var hasText: Bool {
    bytes.split(separator: 0x0A).contains { line in
      guard let start = line.first(where: { $0 > 0x20 }) else { return false }
      if start == UInt8(ascii: "#") { return false }
      return !line.starts(with: "---".utf8) || line.dropFirst(3).contains { $0 > 0x20 }
    }
  }

  /// Returns whether a word stands in quotes and before a colon anywhere, as a key of JSON does.
  ///
  /// - Complexity: O(n) in the length of the text for the first question, O(1) for the next.
  package func hasKey(_ key: String) -> Bool { look.keys.contain(key, in: bytes) }

  /// Returns the error about an input past ``maximumSize``.
  package static func tooLarge(_ path: String) -> SourceError {
    SourceError(
      path: path, message: "the input is larger than \(maximumSize >> 20) MiB",
      suggestion: "reduce the dump to one screen")
  }

  // XML and JSON that end in the middle of a letter were cut, which their readers tell.
  private static func isCutDump(_ bytes: [UInt8]) -> Bool {
    guard let last = bytes.last, last >= 0x80, let first = bytes.first(where: { $0 > 0x20 }) else {
      return false
    }
    return [UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "[")].contains(first)
  }

  /// How many bytes a text of UTF-16 has at most for each that is 0 (ours).
  private static let rarest = 500

  /// Returns the bytes without a mark of their order, in UTF-8.
  private static func unmarked(_ bytes: [UInt8], _ path: String) throws(SourceError) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    // ASCII characters of two bytes each, or of four.
    let start = bytes.prefix(4).map { $0 == 0 }
    let isWide = isLittle && bytes.dropFirst(2).starts(with: [0, 0])
    if isWide || start == [false, true, false, true] || start == [true, false, true, false] {
      let name = isWide ? "UTF-32" : "UTF-16 without a byte order mark"
      throw SourceError(
        path: path, message: "the text is \(name), not UTF-8", suggestion: "save it as UTF-8")
    }
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return bytes }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map { place in
      UInt16(bytes[place + (isLittle ? 1 : 0)]) << 8 | UInt16(bytes[place + (isLittle ? 0 : 1)])
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count / 2)
    let isBroken = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
    ) { text.append($0) }
    // In every language, lines end and numbers and signs stand in ASCII: letters of one byte behind a mark look like
    // Chinese without any.
    let isOfOneByte = bytes.count > 2 && bytes.count { $0 == 0 } * Self.rarest < bytes.count
    if isBroken || bytes.count % 2 == 1 || isOfOneByte {
      throw SourceError(
        path: path, message: "the text begins like UTF-16, but is not valid UTF-16",
        suggestion: "save it as UTF-8"
      )
    }
    return text
  }

  /// Returns the line and column of a byte.
  ///
  /// - Complexity: O(n) in the length of the text for the first question, O(1) for the next.
  package func location(of offset: Int) -> SourcePlace {
    look.lines.location(of: offset, in: bytes)
  }

  /// Returns an error about the bytes at an offset, with their line quoted.
  ///
  /// Words of a message may be those of the text, too: none of them is shown where the text may not be.
  package func error(_ message: String, at offset: Int, suggestion: String? = nil) -> SourceError {
    guard isQuotable else {
      return SourceError(
        path: path, location: location(of: offset),
        message:
          "the content is not as expected; it is not shown, because the name is a link to another place",
        suggestion: "name the file that the link leads to")
    }
    return SourceError(
      path: path, location: location(of: offset), message: message, sourceLine: line(at: offset),
      suggestion: suggestion)
  }

  /// Returns the line of a place with a mark below it, as messages show it, without looking far for it.
  ///
  /// - Complexity: O(1).
  package func frame(at offset: Int, _ location: SourcePlace) -> String? {
    guard location.column <= SourceError.farthestColumn else { return nil }
    return SourceError.frame(of: line(at: offset), location)
  }

  private func endsLine(_ index: Int) -> Bool { SourceLines.isEnd(index, in: bytes) }

  private func line(at offset: Int) -> String {
    let offset = min(max(0, offset), bytes.count)
    let start = (0..<offset).last(where: endsLine).map { $0 + 1 } ?? 0
    // Nobody reads more of a line, and a file may be one line.
    let limit = min(start + 1000, bytes.count)
    let end = (min(offset, limit)..<limit).first(where: endsLine) ?? limit
    // Each scalar keeps its width, so that the mark under the line stays under the offender.
    let shown = String(decoding: bytes[start..<end], as: UTF8.self)
    var safe = String.UnicodeScalarView()
    for scalar in shown.unicodeScalars {
      let isPlain = scalar.value >= 0x20 && SafeText.line(String(scalar)) == String(scalar)
      safe.append(isPlain || scalar == " " ? scalar : " ")
    }
    while safe.last == " " { safe.removeLast() }
    guard look.secretMarks.stand(in: bytes) else { return String(safe) }
    return SecretLine.shown(String(safe), belongsToValue: isInsideValue(start))
  }

  /// Whether a line stands below one that it is a part of and that may hold a secret: of two lines the one that
  /// is less far in.
  private func isInsideValue(_ start: Int) -> Bool {
    func indentation(_ start: Int) -> Int? {
      let end = bytes[start...].firstIndex { $0 != 0x20 && $0 != 0x09 } ?? bytes.count
      return end == bytes.count || endsLine(end) ? nil : end - start
    }
    guard var least = indentation(start), least > 0 else { return false }
    var line = start
    // Nobody nests deeper, and the line of a mistake is looked for once.
    for _ in 0..<1000 where line > 0 && least > 0 {
      line = (0..<line - 1).last(where: endsLine).map { $0 + 1 } ?? 0
      guard let own = indentation(line), own < least else { continue }
      least = own
      let text = String(
        decoding: bytes[(line + own)..<min(line + own + 80, bytes.count)], as: UTF8.self)
      let words = text.drop { "-{[ ?\"'".contains($0) }
      let key = words.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      let isKey = words[key.endIndex...].drop { "\"' ".contains($0) }.first == ":"
      if isKey, !SecretLine.isHarmless(String(key)) { return true }
    }
    return false
  }
}
