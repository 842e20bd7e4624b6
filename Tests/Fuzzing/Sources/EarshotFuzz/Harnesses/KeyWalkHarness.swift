import Earshot
import Walk

/// The bytes of a keyboard: after two for the size of the terminal, keys of a walk, and what is drawn.
struct KeyWalkHarness: FuzzHarness {
  let name = "walk-keys"

  func seeds(in repository: String) -> [[UInt8]] {
    [
      "nnnp\r", "\u{1B}[B\u{1B}[A\u{1B}OC\u{1B}[1;2D\u{1B}[5~", "rrjk?q", "a\u{1B}[B\r",
      "\u{1B}[200~pasted\n\u{1B}[201~", "nnnnn\rtSo true\u{7F}é\r", "s\u{1B}[Bs\u{1B}[C",
      "w\u{15}name\ry", "\u{1B}]11;rgb:0/0/0\u{7}\u{1B}P1$r0m\u{1B}\\ĀĢ",
      "hH\t\u{C}[]{}1234567890gG",
    ].map { [79, 23] + Array($0.utf8) } + [[0, 0, 0x6E], [30, 6, 0x3F, 0x6E]]
  }

  func run(_ bytes: [UInt8]) throws {
    guard let exploration = WalkedScreen.exploration() else { return }
    let size = TerminalSize(
      columns: Int(bytes.first ?? 79) + 1, rows: Int(bytes.dropFirst().first ?? 23) % 64 + 1)
    let keys = Self.keys(bytes.dropFirst(2))
    var walk = KeyWalk(exploration, name: "walked", suggestion: "walked.flow.yaml")
    var painter = Painter(hasColour: bytes.count % 2 == 0)
    _ = walk.start()
    check(ScreenLayout.picture(of: walk, size: size), size)
    // Every key redraws the screen; a hundred say as much as many thousands.
    for key in keys.prefix(100) {
      for case .save(let path, false) in walk.take(key) { walk.confirmReplacing(path) }
      let picture = ScreenLayout.picture(of: walk, size: size)
      check(picture, size)
      _ = painter.bytes(for: picture)
    }
    WalkedScreen.check(walk.exploration)
  }

  /// Returns the keys of some bytes, which may come in any pieces.
  private static func keys(_ bytes: ArraySlice<UInt8>) -> [Key] {
    var whole = KeyDecoder()
    let keys = whole.feed(bytes)
    var pieces = KeyDecoder()
    Invariant.require(
      bytes.flatMap { pieces.feed([$0]) } == keys && whole.isWaiting == pieces.isWaiting,
      "the keys depend on how the bytes arrive")
    return keys + whole.flush()
  }

  private func check(_ picture: Picture, _ size: TerminalSize) {
    Invariant.require(
      picture.rows.count == size.rows, "\(picture.rows.count) rows on a screen of \(size.rows)")
    Invariant.require(
      (0..<size.rows).contains(picture.cursor.row)
        && (0..<max(1, size.columns)).contains(picture.cursor.column),
      "the cursor is off the screen: \(picture.cursor) of \(size)")
    for row in picture.rows {
      for cell in row {
        Invariant.require(
          Heard.isPrintable(Array(cell.text.utf8)) && !cell.text.contains("\n"),
          "a row holds control characters")
        Invariant.require(
          cell.column + DisplayWidth.columns(of: cell.text) <= size.columns || cell.text.isEmpty,
          "a row is wider than the screen of \(size.columns): \(cell)")
      }
    }
  }
}
