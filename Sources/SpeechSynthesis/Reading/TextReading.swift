internal import VoiceProfiles
internal import Voices

/// The step between the words that are shown and those that an engine is given.
struct TextReading {
  /// Words that are read as one, and the parts of what is read.
  struct Run: Equatable {
    /// A part of the text.
    struct Part: Equatable {
      var text: String
      /// Whether the part is in words already.
      var isRead: Bool
      /// The part as its author wrote it.
      var written: String

      /// A part that is spoken as it is written, unless something else reads it.
      init(unread text: String) {
        (self.text, written, isRead) = (text, text, false)
      }

      /// A part with its words.
      init(_ words: String, for written: String) {
        (text, self.written, isRead) = (words, written, true)
      }
    }

    /// The places of the words.
    var words: Range<Int>
    var parts: [Part]
  }

  let rules: ReadingRules
  let plurals: PluralRules
  let language: String

  /// Returns words in runs, each with what is read for it; fixed words have a pronunciation of their own.
  func runs(of words: [String], without isFixed: [Bool]) -> [Run] {
    var text: [Character] = []
    var bounds: [Range<Int>] = []
    for word in words {
      if !text.isEmpty { text.append(" ") }
      let start = text.count
      text += word
      bounds.append(start..<text.count)
    }
    let reader = PieceReader(rules: rules, plurals: plurals, language: language)
    let pieces = PieceScanner(text: text, rules: rules, language: language).pieces()[...]
    var runs: [Run] = []
    var rest = pieces
    var index = 0
    while index < words.count {
      let start = index
      var parts: [Run.Part] = []
      var place = bounds[index].lowerBound
      while let piece = rest.first, piece.range.lowerBound < bounds[index].upperBound {
        rest = rest.dropFirst()
        var last = index
        while last + 1 < words.count, bounds[last + 1].lowerBound < piece.range.upperBound {
          last += 1
        }
        guard !isFixed[index...last].contains(true), piece.range.lowerBound >= place,
          let words = spoken(piece, in: text, by: reader)
        else { continue }
        if piece.range.lowerBound > place {
          parts.append(.init(unread: String(text[place..<piece.range.lowerBound])))
        }
        parts.append(.init(words, for: String(text[piece.range])))
        place = piece.range.upperBound
        index = last
      }
      if place < bounds[index].upperBound {
        parts.append(.init(unread: String(text[place..<bounds[index].upperBound])))
      }
      runs.append(Run(words: start..<(index + 1), parts: parts))
      index += 1
    }
    return runs
  }

  /// Returns what is read for a piece, apart from what stands beside it.
  private func spoken(
    _ piece: TextPiece, in text: [Character], by reader: PieceReader
  ) -> String? {
    let follower = text[piece.range.upperBound...].prefix(4)
    var words: String?
    if case .number(let numeral) = piece.kind, let whole = numeral.whole, numeral.sign == nil {
      let next = follower.first == " " ? follower.dropFirst() : follower
      words = reader.numeral(whole, before: next)
    }
    // A year is said figure by figure.
    if follower.first == "年" { words = reader.years(piece.kind) ?? words }
    guard var result = words ?? reader.words(for: piece.kind) else { return nil }
    result = unrepeated(result, after: text[..<piece.range.lowerBound])
    if let last = piece.range.lowerBound > 0 ? text[piece.range.lowerBound - 1] : nil,
      last.isLetter, last.isCased
    {
      result = " " + result
    }
    // Letters of an alphabet behind the piece are words of their own; Korean and Japanese ones often belong to it.
    if let next = follower.first,
      PieceScanner.digit(next) != nil || next.isLetter && (next.isCased || words != nil)
    {
      result += " "
    }
    return result
  }

  /// Leaves out a word that stands before the piece already: الساعة.
  private func unrepeated(_ words: String, after text: ArraySlice<Character>) -> String {
    guard let first = words.split(separator: " ").first, first.count < words.count,
      text.last == " ", text.dropLast().suffix(first.count).elementsEqual(first)
    else { return words }
    return String(words.dropFirst(first.count + 1))
  }
}
