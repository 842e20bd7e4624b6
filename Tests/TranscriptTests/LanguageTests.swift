import Documents
import ScreenReader
import Testing
import Transcript

@Suite("Languages in one screen") struct LanguageTests {
  static let selected: [(language: String, heard: String)] = [
    ("en", "selected, Home, tab, 1 of 2"), ("de", "Auswahl, Home, Tabulator, 1 von 2"),
    ("ru", "выбрано, Home, вкладка, 1 из 2"), ("ko", "Home, 선택됨, 탭, 총 2개 중 1번째"),
    ("ja", "Home、選択中、タブ、1/2"), ("zh-Hans", "已选择、Home、标签、1，共2"),
    ("zh-Hant", "已選取，Home，標籤頁，1（共2）"), ("ar", "محدد، Home، علامة تبويب، 1 من 2"),
    ("hi", "चयनित, Home, टैब, 2 में से 1"),
  ]

  @Test(arguments: selected) func theLanguageSaysWhereSelectedStands(
    _ row: (language: String, heard: String)
  ) throws {
    let lines = try Heard.lines(
      """
      language: \(row.language)
      elements:
      - container: tabBar
        children: [{label: Home, traits: [selected]}, {label: More, traits: []}]
      """)
    #expect(lines.first == row.heard)
  }

  @Test func theLegendKeepsItsOwnOrderAndFullStops() throws {
    let yaml = """
      elements:
      - {label: Home, traits: [selected, button], value: Two}
      """
    for (language, heard) in [
      ("de", "Auswahl: Home: Two. Taste."), ("ko", "선택됨: Home: Two. 버튼."),
      ("ja", "選択中: Home: Two. ボタン。"), ("ru", "Выбрано: Home: Two. Кнопка."),
    ] {
      #expect(try Heard.lines("language: \(language)\n" + yaml, style: .legend) == [heard])
    }
  }

  @Test func theGermanLegendHasTheWordsOfItsSource() throws {
    let yaml = """
      language: de
      elements:
      - {backButton: Rezepte}
      - {secureField: Kennwort}
      - {label: Ton, value: on, traits: [switchButton, button]}
      """
    #expect(
      try Heard.lines(yaml, style: .legend) == [
        "Rezepte. Zurück Taste.", "Kennwort. Sicheres Textfeld. ‖ Zum Bearbeiten doppeltippen.",
        "Ton. Umschalttaste. Ein. ‖ Zum Umschalten Doppeltippen.",
      ])
  }

  @Test func anElementsOwnLanguageSwitchesItsWords() throws {
    let lines = try Heard.lines(
      """
      language: ko
      elements:
      - {button: 평가, hint: 이 요리를 평가합니다.}
      - {button: Rate, language: en-GB}
      - {switch: Notifications, value: on, language: ja}
      - {slider: 크기, value: 50%, hint: 글자 크기입니다.}
      """)
    #expect(
      lines == [
        "평가, 버튼 ‖ 이 요리를 평가합니다.", "Rate, button",
        "Notifications、切り替えボタン、オン ‖ 設定を切り替えるにはダブルタップします。",
        "크기, 50%, 조절 가능 ‖ 글자 크기입니다. 값을 조절하려면 한 손가락으로 쓸어올리거나 쓸어내리십시오.",
      ])
  }

  @Test func fragmentsSayWhichLanguageTheyAreIn() throws {
    let reading = try Heard.reading(
      """
      language: ko
      elements:
      - button: 평가
      - {button: Rate, language: en-GB}
      - {heading: 見出し, language: ja}
      - {button: שלום, language: he}
      - label: Bonjour 여러분
        speech: [{on: label, range: [0, 7], language: fr}]
      """)
    let json = String(
      decoding: TranscriptJSON(Transcript(reading, rendering: Rendering(.spoken))).bytes,
      as: UTF8.self)
    for fragments in [
      #"[{"kind": "label", "text": "평가"}, {"kind": "role", "text": "버튼"}]"#,
      #"[{"kind": "label", "text": "Rate", "language": "en-GB"}, "#
        + #"{"kind": "role", "text": "button", "language": "en-GB"}]"#,
      #"[{"kind": "label", "text": "見出し", "language": "ja"}, "#
        + #"{"kind": "role", "text": "見出し", "spoken": "みだし", "language": "ja", "assumed": true}]"#,
      #"[{"kind": "label", "text": "שלום", "language": "he"}, "#
        + #"{"kind": "role", "text": "버튼"}]"#,
      #"{"kind": "label", "text": "Bonjour 여러분", "#
        + #""languages": [{"range": [0, 7], "language": "fr"}]}"#,
      #""remarks": ["no words in the language \"he\" yet: roles are those of \"ko\""]"#,
    ] {
      #expect(json.contains(fragments), "\(fragments) in \(json)")
    }
  }

  @Test func wordsOfAnotherLanguageSayIt() throws {
    let reading = try Heard.reading("language: he\nelements: [button: שלום]")
    let json = String(
      decoding: TranscriptJSON(Transcript(reading, rendering: Rendering(.spoken))).bytes,
      as: UTF8.self)
    #expect(json.contains(#"{"kind": "role", "text": "button", "language": "en"}"#), "\(json)")
  }
}
