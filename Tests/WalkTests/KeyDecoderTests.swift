import Testing
import Walk

/// What keys the bytes of terminals are taken for.
@Suite("Key decoding")
struct KeyDecoderTests {
  static let table: [(bytes: String, keys: [Key])] = [
    // xterm, its application mode, tmux, the Linux console, rxvt.
    ("\u{1B}[A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]),
    ("\u{1B}OA", [.up]), ("\u{1B}OB", [.down]), ("\u{1B}OC", [.right]), ("\u{1B}OD", [.left]),
    ("\u{1B}[H", [.home]), ("\u{1B}OH", [.home]), ("\u{1B}[1~", [.home]), ("\u{1B}[7~", [.home]),
    ("\u{1B}[F", [.end]), ("\u{1B}OF", [.end]), ("\u{1B}[4~", [.end]), ("\u{1B}[8~", [.end]),
    ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[3~", [.delete]),
    // Shift, Alt and Control make no difference.
    ("\u{1B}[1;2C", [.right]), ("\u{1B}[1;5D", [.wordLeft]), ("\u{1B}[5;5~", [.pageUp]),
    // Function keys, of the Linux console too, mean nothing.
    ("\u{1B}OP", [.other]), ("\u{1B}[15~", [.other]), ("\u{1B}[[A", [.other]),
    // The keypad.
    ("\u{1B}OM", [.enter]), ("\u{1B}Ok", [.character("+")]), ("\u{1B}Om", [.character("-")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]),
    ("\t", [.tab]), ("\u{1B}[Z", [.backTab]), ("\u{3}", [.control("c")]),
    ("\u{1A}", [.control("z")]),
    ("\u{0}", [.other]), ("\u{1C}", [.other]),
    (
      "a[]+ ",
      [.character("a"), .character("["), .character("]"), .character("+"), .character(" ")]
    ),
    ("é", [.character("é")]), ("김", [.character("김")]), ("🥭", [.character("🥭")]),
    // A control character of the upper half is no text, however it is written.
    ("\u{9B}A", [.other, .character("A")]),
    // Alt and a letter is not Escape and a letter.
    ("\u{1B}m", [.other]),
    ("\u{1B}\u{1B}[A", [.escape, .up]),
    // Answers of the terminal are swallowed.
    ("\u{1B}]11;rgb:0/0/0\u{7}q", [.character("q")]),
    ("\u{1B}]11;rgb:0/0/0\u{1B}\\q", [.character("q")]),
    ("\u{1B}P1$r0m\u{1B}\\q", [.character("q")]),
    ("\u{1B}[?62;c", [.other]),
    // Pasted text is one key, whatever commands it looks like.
    ("\u{1B}[200~q\u{1B}[A\u{3}\n\u{1B}[201~x", [.paste("q\u{1B}[A\u{3}\n"), .character("x")]),
    // A sequence that another one breaks off.
    ("\u{1B}[1\u{1B}[B", [.down]),
    ("\u{1B}[1\r", [.enter]),
  ]

  @Test("whole", arguments: table)
  func whole(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes.utf8) == keys)
    #expect(!decoder.isWaiting)
    #expect(decoder.flush().isEmpty)
  }

  @Test("byte by byte", arguments: table)
  func split(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(bytes.utf8.flatMap { decoder.feed([$0]) } == keys)
  }

  @Test func escapeAloneIsKnownWhenNothingFollows() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.feed("[".utf8) == [.character("[")])
  }

  @Test(
    "what is broken off is no key", arguments: ["\u{1B}[", "\u{1B}O", "\u{1B}[1;", "\u{1B}]0;"])
  func brokenOff(bytes: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes.utf8).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.flush().isEmpty)
    #expect(decoder.feed("q".utf8) == [.character("q")])
  }

  @Test(
    "bytes that are no UTF-8 are no text",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80],
    ] as [[UInt8]])
  func invalid(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let keys = decoder.feed(bytes + Array("q".utf8))
    #expect(keys.last == .character("q"))
    #expect(keys.dropLast().allSatisfy { $0 == .other })
  }

  @Test func aCharacterThatBreaksOffGivesWayToTheNext() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0xE2, 0x82] + Array("q".utf8)) == [.other, .character("q")])
  }

  @Test func endlessSequencesAndPastesAreSwallowed() {
    var decoder = KeyDecoder()
    var bytes = Array("\u{1B}[".utf8) + [UInt8](repeating: UInt8(ascii: "1"), count: 100_000)
    #expect(decoder.feed(bytes + Array("~q".utf8)) == [.other, .character("q")])
    bytes = Array("\u{1B}[200~".utf8) + [UInt8](repeating: UInt8(ascii: "x"), count: 1_000_000)
    let keys = decoder.feed(bytes + Array("\u{1B}[201~q".utf8))
    #expect(keys.count == 2)
    guard case .paste(let text) = keys.first else {
      Issue.record("no paste")
      return
    }
    #expect(text.count == 1 << 16)
  }
}
