import AccessibilityTree
import Voices

extension Session {
  /// Says an utterance and remembers that it could be cut off.
  mutating func say(
    _ utterance: Utterance, reason: UtteranceReason, stop: Int? = nil
  ) -> Event {
    speaking = Self.words(of: utterance)
    return .utterance(Event.Spoken(utterance, reason: reason, stop: stop))
  }

  /// The words of an utterance that an announcement could cut off.
  static func words(of utterance: Utterance) -> String {
    utterance.fragments.filter { !$0.isNote && $0.kind != .hint }.map(\.text)
      .joined(separator: utterance.separator)
  }

  /// Says words of the app's own about the element under the cursor, in its language.
  mutating func say(
    _ text: String, as kind: Fragment.Kind = .value, reason: UtteranceReason
  ) -> Event {
    say(Fragment(kind, text), in: focusedElement?.language, reason: reason)
  }

  /// Says a fragment in a language, or in the screen's.
  mutating func say(
    _ fragment: Fragment, in language: String?, reason: UtteranceReason
  ) -> Event {
    say(
      Utterance(
        fragments: [fragment], language: language ?? screen.language ?? Screen.defaultLanguage,
        separator: reading.words(in: language).book.separator),
      reason: reason, stop: cursor?.stop)
  }

  /// Says a character by its name, in the language of the element under the cursor.
  mutating func say(_ character: Character) -> Event {
    say(named(character), in: focusedElement?.language, reason: .text)
  }

  /// A character by its name, in the language of the element under the cursor.
  func named(_ character: Character) -> Fragment {
    let (book, phraseLanguage) = reading.words(in: focusedElement?.language)
    let name = book.name(of: character)
    return Fragment(
      .value, name, speechText: book.characterSpeech[character],
      language: name == String(character) ? nil : phraseLanguage)
  }

  /// Says that a text is selected, or no longer, behind the text or before it.
  mutating func say(
    _ text: [Fragment], _ key: PhraseKey, isBefore: Bool = false
  ) -> [Event] {
    guard let phrase = reading.phrase(key) else { return [] }
    let state = Fragment(
      .state, phrase.pattern, speechText: phrase.filledSpeech([:]), phrase: key,
      language: phrase.language ?? reading.phraseLanguage, isAssumed: phrase.isAssumed)
    let language = focusedElement?.language
    return [
      say(
        Utterance(
          fragments: isBefore ? [state] + text : text + [state],
          language: language ?? screen.language ?? Screen.defaultLanguage,
          separator: reading.words(in: language).book.separator),
        reason: .text, stop: cursor?.stop)
    ]
  }

  /// Says one of several things to choose from.
  mutating func say(_ choice: Choice, reason: UtteranceReason) -> Event {
    guard let key = choice.phrase, let event = say(phrase: key, reason: reason).first else {
      return say(choice.words, reason: reason)
    }
    return event
  }

  /// Says a phrase of the reader, if it has it.
  mutating func say(
    phrase key: PhraseKey, filling values: KeyValuePairs<String, String> = [:],
    spoken: KeyValuePairs<String, String>? = nil, as kind: Fragment.Kind = .value,
    reason: UtteranceReason
  ) -> [Event] {
    guard let phrase = reading.phrase(key) else { return [] }
    let fragment = Fragment(
      kind, phrase.filled(values), speechText: phrase.filledSpeech(spoken ?? values), phrase: key,
      language: phrase.language ?? reading.phraseLanguage, isAssumed: phrase.isAssumed)
    return [say(fragment, in: nil, reason: reason)]
  }

  /// Puts the cursor on a stop and says it.
  mutating func land(
    on stop: Int, from previous: Int?, reason: UtteranceReason = .focus
  ) -> [Event] {
    takeFocus(at: stop)
    return land(on: stop, saying: reading.utterance(at: stop, from: previous), reason: reason)
  }

  /// Puts the cursor on a stop and says something of it.
  mutating func land(
    on stop: Int, saying utterance: Utterance, reason: UtteranceReason
  ) -> [Event] {
    if cursor != .stop(stop) {
      rotorPosition = nil
      searchItem = nil
    }
    if cursor != .stop(stop) || reading.reader.navigation.textKeys != nil {
      textPosition = TextPosition()
    }
    let sounds = reading.sounds(at: stop, from: cursor?.stop)
    cursor = .stop(stop)
    state.land(on: reading.order.stops[stop].element)
    state.read = reading.order.stops[stop].element
    return [.earcon(.itemFocused)] + sounds.map(Event.earcon)
      + [say(utterance, reason: reason, stop: stop)]
  }

  /// Says the element under the cursor again.
  mutating func sayAgain(reason: UtteranceReason) -> [Event] {
    guard let stop = cursor?.stop else { return [] }
    return [say(reading.utterance(at: stop, from: stop, on: .again), reason: reason, stop: stop)]
  }

  /// Shows the screen: its title, unless the element says it, then the element.
  ///
  /// That the title comes first is what Apple's guidelines ask of a screen; that it is left out where the
  /// first element has the same words is assumed. When the app becomes active, its name is said before
  /// everything else (recorded: "OpenCCman Convert Large File Heading"), a title after it (assumed).
  mutating func arrive(at stop: Int?, in app: String? = nil) -> [Event] {
    var events: [Event] = [.screen(screen.title), .earcon(.screenChanged)]
    cursor = nil
    state = InteractionState()
    let target = stop ?? reading.stop(at: reading.reader.navigation.landing.started)
    let label = target.map { reading.element(at: $0).label ?? "" }
    var opening = Utterance(
      fragments: [], language: screen.language ?? Screen.defaultLanguage,
      separator: reading.book.separator)
    let hasTitle = screen.title?.withoutGlyphs.isEmpty == false
    if let app = app?.withoutGlyphs, !app.isEmpty,
      reading.reader.grammar.namesAppBesideTitle || !hasTitle
    {
      opening.fragments.append(Fragment(.container, app))
    }
    if let title = screen.title?.withoutGlyphs, !title.isEmpty, title != label, title != app {
      opening.fragments.append(Fragment(.container, title, isAssumed: true))
      events.append(say(opening, reason: .arrival))
      opening.fragments = []
    }
    guard let target else {
      return events + (opening.fragments.isEmpty ? [] : [say(opening, reason: .arrival)])
    }
    let utterance =
      opening.fragments.isEmpty
      ? reading.utterance(at: target, from: nil, on: .arrival) : reading.arrival(at: target)
    return events + land(on: target, saying: utterance, reason: .arrival)
  }
}
