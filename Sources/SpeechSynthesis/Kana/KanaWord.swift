/// A word of a Japanese text as the dictionary of IPA knows it.
struct KanaWord: Equatable {
  /// What a word is to the one after it.
  enum Kind: Equatable {
    case noun
    /// A noun that する makes a verb.
    case action
    /// する behind a noun.
    case doing
    /// お before a noun, or an opening bracket.
    case prefix
    /// A number in digits, which the engine reads.
    case number
    /// A mark.
    case sign
    case other
  }

  /// The word as its author wrote it.
  var written: String
  /// How it is pronounced, in katakana: ワ for the particle は; `nil` if the dictionary does not say.
  var kana: String?
  var kind: Kind
  /// Whether it can begin a phrase, unlike particles and endings.
  var isIndependent: Bool

  /// Creates a word from a line: the word, a tab, and fields with commas between them.
  init?(line: String) {
    guard let tab = line.firstIndex(of: "\t"), tab > line.startIndex else { return nil }
    written = String(line[..<tab])
    let fields = line[line.index(after: tab)...]
      .split(separator: ",", omittingEmptySubsequences: false)
    func field(_ index: Int) -> Substring { index < fields.count ? fields[index] : "" }
    let (part, detail) = (field(0), field(1))
    isIndependent = !["助詞", "助動詞"].contains(part) && !["接尾", "非自立"].contains(detail)
    switch part {
    case "名詞"
    where detail == "数" && written.allSatisfy { $0.wholeNumberValue != nil && !$0.isLetter }:
      kind = .number
    case "名詞": kind = detail == "サ変接続" ? .action : .noun
    case "動詞" where field(4) == "サ変・スル": kind = .doing
    case "接頭詞": kind = .prefix
    case "記号" where detail == "括弧開": kind = .prefix
    case "記号":
      kind = .sign
      isIndependent = false
    default: kind = .other
    }
    let reading = field(8)
    if part != "記号", kind != .number, !reading.isEmpty,
      reading.unicodeScalars.allSatisfy({ (0x30A1...0x30FC).contains($0.value) })
    {
      kana = String(reading)
    }
  }

  /// Creates a word that no dictionary reads.
  init(unread written: String) {
    self.written = written
    kind = .noun
    isIndependent = true
  }

  /// Returns whether a phrase begins with the word when another stands before it.
  func startsPhrase(after previous: KanaWord) -> Bool {
    guard isIndependent, previous.kind != .prefix else { return false }
    switch (previous.kind, kind) {
    case (.noun, .noun), (.noun, .action), (.action, .noun), (.action, .action), (.action, .doing),
      (.number, .noun), (.number, .action), (.noun, .number), (.action, .number),
      (.number, .number):
      return false
    default: return true
    }
  }
}
