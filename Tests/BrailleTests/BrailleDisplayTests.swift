import Testing

@testable import Braille

/// How cells are panned through.
struct BrailleDisplayTests {
  @Test(
    arguments: [
      ("", 8, [String]()),
      ("⠗⠁⠞⠑", 8, ["⠗⠁⠞⠑"]),
      ("⠗⠁⠞⠑⠀⠃⠞⠝", 8, ["⠗⠁⠞⠑⠀⠃⠞⠝"]),
      ("⠗⠁⠞⠑⠀⠃⠞⠝⠎", 8, ["⠗⠁⠞⠑", "⠃⠞⠝⠎"]),
      ("⠁⠀⠁⠁⠁⠁⠁⠁⠁⠁⠁⠁⠀⠃", 8, ["⠁", "⠁⠁⠁⠁⠁⠁⠁⠁", "⠁⠁⠀⠃"]),
      ("⠀⠁⠀⠀⠃⠀", 8, ["⠁⠀⠃"]),
    ])
  func wordsAreKeptWhole(cells: String, count: Int, lines: [String]) {
    #expect(BrailleDisplay(count).lines(of: cells) == lines)
  }

  @Test(arguments: [
    ("1", "⠁"), ("1-2", "⠃"), ("2-1", "⠃"), ("1-2-3-4-5-6", "⠿"), ("space", "⠀"),
  ])
  func chordsAreCells(word: String, cell: Character) {
    #expect(BrailleChord(word)?.cell == cell)
  }

  @Test(arguments: ["", "0", "7", "1-1", "1-", "12", "a", "1--2", "-1", "１", "space-1"])
  func whatIsNoChord(word: String) { #expect(BrailleChord(word) == nil) }
}
