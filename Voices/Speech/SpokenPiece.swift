/// How long a piece of text takes that one voice says in one go.
///
/// The figures are seconds of espeak-ng's voices at 175 words a minute, silence at both ends left out. They were
/// fitted to 1,400 pieces: the words of the phrase books in 14 languages, the examples, screens of dates,
/// prices, letters and signs in English, Korean, Japanese and Chinese, and half of a set of dumps; the other
/// half was left out to try them on.
struct SpokenPiece {
  /// The seconds of what was added, without the word that is not at its end yet.
  private var seconds = 0.0
  private var word = Word()
  private var hasPause = false
  private let isChinese: Bool
  private let isKanaOnly: Bool

  /// Begins a piece.
  init(language: String?) {
    let primary = language?.prefix { $0.isLetter }.lowercased() ?? ""
    isKanaOnly = primary == "ja"
    isChinese = ["zh", "yue", "cmn"].contains(primary)
  }

  /// The letters since the last space or mark.
  private struct Word {
    var script = SpokenScript.space
    var length = 0
    var hasVowel = false
    var kana = 0
    var kanji = 0
  }

  /// Adds a scalar.
  mutating func add(_ scalar: Unicode.Scalar, before next: Unicode.Scalar?) {
    let script = SpokenScript(scalar)
    if hasPause, script != .space, script != .pause {
      seconds += Self.pause
      hasPause = false
    }
    switch script {
    case .space, .pause, .namedSign, .emoji:
      endWord()
      addSign(script, scalar, before: next)
    case .digit:
      // "2本" is one word.
      if !isKanaOnly { endWord() }
      seconds += isChinese ? 0.24 : isKanaOnly ? 0.27 : 0.29
      if isKanaOnly, word.length == 0 { word = Word(script: .kana) }
      word.length += isKanaOnly ? 1 : 0
    case .alphabet, .arabic, .devanagari, .hangul, .jamo, .kana, .han:
      let script: SpokenScript = isKanaOnly && script == .han ? .kana : script
      if word.length > 0, word.script != script { endWord() }
      addLetter(scalar, script)
    }
  }

  /// Ends the piece.
  mutating func end() -> Double {
    endWord()
    return seconds > 0 ? seconds + 0.1 : 0
  }

  private static let pause = 0.27

  private mutating func addSign(
    _ script: SpokenScript, _ scalar: Unicode.Scalar, before next: Unicode.Scalar?
  ) {
    switch script {
    case .namedSign: seconds += 0.4
    case .emoji: seconds += 0.8
    case .pause:
      // "5.4" has a point; "10:05" and "1,200" have no pause.
      let isInside = next.map { SpokenScript($0) != .space } ?? false
      hasPause = seconds > 0 && (!isInside || scalar == "." || scalar.value > 0x80)
    default: break
    }
  }

  private mutating func addLetter(_ scalar: Unicode.Scalar, _ script: SpokenScript) {
    if word.length == 0 { word = Word(script: script) }
    word.length += 1
    switch script {
    case .alphabet: word.hasVowel = word.hasVowel || Self.isVowel(scalar)
    case .kana:
      if SpokenScript(scalar) == .han {
        word.kanji += 1
      } else {
        word.kana += 1
      }
    default: break
    }
  }

  private mutating func endWord() {
    defer { word = Word() }
    let length = Double(word.length)
    guard length > 0 else { return }
    switch word.script {
    case .alphabet where length == 1: seconds += 0.2
    // "PDF": what has no vowel is spelt.
    case .alphabet where !word.hasVowel: seconds += 0.19 * length
    case .alphabet: seconds += 0.07 + 0.05 * length
    case .arabic: seconds += 0.08 + 0.08 * length
    case .devanagari: seconds += 0.14 + 0.04 * length
    case .hangul: seconds += 0.09 + 0.16 * length
    case .jamo: seconds += 0.22 * length
    case .han: seconds += 0.25 * length
    case .kana: seconds += kanaSeconds
    case .digit, .namedSign, .emoji, .pause, .space: break
    }
  }

  /// What the Japanese voice makes of a word whose kanji are read, of which each is about two kana.
  private var kanaSeconds: Double {
    0.12 * Double(word.kana + 2 * word.kanji)
  }

  private static func isVowel(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a", "e", "i", "o", "u", "y", "A", "E", "I", "O", "U", "Y": true
    // Letters with accents and those of other alphabets: taken for words that can be said.
    default: scalar.value >= 0x80
    }
  }
}
