import ScreenReader
import Testing

@Suite("Sessions in another language") struct SessionLanguageTests {
  private func session(_ language: String) throws -> Session {
    try SessionHeard.session(
      """
      language: \(language)
      elements:
      - {heading: 설정}
      - {button: 평가, actions: [공유]}
      - {textField: 이름, value: "가!"}
      """)
  }

  @Test func rotorsAreNamedInTheLanguageAndFoundByTheirEnglishNamesToo() throws {
    var session = try session("ko")
    #expect(SessionHeard.lines(session.perform(.rotor("Headings"))) == ["머리말"])
    #expect(SessionHeard.lines(session.perform(.rotor("링크"))) != ["링크"])
    #expect(SessionHeard.lines(session.perform(.rotor("단어"))) == ["단어"])
  }

  @Test func whatIsMissedAndChosenIsSaidInTheLanguage() throws {
    var session = try session("ko")
    _ = session.perform(.rotor("Headings"))
    #expect(SessionHeard.lines(session.perform(.down)).last == "머리말 찾을 수 없음")
    _ = session.perform(.next)
    _ = session.perform(.rotor("Actions"))
    #expect(SessionHeard.lines(session.perform(.down)) == ["공유"])
    #expect(SessionHeard.lines(session.perform(.down)) == ["활성화(기본)"])
  }

  @Test func charactersHaveTheirNamesInTheLanguage() throws {
    var session = try session("ko")
    _ = session.perform(.last)
    _ = session.perform(.rotor("Characters"))
    var heard: [String] = []
    for _ in 0..<12 { heard += SessionHeard.lines(session.perform(.down)) }
    #expect(heard.contains("느낌표"), "\(heard)")
  }

  @Test func kanjiOfTheReadersOwnWordsHaveTheirReadings() throws {
    var session = try session("ja")
    let turned = session.perform(.rotor("Headings"))
    let missed = session.perform(.down)
    let spoken = (turned + missed).compactMap { event -> String? in
      guard case .utterance(let said) = event else { return nil }
      return said.utterance.fragments.first?.speechText
    }
    #expect(spoken == ["みだし", "みだしがみつかりません"])
  }

  @Test func wordsOfAnotherLanguageAreMarkedAsSuch() throws {
    var session = try session("he")
    let languages = session.perform(.rotor("Headings")).compactMap { event -> String? in
      guard case .utterance(let said) = event else { return nil }
      return said.utterance.fragments.first?.language
    }
    #expect(languages == ["en"])
  }
}
