import Documents
import Testing

/// Where a byte of a text stands, told without counting from the start.
@Suite struct SourceLinesTests {
  @Test func placesAreThoseOfCounting() throws {
    var generator = SystemRandomNumberGenerator()
    let pieces = [
      "a", "é", "한", "\n", "\r", "\r\n", "\n\n", "𝄞", String(repeating: "x", count: 700),
    ]
    for _ in 0..<40 {
      let text = (0..<Int.random(in: 0..<60, using: &generator))
        .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let source = try SourceText(bytes: Array(text.utf8), path: "x")
      var (line, column) = (1, 1)
      for offset in 0...source.bytes.count {
        #expect(source.location(of: offset) == SourcePlace(line: line, column: column))
        guard offset < source.bytes.count else { break }
        let byte = source.bytes[offset]
        let isAlone = offset + 1 == source.bytes.count || source.bytes[offset + 1] != 0x0A
        if byte == 0x0A || byte == 0x0D && isAlone {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
      }
      #expect(source.location(of: source.bytes.count + 5000).line == line)
    }
  }

  @Test func noMessageCommandsATerminal() {
    let error = SourceError(path: "a", message: "this is \u{1B}[2J\u{7}\u{202E}x")
    #expect(!error.summary.unicodeScalars.contains { $0.value < 0x20 || $0 == "\u{202E}" })
  }
}
