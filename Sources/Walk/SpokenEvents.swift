import AccessibilityTree
package import ScreenReader

/// What of a list of events is spoken aloud.
package enum SpokenEvents {
  /// Returns what is said, in order.
  ///
  /// What an announcement cuts off is left out: it would not be heard to its end.
  package static func utterances(in events: [Event], language: String) -> [Utterance] {
    var utterances: [Utterance] = []
    for event in events {
      switch event {
      case .utterance(let spoken): utterances.append(spoken.utterance)
      case .announcement(let announcement, let cutOff):
        if cutOff != nil { utterances = [] }
        utterances.append(words(announcement.text, language: language))
      default: continue
      }
    }
    return utterances
  }

  /// Returns words that are said by themselves.
  package static func words(_ text: String, language: String) -> Utterance {
    Utterance(fragments: [Fragment(.value, text)], language: language)
  }
}
