import SeededGenerators
import Testing

@testable import SpeechSynthesis

@Suite("Speech text")
struct SpeechTextTests {
  @Test(
    "What cannot be heard goes",
    arguments: [
      ("Rate", "Rate"),
      ("", ""),
      (" \n\t ", ""),
      ("  Two \r\n lines ", "Two lines"),
      ("a\u{1}+50S b", "a +50S b"),
      ("nul\0in\u{7F}it\u{85}", "nul in it"),
      ("\u{202E}evil\u{202C} \u{2066}x\u{2069}", "evil x"),
      ("soft\u{AD}hyphen zero\u{200B}width \u{FEFF}mark", "softhyphen zerowidth mark"),
      ("Cafe\u{301}", "Caf\u{E9}"),
      ("\u{1112}\u{1161}\u{11AB}", "\u{D55C}"),
      ("e\u{200B}\u{301}", "\u{E9}"),
      ("👩\u{200D}🚀 ❤\u{FE0F}", "👩\u{200D}🚀 ❤\u{FE0F}"),
      ("a\u{200D}b\u{FE0F}", "ab"),
      ("می\u{200C}خواهم", "می\u{200C}خواهم"),
      ("no\u{A0}break\u{2028}line", "no break line"),
      ("<b>1 & 2</b> [[h@l'oU]]", "<b>1 & 2</b> [[h@l'oU]]"),
    ])
  func sanitizing(text: String, expected: String) {
    let sanitized = SpeechText.sanitized(text)
    #expect(Array(sanitized.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test(
    "What stands for no character separates words",
    arguments: [0xFDD0, 0xFFFF, 0x1FFFE] as [UInt32])
  func noncharacters(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(SpeechText.sanitized("\(scalar)non\(scalar)character\(scalar)") == "non character")
  }

  @Test("A short text is one chunk as it is")
  func shortText() {
    #expect(
      SpeechText.chunks(of: "Rate, button") == [.init(text: "Rate, button", ending: .sentence)])
    #expect(SpeechText.chunks(of: " \u{1} ") == [])
    #expect(SpeechText.chunks(of: "...") == [.init(text: "...", ending: .sentence)])
  }

  @Test("Chunks end after sentences, else after clauses, else between words")
  func cuts() {
    let sentence = "This is a sentence of some words. "
    let sentences = SpeechText.chunks(of: String(repeating: sentence, count: 9))
    #expect(sentences.allSatisfy { $0.text.hasSuffix("words.") && $0.ending == .sentence })
    let clauses = SpeechText.chunks(of: String(repeating: "one clause of many, ", count: 20))
    #expect(clauses.dropLast().allSatisfy { $0.text.hasSuffix(",") && $0.ending == .clause })
    let words = SpeechText.chunks(of: String(repeating: "word ", count: 100))
    #expect(words.dropLast().allSatisfy { $0.text.hasSuffix("word") && $0.ending == .word })
    #expect(words.count == 3)
  }

  @Test("A long word is cut after a sign, and never within a character")
  func longWords() {
    let address = "https://example.com/" + String(repeating: "folder/", count: 30)
    let pieces = SpeechText.chunks(of: address).flatMap { $0.text.split(separator: " ") }
    #expect(pieces.count > 1 && pieces.allSatisfy { $0.hasSuffix("/") })
    let family = "👨\u{200D}👩\u{200D}👧"
    let families = SpeechText.chunks(of: String(repeating: family, count: 50))
    #expect(!families.isEmpty)
    for piece in families {
      #expect(
        piece.text.split(separator: " ").allSatisfy { $0.count * 5 == $0.unicodeScalars.count })
    }
  }

  @Test("Korean is cut before the engine drops it")
  func korean() {
    for text in ["캣 ", "버튼", "두 번 탭하여 활성화하십시오 "] {
      let chunks = SpeechText.chunks(of: String(repeating: text, count: 200))
      #expect(chunks.count > 1)
      for chunk in chunks {
        #expect(chunk.text.unicodeScalars.count { (0xAC00...0xD7A3).contains($0.value) } <= 60)
      }
    }
  }

  static let alphabets: [[ClosedRange<UInt32>]] = [
    [0x20...0x7E], [0x00...0x2F, 0x61...0x65], [0x20...0x20, 0xAC00...0xD7A3, 0x2C...0x2E],
    [0x300...0x36F, 0x61...0x64, 0x200B...0x200F],
    [0x1F300...0x1F64F, 0x200D...0x200D, 0xFE00...0xFE0F],
    [0x00...0xD7FF, 0xE000...0x10_FFFF],
  ]

  @Test("Nothing speakable is lost, and no chunk is too long", arguments: alphabets.indices)
  func properties(alphabet: Int) {
    var generator = SeededGenerator(seed: UInt64(alphabet))
    for _ in 0..<150 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...900, using: &generator) {
        let range = Self.alphabets[alphabet].randomElement(using: &generator) ?? 0x20...0x20
        let value = UInt32.random(in: range, using: &generator)
        if let scalar = Unicode.Scalar(value) { text.append(scalar) }
      }
      let sanitized = SpeechText.sanitized(String(text))
      #expect(SpeechText.sanitized(sanitized) == sanitized)
      #expect(!sanitized.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
      let chunks = SpeechText.chunks(of: String(text))
      #expect(
        chunks.flatMap { $0.text.unicodeScalars.filter { $0 != " " } }
          == sanitized.unicodeScalars.filter { $0 != " " })
      for chunk in chunks {
        let scalars = chunk.text.unicodeScalars
        #expect(!scalars.isEmpty && scalars.count <= SpeechText.maximumChunkLength)
        #expect(scalars.reduce(0) { $0 + $1.speechCost } <= SpeechText.maximumChunkCost)
        for word in scalars.split(separator: " ") {
          #expect(word.count <= SpeechText.maximumWordLength)
        }
      }
    }
  }

  @Test("A megabyte without a space is cut, too")
  func megabyte() {
    let chunks = SpeechText.chunks(of: String(repeating: "é", count: 500_000))
    #expect(chunks.reduce(0) { $0 + $1.text.unicodeScalars.count { $0 != " " } } == 500_000)
  }
}
