internal import Documents

/// Finds the screens in a text of Maestro's: one, a list of them, or a stream of Maestro Studio's.
struct MaestroEnvelope {
  /// The outermost mapping of each screen; at least one.
  let screens: [DocumentNode]

  /// Reads the JSON of a text.
  init(_ source: SourceText) throws(SourceError) {
    let root: DocumentNode
    do { root = try Document(json: Self.json(source)).root } catch { throw error.within(source) }
    screens = root.kind == .sequence ? root.items : [root]
    if screens.isEmpty { throw root.error("the dump is empty: it has no screens") }
    for screen in screens where screen.kind != .mapping {
      throw screen.error("a screen is a mapping, not \(screen.described)")
    }
  }

  /// Returns the text with everything blanked out that is no JSON, so that places stay what they are.
  static func json(_ source: SourceText) throws(SourceError) -> SourceText {
    let bytes = source.bytes
    if JSONSniffer.isJSON(bytes) { return source }
    if let stream = stream(bytes) { return try source.holding(stream) }
    guard let start = preface(bytes) else { return source }
    var blank = bytes
    for index in 0..<start where bytes[index] != 0x0A { blank[index] = 0x20 }
    return try source.holding(blank)
  }

  /// How many bytes of other text may stand before the JSON.
  private static let longestPreface = 2000

  /// The start of the first line that begins with a brace.
  private static func preface(_ bytes: [UInt8]) -> Int? {
    var last: UInt8 = 0
    for (index, byte) in bytes.prefix(longestPreface).enumerated() {
      if byte == UInt8(ascii: "{"), last == 0x0A { return index }
      last = byte
    }
    return nil
  }

  private static func stream(_ bytes: [UInt8]) -> [UInt8]? {
    let field = Array("data:".utf8)
    guard bytes.starts(with: field) else { return nil }
    var list = bytes
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      let isData = bytes[start..<end].starts(with: field)
      for index in start..<(isData ? start + field.count : end) { list[index] = 0x20 }
      if isData { list[start] = UInt8(ascii: start == 0 ? "[" : ",") }
      start = end + 1
    }
    return list + [UInt8(ascii: "]")]
  }
}

extension SourceError {
  /// Returns the error, told of the end of a text where it is about what was put behind it to end the list
  /// that a stream is read as.
  fileprivate func within(_ source: SourceText) -> SourceError {
    let end = source.location(of: source.bytes.count)
    guard let location, (location.line, location.column) >= (end.line, end.column) else {
      return self
    }
    return SourceError(
      path: path, location: end, message: "the JSON ends in the middle",
      suggestion: "the file was cut short: dump it again")
  }
}
