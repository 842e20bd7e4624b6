import ArgumentParser
import Earshot

/// What a shell offers for the values of options; the lists are made when it asks.
enum Completions {
  /// The names of voices.
  static let voices = CompletionKind.custom { _, _, _ in VoiceProfile.shippedNames }
  /// The languages that readers have words in.
  static let languages = CompletionKind.custom { _, _, _ in
    (try? PhraseLibrary().languages) ?? []
  }
  /// The rules of the audit.
  static let rules = CompletionKind.custom { _, _, _ in Rules.ids }
}
