package import Documents

/// A reader of XML, whose text begins with a tag.
protocol MarkupReader: TreeReader {}

extension TreeReaders {
  /// How much of a text tells its format, in bytes, where several could read it.
  private static let reach = 65_536

  /// Returns the reader of a text, or `nil` for a text of no known format.
  ///
  /// Words of an app may look like the dump of another tool. So the name of a screen file decides, then the first letter,
  /// then the marks that come first: what stands above them is at most a log.
  package static func reader(of source: SourceText) -> (any TreeReader)? {
    let native = NativeReader()
    if isNamedAsScreen(source.path), native.canRead(source) { return native }
    let first = source.bytes.first { $0 > 0x20 }
    if source.looksLikeJSON, !beginsWithNumber(source.bytes) {
      let reader = all.first { $0.canRead(source) }
      if reader is BrowserPageReader || reader is ATSPIReader { return reader }
      // Others go by keys at any depth, and a screen has some of an app's own.
      return native.canRead(source) && hasElements(source) ? native : reader
    }
    if first == UInt8(ascii: "<") {
      if let reader = all.first(where: { $0 is any MarkupReader && $0.canRead(source) }) {
        return reader
      }
      if HTMLText.isPage(source.bytes) { return nil }
      return all.first { $0.canRead(source) && lines(until: $0, in: source) == 1 }
    }
    let able = all.filter { $0.canRead(source) }
    if able.count < 2 { return able.first }
    let places = able.map { lines(until: $0, in: source) }
    return zip(able, places).min { $0.1 < $1.1 }?.0
  }

  /// Returns whether a file is called as screen files are, and so is one even when it is broken.
  package static func isNamedAsScreen(_ path: String) -> Bool {
    [".screen.yaml", ".screen.json"].contains { PathText.hasEnding(path, $0) }
  }

  private static func hasElements(_ source: SourceText) -> Bool {
    let isElements = { (key: JSONKeys.Key) in key.name == NativeScreenKey.elements.rawValue }
    return JSONKeys.outermost(of: source, until: isElements).contains(where: isElements)
  }

  /// Returns whether a text begins with a number in brackets and more, as a line of WebArena does, and no JSON.
  private static func beginsWithNumber(_ bytes: [UInt8]) -> Bool {
    let rest = bytes.drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "[") else { return false }
    let digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
    return !digits.isEmpty && bytes[digits.endIndex...].starts(with: "] ".utf8)
  }

  /// How many lines of a text a reader needs until it finds a mark of its format.
  private static func lines(until reader: any TreeReader, in source: SourceText) -> Int {
    let head = source.bytes.prefix(reach)
    let start = head.firstIndex { $0 > 0x20 } ?? 0
    let ends = head.indices.filter { $0 >= start && head[$0] == 0x0A } + [head.endIndex]
    var (least, most) = (0, ends.count)
    while least < most {
      let middle = (least + most) / 2
      let text = try? SourceText(bytes: Array(head[..<ends[middle]]), path: source.path)
      if text.map({ reader.recognise($0) != .unlike }) == true {
        most = middle
      } else {
        least = middle + 1
      }
    }
    return least + 1
  }
}
