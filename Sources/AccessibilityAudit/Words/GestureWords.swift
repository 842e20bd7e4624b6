internal import Documents

/// The words of the readers' own hints for a double tap, in languages other than English.
///
/// A dump rarely states its language, and no such word is English, so every text is searched for them. A test
/// compares them with the phrase books of TalkBack and VoiceOver.
enum GestureWords {
  /// The words by language.
  static let byLanguage: [String: [String]] = [
    "ar": ["النقر مرّتين", "اضغط مرتين"],
    "de": ["doppeltippen"],
    "es": ["toca dos veces"],
    "fr": ["touchez deux fois", "appuyer deux fois"],
    "hi": ["दो बार टैप", "डबल टैप"],
    "it": ["tocca due volte"],
    "ja": ["ダブルタップ"],
    "ko": ["두 번 탭"],
    "nl": ["dubbeltik", "tik dubbel"],
    "pt": ["toque duas vezes", "tocar duas vezes"],
    "ru": ["коснитесь дважды"],
    "zh": ["轻点两下", "点按两次", "點兩下", "輕觸兩下"],
  ]

  private static let all = byLanguage.values.joined().map { (word: $0, search: ByteSearch($0)) }

  /// Returns the words for a double tap in a text, or `nil`.
  static func first(in text: String) -> String? {
    let text = text.lowercased()
    return all.first { $0.search.isFound(in: text) }?.word
  }
}
