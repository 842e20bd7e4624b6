internal import Documents

/// Where the snapshot stands in a text, and the title of the page where the text around it names one.
struct PlaywrightFrame {
  /// The bytes of the snapshot.
  private(set) var lines: Range<Int>
  /// The title of the page, or `nil`.
  private(set) var title: String?

  /// Finds the snapshot.
  init(_ source: SourceText) {
    let bytes = source.bytes
    lines = 0..<bytes.count
    guard let fence = Self.fence(bytes) else { return }
    let rest = bytes[fence...]
    var end = bytes.count
    var search = rest
    while let line = search.firstIndex(of: 0x0A) {
      if bytes[(line + 1)...].starts(with: "```".utf8) {
        end = line
        break
      }
      search = bytes[(line + 1)...]
    }
    lines = fence..<end
    for line in bytes[..<fence].split(separator: 0x0A) {
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("- Page Title:") { title = String(text.dropFirst(13)).collapsed }
    }
  }

  /// The place behind the line that opens a block of YAML.
  private static func fence(_ bytes: [UInt8]) -> Int? {
    var start = 0
    for line in bytes.prefix(ARIASniffer.reach).split(
      separator: 0x0A, omittingEmptySubsequences: false)
    {
      let length = line.count + 1
      if line.starts(with: "```yaml".utf8) { return min(start + length, bytes.count) }
      start += length
    }
    return nil
  }

  /// Returns whether a text is a snapshot, by its first item.
  static func recognise(_ source: SourceText) -> Recognition {
    let frame = PlaywrightFrame(source)
    let head = source.bytes[frame.lines].prefix(ARIASniffer.reach)
    let first = head.split(separator: 0x0A).lazy.map { $0.drop { $0 <= 0x20 } }.first { line in
      !line.isEmpty && line.first != 0x23 && !line.starts(with: "---".utf8)
    }
    guard let first, first.first == 0x2D, first.dropFirst().first == 0x20 else { return .unlike }
    var scanner = PlaywrightScanner(Array(first.dropFirst()))
    let element: PlaywrightElement
    do throws(PlaywrightScanner.Failure) { element = try scanner.item() } catch {
      return .unlike
    }
    guard case .node = element.kind else { return .recognised }
    if ARIARole.isName(element.role) { return .recognised }
    let isNamed = element.name != nil || !element.marks.isEmpty
    return isNamed
      ? .resembles(
        signs: ["a list of words with names or marks"],
        lacks: "a role of web pages: \(SafeText.quoted(element.role)) is not one")
      : .unlike
  }
}
