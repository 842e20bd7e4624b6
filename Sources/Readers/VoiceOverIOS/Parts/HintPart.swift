import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The author's hint and VoiceOver's own, in AccessibilitySnapshot's order (measured).
  ///
  /// A text field's own hint replaces the author's; every other one follows it, behind a full stop. That on
  /// custom actions comes last: "…, Button, Swipe up or down to select a custom action, then double tap to
  /// activate." (logs of iOS 26; behind other hints its place is assumed).
  static func hint(_ manner: VoiceOverManner) -> UtterancePart {
    UtterancePart("hint") { context, fragments in
      guard context.verbosity.speaks(.hints) else { return }
      let authored = context.promotesHint(manner) ? nil : context.element.hint
      var hint = HintText(authored.flatMap { $0.isEmpty ? nil : $0 })
      let traits = context.traits
      // That the author's hint is heard while a field is edited is not shown by anything.
      hint.isAssumed = traits.isSuperset(of: [.textEntry, .isEditing])
      let isEnabled = !traits.contains(.notEnabled)
      if traits.contains(.switchButton), isEnabled { hint.append(.toggleHint, context) }
      if traits.contains(.popupButton), isEnabled { hint.append(.popupHint, context) }
      if isEnabled, let key = context.textHint(manner) {
        // On pages the author's description goes before the hint (transcribed).
        context.toolkit == .webKit ? hint.append(key, context) : hint.replace(with: key, context)
      }
      // An element with nothing but a hint is told without the one on adjusting.
      if traits.contains(.adjustable), isEnabled, !traits.contains(.switchButton),
        !context.hasOnlyHint
      {
        hint.append(.adjustableHint, context)
      }
      if let isExpanded = context.element.isExpanded, isEnabled {
        hint.append(isExpanded ? .collapseHint : .expandHint, context)
      }
      if traits.contains(.draggable), isEnabled, !hint.says("draggableHint", context) {
        hint.append("draggableHint", context)
      }
      if context.isRotorOnActions { hint.append("actionsHint", context) }
      guard let text = hint.text else { return }
      let speech =
        text == context.element.hint ? context.element.speech.filter { $0.target == .hint } : []
      fragments.append(
        Fragment(
          .hint, text, speechText: hint.speechText,
          language: hint.isAuthored ? nil : hint.language ?? context.phraseLanguage,
          isAssumed: hint.isAssumed, speech: speech))
    }
  }
}

extension PhrasingContext {
  // A text view tells of the rotor for misspelt words even without any (recorded on iOS 27); a field being
  // edited only where the facts state some, and in AccessibilitySnapshot's model always.
  fileprivate func textHint(_ manner: VoiceOverManner) -> PhraseKey? {
    if toolkit == .webKit { return webTextHint }
    if traits.contains(.textEntry) {
      guard traits.contains(.isEditing) else {
        return traits.contains(.textArea) ? .textAreaHint : .editHint
      }
      let hasRotor = manner.alwaysTellsOfMisspelledWords || element.states.invalid == .spelling
      return hasRotor ? .editingHint : nil
    }
    return manner.searchFieldStandsAlone && traits.contains(.searchField) ? .editHint : nil
  }

  // On pages all fields say the same (transcribed); what can be opened says only that.
  private var webTextHint: PhraseKey? {
    let isField = traits.contains(.textEntry) && !traits.contains(.popupButton)
    return isField && !traits.contains(.isEditing) && element.isExpanded == nil ? .editHint : nil
  }

  fileprivate var hasOnlyHint: Bool {
    element.hint?.isEmpty == false && element.label?.isEmpty != false
      && element.value?.isEmpty != false
  }
}

/// A hint as it grows: the author's words, then the reader's.
private struct HintText {
  var text: String?
  /// What a voice is given in the place of the text.
  var speechText: String?
  /// The language of the reader's words where they are borrowed from another book.
  var language: String?
  var isAuthored: Bool
  var isAssumed = false

  init(_ authored: String?) {
    text = authored
    isAuthored = authored != nil
  }

  mutating func append(_ key: PhraseKey, _ context: PhrasingContext) {
    guard let phrase = context.phrase(key) else { return }
    isAssumed = isAssumed || phrase.isAssumed
    language = phrase.language
    guard let before = text, let join = context.phrase(.joinedHint) else {
      text = phrase.pattern
      speechText = phrase.speech
      return
    }
    let stops = [".", context.book.stop]
    func joined(_ author: String, _ automatic: String) -> String {
      let author = stops.contains { author.hasSuffix($0) } ? String(author.dropLast()) : author
      return join.filled(["author": author, "automatic": automatic])
    }
    text = joined(before, phrase.pattern)
    if speechText != nil || phrase.speech != nil {
      speechText = joined(speechText ?? before, phrase.speech ?? phrase.pattern)
    }
  }

  /// Whether the hint is already what a phrase says: apps give their reorder controls VoiceOver's own hint.
  func says(_ key: PhraseKey, _ context: PhrasingContext) -> Bool {
    func words(_ text: String?) -> [Substring]? {
      text?.lowercased().split { !$0.isLetter && !$0.isNumber }
    }
    return words(text) == words(context.phrase(key)?.pattern)
  }

  mutating func replace(with key: PhraseKey, _ context: PhrasingContext) {
    guard let phrase = context.phrase(key) else { return }
    self = HintText(nil)
    text = phrase.pattern
    speechText = phrase.speech
    language = phrase.language
    isAssumed = phrase.isAssumed
  }
}
