import Foundation
import Testing
import Voices

@Suite("Languages of the program")
struct LanguageTests {
  static let recipe = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Recipe/recipe.screen.yaml").path

  static let lines: [(language: String, lines: [String])] = [
    ("ko", ["Rate, 버튼", "Mango lassi, 머리말 단계 1", "Keep screen on, 전환 버튼, 끔"]),
    ("de", ["Rate, Taste", "Your rating, 4 of 5 stars, einstellbar"]),
    ("ja", ["Rate、ボタン", "    設定を切り替えるにはダブルタップします。"]),
    ("zh-TW", ["Rate，按鈕"]), ("zh-CN", ["Rate、按钮"]), ("fr-CA", ["Rate, bouton"]),
    ("ar", ["Rate، زر"]), ("hi", ["Rate, बटन"]), ("ru", ["Rate, кнопка"]),
  ]

  @Test(arguments: lines)
  func roleWordsAreTranslatedAndLabelsAreNot(_ row: (language: String, lines: [String])) throws {
    let outcome = try Earshot.run(["transcript", Self.recipe, "--language", row.language])
    #expect(outcome.status == 0)
    #expect(outcome.error.split(separator: "\n").allSatisfy { $0.contains(" is unknown in ") })
    let heard = outcome.output.split(separator: "\n").map(String.init)
    for line in row.lines { #expect(heard.contains(line), "\(heard)") }
  }

  static let fallbacks: [(language: String, line: String, error: String)] = [
    (
      "pt-PT", "Rate, botão",
      "earshot: no words in the language \"pt-PT\" yet: roles are those of \"pt-BR\"\n"
    ),
    (
      "ko_KR", "Rate, 버튼",
      "earshot: \"ko_KR\" is not a language tag: roles are those of \"ko\"; write it like \"ko-KR\"\n"
    ),
  ]

  @Test(arguments: fallbacks)
  func aLanguageWithoutWordsFallsBackAndSaysSo(
    _ row: (language: String, line: String, error: String)
  ) throws {
    let outcome = try Earshot.run(["transcript", Self.recipe, "--language", row.language])
    #expect(outcome.status == 0)
    #expect(outcome.error == row.error)
    #expect(outcome.output.split(separator: "\n").contains { $0 == row.line })
  }

  static let commands = [
    "transcript b.screen.yaml", "rotors b.screen.yaml", "speak b.screen.yaml -o b.wav",
    "walk b.screen.yaml", "diff b.screen.yaml b.screen.yaml",
    "report b.screen.yaml --no-audio -o b.html", "audit b.screen.yaml", "effort b.screen.yaml",
    "check in --baseline in --update all", "run b.flow.yaml",
    "matrix b.screen.yaml --set hints=on,off",
  ]

  private func folder(_ platform: String) throws -> CommandFolder {
    let screen = "screen: B\nplatform: \(platform)\nelements: [{heading: Dom}, {button: Pay}]\n"
    return try CommandFolder([
      "b.screen.yaml": screen, "in/b.screen.yaml": screen,
      "b.flow.yaml": "start: b.screen.yaml\nsteps: [next]\n",
    ])
  }

  /// Whoever asks for words that nobody has is told so by every command, in the same line.
  @Test(arguments: commands) func aLanguageOfNoReaderIsRefused(_ command: String) throws {
    let outcome = try folder("ios").shell("$EARSHOT \(command) --language kr < /dev/null")
    #expect(outcome.status == 2, "\(outcome.error)")
    #expect(
      (outcome.output + outcome.error).contains(
        "error: no words in the language \"kr\"\n  did you mean \"ko\"?"), "\(outcome.error)")
  }

  /// What a reader lacks and another one has is heard in English, and that is said once, whatever is asked.
  @Test(arguments: commands) func aLanguageThatAReaderLacksIsTold(_ command: String) throws {
    let outcome = try folder("web").shell(
      "$EARSHOT \(command) --reader chromevox --language de < /dev/null")
    #expect(outcome.status != 2, "\(outcome.error)")
    let told = "no words in the language \"de\" yet: roles are English"
    #expect(outcome.error.ranges(of: told).count == 1, "\(outcome.error)")
  }

