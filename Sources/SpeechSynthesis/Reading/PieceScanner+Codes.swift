internal import VoiceProfiles

/// Numbers that are read digit by digit: phones, cards, versions, secrets.
extension PieceScanner {
  /// Returns the number of a phone, a card or an account at a place.
  func phone(at index: Int) -> Found? {
    var groups: [String] = []
    var marks: [Character] = []
    var end = index
    var cursor = index
    let hasPlus = text[index] == "+"
    if hasPlus { cursor += 1 }
    var opens = cursor < text.count && text[cursor] == "("
    if opens { cursor += 1 }
    while groups.count < 8 {
      let group = digits(at: cursor)
      guard !group.text.isEmpty, group.text.count < 20 else { break }
      groups.append(group.text)
      end = group.end
      var next = end
      var mark: Character?
      while next < text.count, next - end < 2, " -./()‑–".contains(text[next]) {
        if text[next] == "(" { opens = true }
        mark = text[next] == " " ? mark ?? " " : text[next]
        next += 1
      }
      if opens, mark == ")" { opens = false }
      guard let mark, next < text.count, Self.digit(text[next]) != nil else { break }
      marks.append(mark)
      cursor = next
    }
    marks = Array(marks.prefix(max(0, groups.count - 1)))
    guard mayEnd(at: end), end >= text.count || !",:%".contains(text[end]) || !goesOn(end) else {
      return nil
    }
    let total = groups.reduce(0) { $0 + $1.count }
    guard isPhone(groups, marks, total, hasPlus: hasPlus, opens: text[index] == "(") else {
      return nil
    }
    return (.digits(groups, hasPlus: hasPlus), end)
  }

  private func goesOn(_ end: Int) -> Bool {
    text[end] == "%" || end + 1 < text.count && Self.digit(text[end + 1]) != nil
  }

  private func isPhone(
    _ groups: [String], _ marks: [Character], _ total: Int, hasPlus: Bool, opens: Bool
  ) -> Bool {
    let counts = groups.map(\.count)
    guard let first = groups.first, let last = counts.last else { return false }
    if groups.count == 1 {
      // Numbers of accounts and orders: longer than what is counted, or with a zero before them.
      if hasPlus { return total >= 7 }
      return total >= 10 || total >= 2 && first.first == "0"
    }
    // Sixteen digits in fours, as cards have.
    if counts.allSatisfy({ $0 == 4 }), groups.count >= 3 { return true }
    guard (5...15).contains(total), last >= 2 else { return false }
    if hasPlus || opens { return total >= 7 }
    let isDate = counts == [4, 2, 2] || counts == [2, 2, 4] || counts == [2, 2, 2]
    if first.first == "0", !marks.contains("."), total >= 6, !isDate {
      return first.count > 1 || total > 8
    }
    if first.first == "0", groups.count == 5, total == 10 { return true }
    if Set(marks) == ["-"], !isDate, groups.count >= 3 {
      return total >= 9 && counts.allSatisfy { $0 <= 4 }
    }
    if marks == ["-"], counts[0] == 3 || counts[0] == 4, counts[1] == 4 {
      let years = groups.compactMap { Int($0) }.allSatisfy { (1000...2100).contains($0) }
      return !years
    }
    if marks == [" "], counts == [5, 5] { return true }
    if Set(marks) == [" "], counts == [3, 3, 3], rules.groups.contains(".") { return true }
    if Set(marks) == [" "], groups.count >= 3 {
      // "555 123 4567", but not "1 000 000".
      return total >= 9 && counts.dropFirst().contains { $0 != 3 }
        && counts.allSatisfy { (2...4).contains($0) }
    }
    return false
  }

  /// Returns the version at a place: `2.3.1`, `v2.3`, the `17.4` of `iOS 17.4`.
  func version(at index: Int) -> Found? {
    let (parts, end) = dotted(at: index)
    guard parts.count > 1 else { return nil }
    if parts.count > 2 {
      // Points group the digits of some languages: 1.234.567.
      let isGrouped =
        rules.groups.contains(".") && parts.dropFirst().allSatisfy { $0.count == 3 }
        && parts[0].count <= 3
      return isGrouped ? nil : (.version(parts, hasSign: false), end)
    }
    guard let word = word(before: index), rules.versionWords.contains(word) else { return nil }
    return (.version(parts, hasSign: false), end)
  }

  /// Returns the version with a v before it.
  func signedVersion(at index: Int) -> Found? {
    guard text[index] == "v" || text[index] == "V", index + 1 < text.count,
      Self.digit(text[index + 1]) != nil
    else { return nil }
    let (parts, end) = dotted(at: index + 1)
    guard !parts.isEmpty, mayEnd(at: end) else { return nil }
    return (.version(parts, hasSign: true), end)
  }

