package import Texts

extension Phrasebook {
  /// Packs how the language is written and counted.
  package var packedLanguage: PackedWords {
    var packed = PackedWords()
    packed.add(language)
    packed.add(languageName)
    packed.add(separator)
    packed.add(stop)
    plurals.pack(into: &packed)
    packed.add(characters)
    packed.add(characterSpeech)
    return packed
  }

  /// Reads a language that was packed.
  package init(packedLanguage text: String) {
    var packed = PackedWordsReader(text)
    self.init(language: packed.word(), phrases: [:])
    languageName = packed.optionalWord()
    separator = packed.word()
    stop = packed.word()
    plurals = PluralRules(from: &packed)
    characters = packed.characterNames()
    characterSpeech = packed.characterNames()
  }

  /// Packs the book's own phrases; throws for a book that says of the language what holds for all readers.
  package func packedPhrases(
    over base: Phrasebook, path: String
  ) throws(SourceError) -> PackedWords {
    guard
      languageName == base.languageName, plurals == base.plurals,
      characterSpeech == base.characterSpeech
    else {
      throw SourceError(
        path: path, message: "a reader's book defines how a language is counted or spoken",
        suggestion: "define it for all readers, in Voices/Languages/\(language).language.yaml")
    }
    var packed = PackedWords()
    packed.add(separator)
    packed.add(stop)
    packed.add(selectedPlace == .afterLabel)
    packed.add(selectedPlaceIsAssumed)
    packed.add(characters == base.characters ? [:] : characters)
    let own = phrases.compactMap { key, forms in evidence[key].map { (key, forms, $0) } }
    packed.add(own.sorted { $0.0.rawValue < $1.0.rawValue }) {
      $0.add($1.0.rawValue)
      $0.add($1.2.rawValue)
      $1.1.pack(into: &$0)
    }
    return packed
  }

  /// Reads a reader's phrases that were packed; the model speaks for those that the book lacks.
  package init(packedPhrases text: String, over base: Phrasebook, like model: Phrasebook?) {
    self = base
    var packed = PackedWordsReader(text)
    separator = packed.word()
    stop = packed.word()
    selectedPlace = packed.flag() ? .afterLabel : .first
    selectedPlaceIsAssumed = packed.flag()
    let names = packed.characterNames()
    if !names.isEmpty { characters = names }
    let count = packed.number()
    phrases.reserveCapacity(count)
    evidence.reserveCapacity(count)
    for _ in 0..<count {
      let key = PhraseKey(packed.word())
      evidence[key] = Evidence(rawValue: packed.word())
      phrases[key] = PhraseForms(from: &packed, rules: plurals)
    }
    if let model { takeMissingPhrases(from: model) }
  }
}

extension PhraseForms {
  fileprivate func pack(into packed: inout PackedWords) {
    let said = PhraseForm.allCases.compactMap { form in self[form].map { (form, $0) } }
    packed.add(said) {
      $0.add($1.0.rawValue)
      $1.1.pack(into: &$0)
    }
    // Those of the English book are taken from there again.
    packed.add(variants.filter { $0.value.language == nil }) { $1.pack(into: &$0) }
  }

  fileprivate init(from packed: inout PackedWordsReader, rules: PluralRules) {
    for _ in 0..<packed.number() {
      guard let form = PhraseForm(rawValue: packed.word()) else { return }
      self[form] = Phrase(from: &packed, rules: rules)
    }
    variants = packed.pairs { Phrase(from: &$0, rules: PluralRules()) }
  }
}

extension Phrase {
  fileprivate func pack(into packed: inout PackedWords) {
    packed.add(pattern)
    packed.add(speech)
    packed.add(isAssumed)
    packed.add(plurals)
  }

  fileprivate init(from packed: inout PackedWordsReader, rules: PluralRules) {
    self.init(
      packed.word(), speech: packed.optionalWord(), isAssumed: packed.flag(),
      plurals: packed.plurals(), rules: rules)
  }
}

extension PluralRules {
  fileprivate func pack(into packed: inout PackedWords) {
    packed.add(rules) {
      $0.add($1.category.rawValue)
      $0.add($1.groups) { $0.add($1) { $1.pack(into: &$0) } }
    }
  }

  fileprivate init(from packed: inout PackedWordsReader) {
    rules = packed.list {
      (PluralCategory(rawValue: $0.word()) ?? .other, $0.list { $0.list { Condition(from: &$0) } })
    }
  }
}

extension PluralRules.Condition {
  fileprivate func pack(into packed: inout PackedWords) {
    packed.add(divisor ?? 0)
    packed.add(isIncluded)
    packed.add(ranges) {
      $0.add($1.lowerBound)
      $0.add($1.upperBound)
    }
  }

  fileprivate init(from packed: inout PackedWordsReader) {
    let divisor = packed.number()
    self.init(
      divisor: divisor == 0 ? nil : divisor, isIncluded: packed.flag(),
      ranges: packed.list {
        let lowest = $0.number()
        return lowest...max(lowest, $0.number())
      })
  }
}

extension PackedWords {
  fileprivate mutating func add(_ forms: [PluralCategory: String]) {
    add(Dictionary(uniqueKeysWithValues: forms.map { ($0.rawValue, $1) })) { $0.add($1) }
  }

  fileprivate mutating func add(_ names: [Character: String]) {
    add(Dictionary(uniqueKeysWithValues: names.map { (String($0), $1) })) { $0.add($1) }
  }
}

extension PackedWordsReader {
  fileprivate mutating func plurals() -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for _ in 0..<number() { forms[PluralCategory(rawValue: word()) ?? .other] = word() }
    return forms
  }

  fileprivate mutating func characterNames() -> [Character: String] {
    var names: [Character: String] = [:]
    for _ in 0..<number() {
      let name = word()
      let said = word()
      if let character = name.first { names[character] = said }
    }
    return names
  }
}
