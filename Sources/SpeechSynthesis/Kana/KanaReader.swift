internal import Synchronization
internal import VoiceProfiles

/// Tells how the words of Japanese texts are read, by a library with a dictionary.
///
/// The library runs in a helper, which starts with the first text and ends with the reader.
package final class KanaReader: Sendable {
  private struct State {
    var helper: KanjiHelper?
    /// How many helpers have ended over a text.
    var ends = 0
    /// Why a text was not read, the last time.
    var problem: KanjiProblem?
    /// Whether no further helper is started.
    var isGivenUp = false
  }

  /// The most characters of a text that the library gets in one go.
  static let longestText = 1_000
  /// How often a helper may end over a text before no other is started.
  private static let mostEnds = 3

  private let state = Mutex(State())
  private let arguments: [String]

  /// Creates a reader by the library of a file name, or by the system's, and starts nothing yet.
  package init(library: String? = nil) {
    arguments = library.map { ["--library", $0] } ?? []
  }

  /// Why a text was not read, or `nil` while all are.
  var problem: KanjiProblem? { state.withLock { $0.problem } }

  /// Tries to read a text; the error says what to install.
  package static func check() throws(SpeechError) {
    let reader = KanaReader()
    guard reader.words(of: "東京") == nil else { return }
    throw .noKanji(reader.problem ?? .broken("libmecab reads nothing"))
  }

  /// Returns the words of a text, which joined give the text, or `nil` if none of it is to be read or can be.
  ///
  /// - Complexity: O(n) in the length of the text.
  func words(of text: String) -> [KanaWord]? {
    guard Self.isRead(text) else { return nil }
    var words: [KanaWord] = []
    var hasReading = false
    for piece in Self.pieces(of: text) {
      guard let found = found(in: piece) else {
        words.append(KanaWord(unread: piece))
        continue
      }
      hasReading = true
      words += found
    }
    return hasReading ? words : nil
  }

  /// Whether a text has words of Japanese: a kana alone is the name of a letter.
  private static func isRead(_ text: String) -> Bool {
    let isLetter = text.dropFirst().isEmpty
    return text.unicodeScalars.contains { scalar in
      VoiceProfile.Script.kanji.contains(scalar)
        || !isLetter && (0x3041...0x30FF).contains(scalar.value)
    }
  }

  /// Returns a text in pieces that end after sentences where they can.
  private static func pieces(of text: String) -> [String] {
    var pieces: [String] = []
    var rest = text.unicodeScalars[...]
    while let end = rest.index(rest.startIndex, offsetBy: longestText, limitedBy: rest.endIndex),
      end < rest.endIndex
    {
      let cut = rest[..<end].lastIndex { $0.endsSentence || $0.endsClause }
        .map { rest.index(after: $0) }
      pieces.append(String(rest[..<(cut ?? end)]))
      rest = rest[(cut ?? end)...]
    }
    if !rest.isEmpty { pieces.append(String(rest)) }
    return pieces
  }

  private func found(in text: String) -> [KanaWord]? {
    // Nothing in a text ends the line that it is sent in.
    let line = String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.isSpace ? " " : $0 }))
    guard let lines = lines(of: line) else { return nil }
    let words = Self.words(of: line, lines)
    if words == nil { state.withLock { $0.problem = .noAnswer } }
    return words
  }

  /// Returns the words of lines, or `nil` if they are not those of the text.
  private static func words(of text: String, _ lines: [String]) -> [KanaWord]? {
    var words: [KanaWord] = []
    var rest = text.unicodeScalars[...]
    for line in lines {
      guard let word = KanaWord(line: line) else { return nil }
      // The library leaves out spaces.
      let spaces = rest.prefix { $0 == " " }
      if !spaces.isEmpty, !word.written.hasPrefix(" ") {
        words.append(KanaWord(unread: String(spaces)))
        rest = rest[spaces.endIndex...]
      }
      guard rest.starts(with: word.written.unicodeScalars) else { return nil }
      rest = rest.dropFirst(word.written.unicodeScalars.count)
      words.append(word)
    }
    if !rest.isEmpty {
      guard rest.allSatisfy({ $0 == " " }) else { return nil }
      words.append(KanaWord(unread: String(rest)))
    }
    return words
  }

  private func lines(of text: String) -> [String]? {
    state.withLock { state in
      guard !state.isGivenUp else { return nil }
      do throws(KanjiProblem) {
        let helper =
          if let helper = state.helper { helper } else {
            try KanjiHelper(arguments: arguments)
          }
        state.helper = helper
        return try helper.lines(of: text)
      } catch {
        // One text may be too much for the library, and the next is not.
        state.ends += 1
        state.isGivenUp = state.helper == nil || state.ends >= Self.mostEnds
        state.helper = nil
        state.problem = error
        return nil
      }
    }
  }
}