  /// Returns numbers with points between them, and where they end.
  private func dotted(at index: Int) -> (parts: [String], end: Int) {
    var parts: [String] = []
    var end = index
    var cursor = index
    while parts.count < 8 {
      let part = digits(at: cursor)
      guard !part.text.isEmpty, part.text.count <= 6 else { break }
      parts.append(part.text)
      end = part.end
      guard end + 1 < text.count, text[end] == ".", Self.digit(text[end + 1]) != nil else { break }
      cursor = end + 1
    }
    return (parts, end)
  }

  /// Whether a number is read digit by digit since a word before it says what it is: an order, an account.
  func isCode(at index: Int) -> Bool {
    guard !rules.codeWords.isEmpty, index > 0 else { return false }
    var end = index
    while end > 0, end > index - 3, " :：(（#".contains(text[end - 1]) { end -= 1 }
    return rules.codeWords.contains { word in
      let start = end - word.count
      return start >= 0 && self.end(of: word, at: start) == end
    }
  }

  /// Returns the letters of a flight's or a gate's code, which no engine may take for a word: `KE 085`.
  func codeLetters(at index: Int) -> Found? {
    let end = index + 2
    guard end + 3 < text.count, text[end] == " ",
      text[index..<end].allSatisfy({ $0.isASCII && $0.isUppercase })
    else { return nil }
    let number = digits(at: end + 1)
    guard (3...4).contains(number.text.count), mayEnd(at: number.end) else { return nil }
    return (.words("\(text[index]) \(text[index + 1])"), end)
  }

  /// Returns the number of an account with its country's letters: `DE89 3704 …`.
  func account(at index: Int) -> Found? {
    guard index + 4 < text.count,
      text[index..<(index + 2)].allSatisfy({ $0.isASCII && $0.isUppercase }),
      text[(index + 2)..<(index + 4)].allSatisfy({ Self.digit($0) != nil })
    else { return nil }
    var groups = [String(text[index..<(index + 4)])]
    var end = index + 4
    while end < text.count, groups.count < 9 {
      let start = skippingBlank(end)
      var next = start
      while next < text.count, next - start < 4,
        text[next].isASCII && text[next].isUppercase || Self.digit(text[next]) != nil
      { next += 1 }
      guard next > start, mayEnd(at: next) || next - start == 4 else { break }
      groups.append(String(text[start..<next]))
      end = next
    }
    guard groups.reduce(0, { $0 + $1.count }) >= 15, mayEnd(at: end) else { return nil }
    let words = groups.map { $0.map(String.init).joined(separator: " ") }
    return (.words(words.joined(separator: ", ")), end)
  }

  /// Returns the word before a place, in small letters.
  func word(before index: Int) -> String? {
    var end = index
    while end > 0, text[end - 1] == " " { end -= 1 }
    guard end < index else { return nil }
    var start = end
    while start > 0, end - start < Self.longestWord, text[start - 1].isLetter { start -= 1 }
    return start < end ? String(text[start..<end]).lowercased() : nil
  }

  // MARK: - Secrets and stars

  private static let bullets: Set<Character> = ["•", "●", "∙", "⬤", "*", "＊", "∗"]

  /// Returns what is hidden by bullets at a place, with the digits that are not.
  func secret(at index: Int) -> Found? {
    guard Self.bullets.contains(text[index]) else { return nil }
    var end = index
    var count = 0
    var cursor = index
    while cursor < text.count, Self.bullets.contains(text[cursor]) || text[cursor] == " " {
      if text[cursor] != " " {
        guard text[cursor] == text[index] else { break }
        count += 1
        end = cursor + 1
      } else if cursor > index, text[cursor - 1] == " " {
        break
      }
      cursor += 1
    }
    // A single sign is a bullet of a list, a pair may be a mark of a note.
    guard count > 2 else { return nil }
    let digits = digits(at: skippingBlank(end))
    guard (2...8).contains(digits.text.count) else {
      return (.secret(count: count, digits: nil), end)
    }
    return (.secret(count: count, digits: digits.text), digits.end)
  }

  /// Returns a rating in stars: `★★★★☆`.
  func stars(at index: Int) -> Found? {
    guard text[index] == "★" || text[index] == "⭐", rules.units["★"] != nil else { return nil }
    var end = index
    while end < text.count, "★⭐".contains(text[end]) { end += 1 }
    let count = end - index
    guard count > 1 else { return nil }
    while end < text.count, text[end] == "☆" { end += 1 }
    return (.measure(Numeral(digits: "\(count)"), unit: "★"), end)
  }
}
