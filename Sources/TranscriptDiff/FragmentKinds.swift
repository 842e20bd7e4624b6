import Documents
import ScreenReader

/// Which characters of a line are heard as a state, a value or a position.
struct FragmentKinds {
  private var isState: [Bool]

  /// Finds the pieces of an utterance in the line that they were written into.
  init(_ fragments: [Fragment], in line: String) {
    let characters = Array(line)
    isState = Array(repeating: false, count: characters.count)
    var start = 0
    for fragment in fragments where !fragment.isNote {
      let piece = Array(SafeText.line(fragment.text))
      guard !piece.isEmpty, let place = Self.place(of: piece, in: characters, from: start) else {
        continue
      }
      switch fragment.kind {
      case .selected, .state, .value, .position, .boundary:
        for index in place { isState[index] = true }
      default: break
      }
      start = place.upperBound
    }
  }

  /// Returns whether all words of a stretch belong to states; marks between words belong to nothing.
  func isState(_ range: Range<Int>) -> Bool {
    range.allSatisfy { isState.indices.contains($0) && isState[$0] }
  }

  private static func place(
    of piece: [Character], in line: [Character], from start: Int
  ) -> Range<Int>? {
    // Between two pieces stand at most a mark and a space.
    for offset in start..<min(start + 4, line.count) where line[offset...].starts(with: piece) {
      return offset..<offset + piece.count
    }
    return nil
  }
}
