import Documents
import Testing

@testable import Braille

/// Texts in braille, held against liblouis' own program.
@Suite("Braille by liblouis")
struct BrailleTranslatorTests {
  static let hasLouis = (try? LouisLibrary()) != nil && (try? BrailleTables()) != nil

  static let english = [
    "Rate btn", "Rate, button", "Your rating 4 of 5 stars adjustable", "Mango lassi hd lvl 1",
    "Keep screen on switch btn off", "Receive mail at a.person@example.org", "50 % off, until 3/4",
    "KNOWLEDGE and the question", "it's children's", "( ) Remember me", "😀 smile", "naïve café",
    "A large container holding a variety of mangoes img", "1,250.75 EUR", "Go back", "⣏⣿⣹ chk",
  ]
  static let korean = [
    "평가 버튼", "망고 라씨 머리말 단계 1", "조절 가능", "설정을 끄거나 켜려면 두 번 탭하십시오.",
    "10분이면 완성", "그래서 그러나 그러면 그리고", "전환 버튼 끔", "Rate 버튼", "목록 시작", "뷁 꿹 쌟",
    "(선택함) 홈 탭 1/4", "이메일: a@b.kr", "가나다라마바사", "있었습니다", "것을", "운영체제 100%",
  ]

  @Test(
    .enabled(
      if: hasLouis && LouisProgram.path != nil, "lou_translate (liblouis-bin) is not installed"),
    arguments: [
      ("en-g1", english), ("en-g2", english), ("ko-g1", korean), ("ko-g2", korean),
    ])
  func areWhatTheProgramOfLiblouisWrites(name: String, texts: [String]) throws {
    let tables = try BrailleTables()
    let table = try tables.table(name, for: "en")
    let translator = try BrailleTranslator(table, in: tables)
    let expected = try LouisProgram.cells(of: texts, by: tables.list(of: table))
    #expect(expected.count == texts.count)
    for (text, cells) in zip(texts, expected) {
      #expect(try translator.cells(of: text) == cells, "\(text) by \(name)")
    }
  }

  @Test(
    .enabled(if: hasLouis, "liblouis is not installed"),
    arguments: BrailleTable.shipped.map(\.name))
  func everyShippedTableWrites(name: String) throws {
    let tables = try BrailleTables()
    let cells = try BrailleTranslator(tables.table(name, for: "en"), in: tables).cells(of: "1 a")
    #expect(!cells.isEmpty)
    #expect(cells.unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) })
  }

  @Test(.enabled(if: hasLouis, "liblouis is not installed"))
  func manyThreadsGetTheSame() async throws {
    let tables = try BrailleTables()
    let names = ["en-g2", "ko-g2", "de-g2", "fr-g2"]
    let all = await withTaskGroup(of: [String].self) { group in
      for number in 0..<8 {
        group.addTask {
          guard let table = try? tables.table(names[number % 4], for: "en"),
            let translator = try? BrailleTranslator(table, in: tables)
          else { return [] }
          return [names[number % 4]]
            + (0..<200).compactMap { try? translator.cells(of: "Rate \($0 % 3) 평가") }
        }
      }
      return await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    for name in names {
      let ones = all.filter { $0.first == name }
      #expect(ones.count == 2 && ones[0] == ones[1] && ones[0].count == 201)
    }
  }

  @Test(.enabled(if: hasLouis, "liblouis is not installed"))
  func hostileTextsHaveAnEnd() throws {
    let tables = try BrailleTables()
    let translator = try BrailleTranslator(tables.table("en-g2", for: "en"), in: tables)
    let scalars = String(String.UnicodeScalarView((1...0x3000).compactMap(Unicode.Scalar.init)))
    let texts = [
      String(repeating: "a", count: 20_000), String(repeating: "😀", count: 2_000),
      "\0\n\r\u{1B}[2J",
      "e" + String(repeating: "\u{301}", count: 500), scalars, String(repeating: "⣿", count: 999),
    ]
    for text in texts {
      let cells = try translator.cells(of: text)
      #expect(cells.unicodeScalars.allSatisfy { (0x2800...0x28FF).contains($0.value) })
    }
  }

  @Test(
    .enabled(if: hasLouis, "liblouis is not installed"),
    arguments: [
      ("", "en-GB", "en-g2"), ("1", "ko-KR", "ko-g1"), ("KO", "en", "ko-g2"),
      ("pt-BR", "en", "pt-g2"),
      ("", "zh-TW", "zh-Hant-g1"), ("en-us-g2", "ko", "en-us-g2"),
      ("en-us-g2.ctb", "ko", "en-us-g2"),
    ])
  func tablesByName(name: String, language: String, found: String) throws {
    #expect(try BrailleTables().table(name, for: language).name == found)
  }

  @Test(
    .enabled(if: hasLouis, "liblouis is not installed"),
    arguments: [
      ("en-g3", "did you mean \"en-g1\"?"), ("en-us-g22", "did you mean \"en-us-g2\"?"),
      ("../../../etc/passwd", "known tables: ar-g1"), ("/etc/passwd", "known tables: ar-g1"),
      ("a,b", "known tables: ar-g1"), ("de_g2", "did you mean \"de-g2\"?"),
    ])
  func namesThatAreNone(name: String, suggestion: String) throws {
    let error = try #require(throws: SourceError.self) {
      try BrailleTables().table(name, for: "en")
    }
    #expect(error.suggestion?.hasPrefix(suggestion) == true, "\(error)")
  }

  @Test func aLibraryThatIsMissing() throws {
    let error = try #require(throws: SourceError.self) { try LouisLibrary(name: "libnothing.so") }
    #expect(error.message == "liblouis is not installed (libnothing.so)")
    #expect(error.suggestion?.contains("apt-get install liblouis20 liblouis-data") == true)
  }
}