  @Test func anElementWithoutWordsHasThoseOfItsScreen() throws {
    let outcome = try Earshot.run(
      ["transcript", "-"],
      input: "language: ko\nelements:\n- {button: שלום, language: he}\n- button: 평가")
    #expect(outcome.output == "שלום, 버튼\n평가, 버튼\n")
    #expect(
      outcome.error == "earshot: no words in the language \"he\" yet: roles are those of \"ko\"\n"
    )
  }

  // The screen is laid out from right to left, and nothing in the output steers the terminal.
  static let mirrored: [(language: String, output: String)] = [
    ("ar", "صورة [31m، صورة\nقيّم، زر\nإلغاء، زر\n"),
    ("he", "صورة [31m, image\nقيّم, button\nإلغاء, button\n"),
  ]

  @Test(arguments: mirrored)
  func screensOfRightToLeftLanguagesAreReadFromTheRight(
    _ row: (language: String, output: String)
  ) throws {
    let outcome = try Earshot.run(
      ["transcript", "-"],
      input: """
        language: \(row.language)
        elements:
        - {button: "إلغاء\\u202E", frame: [10, 100, 80, 44]}
        - {button: "\\u2067قيّم\\u2069", frame: [200, 100, 80, 44]}
        - {image: "صورة\\e[31m", frame: [10, 20, 300, 44]}
        """)
    #expect(outcome.status == 0)
    let unsafe = outcome.output.unicodeScalars.filter {
      $0.properties.isBidiControl || ($0.properties.generalCategory == .control && $0 != "\n")
    }
    #expect(unsafe.isEmpty, "\(unsafe.map(\.value))")
    #expect(outcome.output == row.output)
  }

  @Test func languagesAreListedWithWhatIsKnown() throws {
    let text = try Earshot.run(["list", "languages"])
    #expect(text.status == 0 && text.error == "")
    let lines = text.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(
      lines[0] == [
        "tag", "language", "voiceover-ios", "voiceover-macos", "talkback", "orca", "nvda",
        "chromevox", "voice",
      ])
    let koreans = lines.filter { $0.first == "ko" }
    let korean = try #require(koreans.first)
    #expect(korean[1] == "Korean" && korean.last == "korean")
    let phrases = try PhraseLibrary().english.keys.count
    // Every phrase of these readers is known in Korean.
    let libraries = try ["voiceover-ios", "voiceover-macos", "talkback"].map {
      try PhraseLibrary(of: $0).english.evidence.count
    }
    #expect(korean[2...10].elementsEqual(libraries.flatMap { ["\($0)", "of", "\($0)"] }))
    #expect(koreans.last?[1...5].compactMap { Int($0) }.reduce(0, +) == phrases)
    #expect(text.output.contains("japanese (kanji with libmecab)"))

    let json = try Earshot.run(["list", "languages", "--format", "json"])
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(list.count == 14)
    let japanese = try #require(list.first { $0["language"] as? String == "ja" })
    let readers = japanese["readers"] as? [[String: Any]]
    #expect(readers?.first?["phrases"] as? Int == japanese["phrases"] as? Int)
    #expect(readers?.first?["of"] as? Int == phrases && readers?.count == 6)
    #expect(japanese["cannotRead"] as? String == "kanji")
    #expect(japanese["voice"] as? String == "japanese")

    let wrong = try Earshot.run(["list", "voices", "fast", "--languages"])
    #expect(wrong.status == 64)
    #expect(wrong.error.contains("--languages lists all languages"))
  }

  @Test(
    "A language that nobody speaks is written into a file with a warning",
    .enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"))
  func soundWithoutAVoice() throws {
    let folder = try CommandFolder()
    let outcome = try Earshot.run(
      ["speak", "-", "-o", folder.file("a.wav")],
      input: "language: he\nelements: [button: שלום]")
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("no words in the language \"he\" yet: roles are English"))
    #expect(outcome.error.contains("stop 1: no voice speaks the language \"he\""))
    #expect(folder.names == ["a.wav"])
  }

  /// A text of the reader that a language lacks is said in English, which nobody should have to hear first.
  @Test func aTextThatALanguageLacksIsCounted() throws {
    let screen = "language: ja\nelements: [{button: 手紙, actions: [保管]}, {button: 返信}]"
    let heard = try Earshot.run(["transcript", "-"], input: screen)
    #expect(
      heard.error.hasPrefix(
        "earshot: 1 of 3 phrases of VoiceOver is unknown in \"ja\" and spoken in English: \"Swipe up"
      ),
      "\(heard.error)")
    let json = try Earshot.run(["transcript", "-", "--format", "json"], input: screen)
    #expect(json.output.contains(#""remarks": ["1 of 3 phrases of VoiceOver is unknown"#))
    // Where the reader speaks the screen's language, whichever it is, and knows it, there is nothing to tell.
    for line in [["transcript", "-", "--language", "en"], ["transcript", "-"]] {
      let known = line.count > 2 ? screen : "language: ja\nelements: [{button: 返信, language: en}]"
      #expect(try Earshot.run(line, input: known).error == "")
    }
  }
}
