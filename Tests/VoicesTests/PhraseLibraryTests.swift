import Documents
import Foundation
import Testing
import VoiceProfiles

@testable import Voices
@testable import Words

@Suite struct PhraseLibraryTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(".yaml") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func source(_ path: String) throws -> SourceText {
    try SourceText(bytes: Array(Data(contentsOf: root.appending(path: path))), path: path)
  }

  private static func expect(_ book: Phrasebook, like read: Phrasebook) {
    #expect(book.language == read.language)
    #expect(book.languageName == read.languageName)
    #expect(book.separator == read.separator && book.stop == read.stop)
    #expect(book.selectedPlace == read.selectedPlace)
    #expect(book.selectedPlaceIsAssumed == read.selectedPlaceIsAssumed)
    #expect(book.characters == read.characters)
    #expect(book.characterSpeech == read.characterSpeech)
    #expect(book.plurals == read.plurals)
    #expect(book.evidence == read.evidence)
    #expect(book.keys == read.keys)
    for key in read.keys {
      for form in PhraseForm.allCases { #expect(book[key, form] == read[key, form], "\(key)") }
      #expect(book.phrases[key]?.variants == read.phrases[key]?.variants)
    }
  }

  @Test func whatIsPackedIsWhatTheFilesSay() throws {
    let languages = try Self.files(in: "Voices/Languages")
    #expect(languages.count == PhraseLibrary.packedLanguages.count)
    for path in languages {
      let read = try Phrasebook(readingLanguage: Self.source(path))
      Self.expect(PhrasebookShelf.shared.language(read.language), like: read)
    }
    let books = try Self.files(in: "Voices/Phrases")
    #expect(books.count == PhraseLibrary.packedPhrases.count)
    for path in books {
      let reader = String(path.split(separator: "/")[2])
      let library = try PhraseLibrary(of: reader)
      let language = try Phrasebook.language(of: Document(Self.source(path)).root)
      var read = try Phrasebook(
        reading: Self.source(path), over: PhrasebookShelf.shared.language(language),
        like: language == "en" ? nil : library.english)
      // A version of a reader says else what its neighbour does.
      if let neighbour = PhraseLibrary.neighbour(of: reader) {
        read.takeOthers(from: try #require(PhraseLibrary(of: neighbour).book(language)))
      }
      Self.expect(try #require(library.book(language)), like: read)
    }
  }

  @Test func aReaderWithoutWordsIsTold() {
    let error = #expect(throws: SourceError.self) { try PhraseLibrary(of: "jaws") }
    #expect(error?.summary == "jaws: error: no words of this reader come with Earshot")
    #expect(error?.suggestion?.contains("nvda") == true)
  }

  @Test func theLanguagesAreThoseOfTheFiles() throws {
    let expected = [
      "ar", "de", "en", "es", "fr", "hi", "it", "ja", "ko", "nl", "pt-BR", "ru", "zh-Hans",
      "zh-Hant",
    ]
    let library = try PhraseLibrary()
    #expect(library.languages == expected)
    for tag in library.languages { #expect(library.book(tag)?.language == tag) }
  }

  // No recording and no document shows these words in another language; in Korean they are put together of such words.
  private static let knownInEnglishAndKorean = Set(
    """
    actionsHint draggable draggableHint required invalidData invalidGrammar invalidSpelling current currentPage \
    currentStep currentLocation currentDate currentTime pressed notPressed multiLineTextField menuPopup listBoxPopup \
    treePopup gridPopup dialogPopup insertion deletion characterCount clickable bullet whiteBullet definitionListStart \
    definitionListEnd rowHeader columnHeader sortUp sortDown tableStart tableEnd
    """.split(separator: " ").map(String.init))
  // What was found in some languages alone.
  private static func isKnown(_ key: PhraseKey, in tag: String) -> Bool {
    switch key.rawValue {
    case "rotorBrailleScreenInput": ["en", "ja", "ko"].contains(tag)
    case let key where knownInEnglishAndKorean.contains(key): ["en", "ko"].contains(tag)
    default: true
    }
  }
  private static let tags = PhraseLibrary.tags(of: "voiceover-ios")
  private static let keys = (try? PhraseLibrary())?.english.keys ?? []

  @Test(arguments: tags) func noPhraseIsMissing(_ tag: String) throws {
    let library = try PhraseLibrary()
    let book = try #require(library.book(tag))
    for key in library.english.keys {
      // What is not known is borrowed from English, and says so.
      let isBorrowed = !Self.isKnown(key, in: tag)
      #expect((book.evidence[key] == nil) == isBorrowed, "\(key)")
      #expect((book[key, .spoken]?.language == "en") == isBorrowed || tag == "en", "\(key)")
      for form in PhraseForm.allCases {
        let isSaid = library.english[key, form] != nil
        let words = book[key, form]?.pattern
        #expect((words != nil) == isSaid, "\(key) \(form)")
        #expect(words?.isEmpty != true, "\(key) \(form)")
      }
    }
    #expect(Set(book.characters.keys).isSuperset(of: "!\"#$%&'()*+,-./:;<=>?@[\\]^_{|}~ “”‘’"))
  }

  // A rotor is found by its name, so that no two may have the same.
  @Test(arguments: tags) func rotorNamesDiffer(_ tag: String) throws {
    let book = try #require(PhraseLibrary().book(tag))
    let keys = book.keys.filter { $0.rawValue.hasPrefix("rotor") }
    let names = keys.compactMap { book[$0, .spoken]?.pattern }
    #expect(names.count == keys.count)
    #expect(Set(names).count == names.count, "\(names.sorted())")
  }

  @Test func moreContentIsOnlyInTheLegend() throws {
    let english = try PhraseLibrary().english
    #expect(english[.moreContentAvailable, .legend]?.pattern == "More Content Available")
    #expect(english[.moreContentAvailable, .spoken] == nil)
    #expect(english[.moreContentAvailable, .utterance] == nil)
  }

  static let gaps: [(key: PhraseKey, names: [String])] = [
    (.position, ["index", "count"]), (.row, ["number"]), (.column, ["number"]),
    (.headingLevel, ["level"]), (.spansRows, ["count"]), (.spansColumns, ["count"]),
    (.joinedHint, ["author", "automatic"]), (.notFound, ["item"]), (.performedAction, ["name"]),
    ("characterCount", ["count"]), ("tableStart", ["rows", "columns"]),
  ]

  @Test(arguments: keys) func phrasesHaveTheGapsThatAreFilled(_ key: PhraseKey) throws {
    let expected = Self.gaps.first { $0.key == key }?.names ?? []
    for language in Self.tags {
      for form in PhraseForm.allCases {
        guard let phrase = try PhraseLibrary().book(language)?[key, form] else { continue }
        for pattern in [phrase.pattern, phrase.speech ?? phrase.pattern] {
          #expect(Set(Phrase.gaps(in: pattern)) == Set(expected), "\(language) \(form): \(pattern)")
        }
      }
    }
  }

  static let nearest: [(tag: String, language: String?)] = [
    ("en", "en"), ("en-US", "en"), ("EN-gb", "en"), ("en-Latn-US", "en"), ("eng", nil),
    ("xx", nil), ("", nil), ("-", nil), ("e", nil), ("he", nil),
    ("ko-KR", "ko"), ("ko_KR", "ko"), ("pt-BR", "pt-BR"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-Hans-SG", "zh-Hans"), ("zh-TW", "zh-Hant"),
    ("zh-HK", "zh-Hant"), ("zh-Hant-MO", "zh-Hant"), ("ZH-hant", "zh-Hant"),
  ]

  @Test(arguments: nearest) func theNearestLanguageSpeaks(_ row: (tag: String, language: String?))
    throws
  {
    #expect(try PhraseLibrary().book(for: row.tag)?.language == row.language)
  }

  static let remarks: [(tag: String, remark: String?)] = [
    ("en-GB", nil), ("ko", nil), ("pt", nil), ("zh-TW", nil), ("zh", nil), ("de-AT", nil),
    ("he", "no words in the language \"he\" yet: roles are English"),
    ("pt-PT", "no words in the language \"pt-PT\" yet: roles are those of \"pt-BR\""),
    (
      "ko_KR",
      "\"ko_KR\" is not a language tag: roles are those of \"ko\"; write it like \"ko-KR\""
    ),
  ]

  @Test(arguments: remarks) func aLanguageWithoutWordsIsRemarkedOn(
    _ row: (tag: String, remark: String?)
  ) throws {
    #expect(try PhraseLibrary().remark(on: row.tag) == row.remark)
  }

  private static func text(_ yaml: String) throws(SourceError) -> SourceText {
    try SourceText(bytes: Array(yaml.utf8), path: "own.phrases.yaml")
  }

  @Test func aReaderOfOnesOwnBringsItsWordsAndBorrowsMissingOnes() throws {
    let english = """
      language: en
      phrases:
        button: {spoken: key, evidence: composed, source: made up}
        rotorChapters: {spoken: Chapters, evidence: composed, source: made up}
      """
    let korean = """
      language: ko
      phrases:
        button: {words: 건, evidence: composed, source: made up}
      """
    let library = try PhraseLibrary(
      of: "own", reading: [try Self.text(korean), try Self.text(english)])
    #expect(library.languages == ["en", "ko"])
    let book = try #require(library.book(for: "ko-KR"))
    #expect(book[.button, .spoken]?.pattern == "건")
    #expect(book[.button, .spoken]?.language == nil)
    #expect(book["rotorChapters", .spoken]?.pattern == "Chapters")
    #expect(book["rotorChapters", .spoken]?.language == "en")
    #expect(book["rotorChapters", .spoken]?.isAssumed == true)
    #expect(book.evidence.keys.map(\.rawValue) == ["button"])
    // How Korean is written and counted is known, whoever reads it.
    #expect(book.name(of: "!") == "느낌표")
  }

  @Test func aReaderOfOnesOwnNeedsEnglish() {
    let error = #expect(throws: SourceError.self) { try PhraseLibrary(of: "own", reading: []) }
    #expect(error?.summary == "own: error: a reader needs a phrasebook with \"language: en\"")
  }

  @Test func anElementFallsBackOnTheWordsOfItsScreen() throws {
    #expect(
      try PhraseLibrary().remark(on: "he", fallback: "ko-KR")
        == "no words in the language \"he\" yet: roles are those of \"ko\"")
  }
}
