internal import VoiceProfiles

/// Finds what a text has to be read otherwise than it is written.
///
/// Each look reads a bounded number of characters, so that no text costs more than its length.
struct PieceScanner {
  /// What is found, and where it ends.
  typealias Found = (kind: TextPiece.Kind, end: Int)

  let text: [Character]
  let rules: ReadingRules
  let language: String

  /// The most characters of an abbreviation, a unit or a name of a month.
  static let longestWord = 24

  /// Returns the pieces in order.
  func pieces() -> [TextPiece] {
    var pieces: [TextPiece] = []
    var index = 0
    while index < text.count {
      if startsPiece(index), let found = piece(at: index, after: pieces.last) {
        pieces.append(TextPiece(kind: found.kind, range: index..<found.end))
        index = found.end
      } else {
        index += 1
      }
    }
    return pieces
  }

  private func piece(at index: Int, after previous: TextPiece?) -> Found? {
    let character = text[index]
    if let found = secret(at: index) ?? stars(at: index) { return found }
    if startsToken(index),
      let found = address(at: index) ?? wholeWord(at: index) ?? weekday(at: index)
    {
      return found
    }
    switch character {
    case "#": return tag(at: index)
    case "@": return mention(at: index)
    default: break
    }
    let found =
      character.isLetter
      ? name(at: index) ?? quantity(at: index, after: previous)
      : quantity(at: index, after: previous)
    guard let found else { return nil }
    return share(of: range(from: found, at: index) ?? found)
  }

  // MARK: - Places

  /// Whether a piece may begin here: not within a word of an alphabet or a number.
  private func startsPiece(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let previous = text[index - 1]
    if Self.digit(text[index]) != nil, Self.digit(previous) != nil { return false }
    guard previous.isLetter || Self.digit(previous) != nil else {
      // "2.5" was looked at as a whole.
      let isInside =
        index > 1 && (previous == "." || previous == ",") && Self.digit(text[index - 2]) != nil
        && Self.digit(text[index]) != nil
      return !isInside
    }
    // The 15 of "iPhone15" belongs to its name; 第3 and 3개 are words beside numbers.
    if Self.digit(text[index]) != nil { return !previous.isCased }
    return !text[index].isLetter || Self.isSyllable(previous)
  }

  /// Whether the character begins what stands between blanks.
  func startsToken(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    return text[index - 1] == " " || "([{\"'“‘«「『（・,、,".contains(text[index - 1])
  }

  /// Returns whether something may end before a place: not within a word of an alphabet or a number.
  func mayEnd(at end: Int) -> Bool {
    guard end < text.count, end > 0 else { return true }
    let last = text[end - 1]
    let next = text[end]
    if Self.digit(last) != nil { return Self.digit(next) == nil }
    guard last.isLetter || Self.isMark(last), !Self.isSyllable(last) else { return true }
    return !(next.isLetter && !Self.isSyllable(next)) && Self.digit(next) == nil
  }

  /// Whether a character is of a script that writes no blanks between words, or joins them to numbers.
  static func isSyllable(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x0E00...0x0E7F, 0x1100...0x11FF, 0x3005...0x30FF, 0x3130...0x318F, 0x3400...0x9FFF,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return true
    default: return false
    }
  }

  static func isMark(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.generalCategory == .nonspacingMark
  }

  /// Returns where a text ends that stands at a place, or `nil` where another stands there.
  func end(of part: some StringProtocol, at index: Int) -> Int? {
    var end = index
    for character in part {
      guard end < text.count, text[end] == character else { return nil }
      end += 1
    }
    return end
  }

  /// Returns the longest text of a table that stands at a place as a whole.
  func longest<Value>(
    of table: ReadingTable<Value>, at index: Int
  ) -> (key: String, value: Value, end: Int)? {
    table.longest(in: text, at: index, mayEnd: mayEnd)
  }

  /// Returns the place behind one blank, if there is one.
  func skippingBlank(_ index: Int) -> Int {
    index < text.count && text[index] == " " ? index + 1 : index
  }

  /// Returns the value of a decimal digit of any script.
  static func digit(_ character: Character) -> Int? {
    if let value = character.asciiValue { return (48...57).contains(value) ? Int(value) - 48 : nil }
    guard character.unicodeScalars.count == 1, let scalar = character.unicodeScalars.first,
      scalar.properties.numericType == .decimal
    else { return nil }
    return character.wholeNumberValue
  }

  /// Returns the digits at a place, in ASCII, and where they end.
  func digits(at index: Int) -> (text: String, end: Int) {
    var end = index
    var digits = ""
    while end < text.count, digits.count < 40, let digit = Self.digit(text[end]) {
      digits += "\(digit)"
      end += 1
    }
    return (digits, end)
  }

  // MARK: - Around a quantity

  private static let dashes: Set<Character> = ["–", "—", "-", "‐", "‑", "−", "~", "〜", "～"]

  /// Returns the range that begins with a quantity: `10–12 km`.
  func range(from first: Found, at index: Int) -> Found? {
    let dash = skippingBlank(first.end)
    guard dash < text.count, Self.dashes.contains(text[dash]) else { return nil }
    let isSpaced = dash > first.end
    let start = skippingBlank(dash + 1)
    guard isSpaced == (start > dash + 1), start < text.count,
      let second = quantity(at: start, after: nil) ?? weekdayName(at: start)
    else { return nil }
    switch (first.kind, second.kind) {
    case (.number(let low), .number(let high)):
      guard let low = low.whole, let high = high.whole else { break }
      // Scores are written like ranges, and hardly ever rise.
      if low >= high {
        guard !isSpaced, low < 100 else { return nil }
        return (.ratio(low, high), second.end)
      }
    case (.number, .measure), (.number, .money), (.measure, .measure), (.money, .money),
      (.money, .number), (.time, .time), (.date, .date), (.ordinal, .ordinal), (.weekday, .weekday):
      break
    default: return nil
    }
    // Of three the middle one would be lost: 1-2-3.
    guard index == 0 || !Self.dashes.contains(text[index - 1]),
      second.end >= text.count || !Self.dashes.contains(text[second.end])
    else { return nil }
    return (.range(first.kind, second.kind), second.end)
  }

  private func share(of found: Found) -> Found {
    guard found.end < text.count, text[found.end] == "/",
      let share = longest(of: rules.shares, at: found.end + 1)
    else { return found }
    switch found.kind {
    case .money, .measure, .number, .range: return (.share(found.kind, of: share.value), share.end)
    default: return found
    }
  }
}
