import Documents
import Foundation
import Testing

@testable import Voices

@Suite struct PhraseLibraryTests {
  @Test func everyFileOfTheFolderIsALanguage() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Voices/Phrases")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      Set(names.map { "Voices/Phrases/\($0)" }) == Set(PhraseLibrary.files.map(\.path)))
    for file in PhraseLibrary.files {
      let bytes = try Data(contentsOf: root.appending(path: file.path))
      #expect(Array(bytes) == file.bytes)
    }
  }

  @Test func theLanguagesAreThoseOfTheFiles() throws {
    let expected = [
      "ar", "de", "en", "es", "fr", "hi", "it", "ja", "ko", "nl", "pt-BR", "ru", "zh-Hans",
      "zh-Hant",
    ]
    let library = try PhraseLibrary()
    #expect(library.languages == expected)
    for tag in library.languages { #expect(try library.book(tag).language == tag) }
  }

  @Test(arguments: PhraseLibrary.tags) func noPhraseIsMissing(_ tag: String) throws {
    let library = try PhraseLibrary()
    let book = try library.book(tag)
    for key in PhraseKey.allCases {
      #expect(book.evidence[key] != nil, "\(key)")
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
  @Test(arguments: PhraseLibrary.tags) func rotorNamesDiffer(_ tag: String) throws {
    let book = try PhraseLibrary().book(tag)
    let keys = PhraseKey.allCases.filter { $0.rawValue.hasPrefix("rotor") }
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
  ]

  @Test(arguments: PhraseKey.allCases) func phrasesHaveTheGapsThatAreFilled(_ key: PhraseKey) throws
  {
    let expected = Self.gaps.first { $0.key == key }?.names ?? []
    for language in PhraseLibrary.tags {
      for form in PhraseForm.allCases {
        guard let phrase = try PhraseLibrary().book(language)[key, form] else { continue }
        for pattern in [phrase.pattern, phrase.speech ?? phrase.pattern] {
          #expect(Set(Phrase.gaps(in: pattern)) == Set(expected), "\(language) \(form): \(pattern)")
        }
      }
    }
  }

  static let tags: [(tag: String, language: String?)] = [
    ("en", "en"), ("en-US", "en"), ("EN-gb", "en"), ("en-Latn-US", "en"), ("eng", nil),
    ("xx", nil), ("", nil), ("-", nil), ("e", nil), ("he", nil),
    ("ko-KR", "ko"), ("ko_KR", "ko"), ("pt-BR", "pt-BR"), ("pt", "pt-BR"), ("pt-PT", "pt-BR"),
    ("zh", "zh-Hans"), ("zh-CN", "zh-Hans"), ("zh-Hans-SG", "zh-Hans"), ("zh-TW", "zh-Hant"),
    ("zh-HK", "zh-Hant"), ("zh-Hant-MO", "zh-Hant"), ("ZH-hant", "zh-Hant"),
  ]

  @Test(arguments: tags) func theNearestLanguageSpeaks(_ row: (tag: String, language: String?))
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
      "\"ko_KR\" is no language tag: roles are those of \"ko\"; write it like \"ko-KR\""
    ),
  ]

  @Test(arguments: remarks) func aLanguageWithoutWordsIsRemarkedOn(
    _ row: (tag: String, remark: String?)
  ) throws {
    #expect(try PhraseLibrary().remark(on: row.tag) == row.remark)
  }

  @Test func anElementFallsBackOnTheWordsOfItsScreen() throws {
    #expect(
      try PhraseLibrary().remark(on: "he", fallback: "ko-KR")
        == "no words in the language \"he\" yet: roles are those of \"ko\"")
  }
}
