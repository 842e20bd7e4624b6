import Foundation
import Testing

@testable import Voices

@Suite struct PhraseLibraryTests {
  @Test func everyFileOfTheFolderIsInTheRegistry() throws {
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

  @Test func everyFileIsNamedAfterItsLanguage() throws {
    let names = try PhraseLibrary().languages.map { "Voices/Phrases/\($0).phrases.yaml" }
    #expect(names == PhraseLibrary.files.map(\.path))
  }

  @Test(arguments: PhraseKey.allCases.filter { $0 != .moreContentAvailable })
  func everyPhraseHasWordsInEveryLanguage(_ key: PhraseKey) throws {
    let library = try PhraseLibrary()
    for language in library.languages {
      for form in [PhraseForm.spoken, .utterance] {
        let phrase = library.book(for: language)?[key, form]
        #expect(phrase?.pattern.isEmpty == false, "\(language) \(form)")
      }
    }
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
    for language in try PhraseLibrary().languages {
      for form in PhraseForm.allCases {
        guard let phrase = try PhraseLibrary().book(for: language)?[key, form] else { continue }
        let names = phrase.pattern.matches(of: /\{([a-z]+)\}/).map { String($0.output.1) }
        #expect(Set(names) == Set(expected), "\(language) \(form): \(phrase.pattern)")
      }
    }
  }

  static let tags: [(tag: String, language: String?)] = [
    ("en", "en"), ("en-US", "en"), ("EN-gb", "en"), ("en-Latn-US", "en"), ("eng", nil),
    ("xx", nil), ("", nil), ("-", nil), ("e", nil),
  ]

  @Test(arguments: tags) func theNearestLanguageSpeaks(_ row: (tag: String, language: String?))
    throws
  {
    #expect(try PhraseLibrary().book(for: row.tag)?.language == row.language)
  }
}
