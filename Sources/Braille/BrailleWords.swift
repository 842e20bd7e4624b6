internal import ScreenReader
internal import Voices

/// The short words by which a reader writes its own words on a display: `btn` for "button".
struct BrailleWords: Sendable {
  /// Short words by the reader's own in lower case, which may be several words.
  private let short: [String: String]
  /// In which order these phrases stand behind the app's words, or empty for where they are heard.
  private let order: [PhraseKey]
  /// Of how many words the longest of the reader's own consists.
  private let longest: Int

  init(_ short: [String: String], order: [PhraseKey] = []) {
    self.short = short
    self.order = order
    longest = short.keys.map { $0.split(separator: " ").count }.max() ?? 0
  }

  /// Finds the short words of a reader in a language: none where none are known, so that its words are written out.
  init(of reader: String, _ book: Phrasebook) {
    let tags = book.language.split(separator: "-").map(String.init)
    let language = tags.first ?? ""
    switch reader {
    case "voiceover-ios", "voiceover-macos":
      let own = Self.apple[book.language] ?? Self.apple[language] ?? [:]
      self.init(
        Self.words(own, in: book).merging(language == "en" ? Self.appleEnglish : [:]) { $1 })
    case "talkback" where language == "en":
      self.init(Self.words(Self.talkBack, in: book), order: Self.talkBackOrder)
    case "nvda" where language == "en": self.init(Self.nvda)
    default: self.init([:])
    }
  }

  /// Returns short words by what the phrases say in a language.
  private static func words(
    _ phrases: [PhraseKey: String], in book: Phrasebook
  ) -> [String: String] {
    var words: [String: String] = [:]
    for (key, short) in phrases {
      guard let full = book[key, .spoken]?.pattern, !full.contains("{") else { continue }
      words[full.lowercased()] = short
    }
    return words
  }

  /// Returns what is written of an utterance: the app's words, and the reader's in short.
  ///
  /// Hints are not written. Where the reader's words stand is where they are heard, but for a reader of which
  /// another order is known.
  func line(of utterance: Utterance) -> String {
    let written = utterance.fragments.filter { $0.kind != .hint && !$0.isNote && !$0.text.isEmpty }
    let inFront = written.filter { rank($0) == nil }
    let behind = written.filter { rank($0) != nil }
      .sorted { (rank($0) ?? 0) < (rank($1) ?? 0) }
    return (inFront + behind).map { Self.isReaders($0) ? shortened($0.text) : $0.text }
      .joined(separator: " ")
  }

  private func rank(_ fragment: Fragment) -> Int? {
    fragment.phrase.flatMap { phrase in order.firstIndex { $0 == phrase } }
  }

  /// Whether the words of a fragment are the reader's own.
  private static func isReaders(_ fragment: Fragment) -> Bool {
    if fragment.phrase != nil { return true }
    switch fragment.kind {
    case .selected, .state, .role, .position, .boundary, .actions: return true
    case .container, .header, .label, .value, .content, .hint: return false
    }
  }

  /// Puts short words in place of those that have one, the longest sequences first.
  private func shortened(_ text: String) -> String {
    let words = text.split(separator: " ").map(String.init)
    var output: [String] = []
    var index = 0
    search: while index < words.count {
      for count in stride(from: min(longest, words.count - index), to: 0, by: -1) {
        let sequence = words[index..<(index + count)].joined(separator: " ").lowercased()
        guard let short = short[sequence] else { continue }
        output.append(short)
        index += count
        continue search
      }
      output.append(words[index])
      index += 1
    }
    return output.joined(separator: " ")
  }
}
