import AccessibilityTree

/// An estimate of the width of a text.
///
/// It uses the advances of Inter, and Apple's tracking of its own font (Human Interface Guidelines). The error for
/// the system's font is not known (assumed below 8 %).
enum TextWidth {
  /// The factor by which bold text is wider (measured with Inter, semibold and bold against regular).
  private static let boldGrowth = 1.03
  /// The size from which the system uses its display letters (documented by Apple: about 20 points).
  private static let displaySize = 20.0
  /// A letter of a Latin script that the table lacks, in ems: the mean of Inter's letters in English text.
  private static let usualAdvance = 0.515

  // Size and tracking in points (documented by Apple).
  private static let tracking: [(size: Double, points: Double)] = [
    (12, 0), (15, -0.23), (17, -0.43), (20, -0.45), (22, -0.26), (24, 0.07), (28, 0.38), (34, 0.40),
    (53, 0.3),
  ]

  private static let advances: [UInt32: (text: Double, display: Double)] = Dictionary(
    uniqueKeysWithValues: InterAdvances.scalars.indices.map { index in
      (
        InterAdvances.scalars[index],
        (InterAdvances.text[index] / 1000, InterAdvances.display[index] / 1000)
      )
    })

  /// Returns the width of a text on one line.
  static func points(of text: some StringProtocol, size: Double, weight: FontWeight?) -> Double {
    var ems = 0.0
    var count = 0.0
    for character in text {
      guard let scalar = character.unicodeScalars.first else { continue }
      ems += advance(of: scalar, isDisplay: size >= displaySize)
      count += 1
    }
    let bold = (weight ?? .regular) >= .semibold ? boldGrowth : 1
    return ems * size * bold + count * trackingPoints(at: size)
  }

  private static func advance(of scalar: Unicode.Scalar, isDisplay: Bool) -> Double {
    if let known = advances[scalar.value] { return isDisplay ? known.display : known.text }
    // Letters of East Asia and emoji stand in a square.
    let isSquare =
      (0x1100...0x11FF).contains(scalar.value) || (0x2E80...0x9FFF).contains(scalar.value)
      || (0xAC00...0xD7AF).contains(scalar.value) || (0xF900...0xFAFF).contains(scalar.value)
      || (0xFF00...0xFF60).contains(scalar.value) || scalar.value >= 0x1F000
    return isSquare ? 1 : usualAdvance
  }

  private static func trackingPoints(at size: Double) -> Double {
    guard let first = tracking.first, let last = tracking.last else { return 0 }
    if size <= first.size { return first.points }
    for (low, high) in zip(tracking, tracking.dropFirst()) where size <= high.size {
      let share = (size - low.size) / (high.size - low.size)
      return low.points + share * (high.points - low.points)
    }
    return last.points
  }

  /// Returns the number of lines of a text that wraps between words.
  static func lines(
    of text: String, within room: Double, size: Double, weight: FontWeight?
  ) -> (count: Int, widestWord: Double) {
    let space = points(of: " ", size: size, weight: weight)
    var count = 0
    var used = 0.0
    var widest = 0.0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      count += 1
      used = 0
      for word in words(of: paragraph) {
        let width = points(of: word, size: size, weight: weight)
        widest = max(widest, width)
        if used > 0, used + space + width > room {
          count += 1
          used = 0
        }
        used += (used > 0 ? space : 0) + width
        // A word that is wider than a line goes on in the next.
        while used > room, room > 0, count < 10_000 {
          count += 1
          used -= room
        }
      }
    }
    return (count, widest)
  }

  // Where words have no spaces between them, lines break at any letter.
  private static func words(of text: Substring) -> [Substring] {
    text.split(separator: " ").flatMap { word -> [Substring] in
      guard word.unicodeScalars.contains(where: { (0x2E80...0x9FFF).contains($0.value) }) else {
        return [word]
      }
      return word.indices.map { word[$0...$0] }
    }
  }
}
