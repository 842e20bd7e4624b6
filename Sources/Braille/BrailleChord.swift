/// Fingers that are put on the screen at once: the dots of a cell, as braille screen input takes them.
package struct BrailleChord: Equatable, Sendable {
  /// What a finger's flick to the right is called, which types a space.
  package static let spaceWord = "space"

  /// The cell.
  package let cell: Character

  /// Reads a chord.
  package init?(_ word: String) {
    if word == Self.spaceWord {
      cell = "\u{2800}"
      return
    }
    var pattern: UInt32 = 0
    for dot in word.split(separator: "-", omittingEmptySubsequences: false) {
      guard dot.utf8.count == 1, let number = UInt32(dot), (1...6).contains(number) else {
        return nil
      }
      let bit = UInt32(1) << (number - 1)
      guard pattern & bit == 0 else { return nil }
      pattern |= bit
    }
    guard let scalar = Unicode.Scalar(0x2800 + pattern) else { return nil }
    cell = Character(scalar)
  }
}
