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

  /// The words of an element are said in its language, the settings of the reader in that of the screen.
  @Test(arguments: [
    (["Characters"], Command.down, "e!", "Ausrufungszeichen de"),
    (["Words"], .down, "eins", "eins de"),
    (["More Content"], .down, "eins", "Alter, drei de"),
    (["Speaking Rate"], .up, "eins", "60% en-US"),
    (["Adjust Value"], .up, "50%", "70% de"),
  ])
  func whatIsSaidOfAnElementIsInItsLanguage(
    rotors: [String], command: Command, value: String, heard: String
  ) throws {
    var session = try SessionHeard.session(
      """
      elements:
        - value: "\(value)"
          language: de
          traits: [adjustable]
          content: [{label: Alter, value: drei}]
      """)
    for rotor in rotors { _ = session.perform(.rotor(rotor)) }
    _ = session.perform(command)
    let said = session.perform(command).compactMap { event -> String? in
      guard case .utterance(let spoken) = event else { return nil }
      let fragment = spoken.utterance.fragments.first
      return "\(fragment?.text ?? "") \(fragment?.language ?? spoken.utterance.language)"
    }
    #expect(said.last == heard)
  }

  @Test func containersAndHeadersKeepTheirLanguage() throws {
    let session = try SessionHeard.session(
      """
      elements:
        - container: table
          label: Prices
          table: {rows: 1, columns: 2, columnHeaders: {1: [price]}}
          children:
            - {label: Soupe, language: fr, cell: {row: 1, column: 1}}
        - {id: price, label: Price}
      """)
    let said = session.reading.utterance(at: 0, from: nil)
    let languages = said.fragments.prefix(3).map { "\($0.text) \($0.language ?? said.language)" }
    #expect(languages == ["Prices en-US", "Price en-US", "Soupe fr"])
  }
}
