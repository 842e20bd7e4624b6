import AccessibilityTree
import Documents
import NavigationScript
import Readers
import ScreenReader
import Testing
import Transcript
import TreeFormats
import Voices

/// What Orca and NVDA say of one page in other languages, in the words of their own translations.
@Suite struct DesktopLanguagesTests {
  private static let page = """
    toolkit: web
    elements:
      - {role: heading, level: 2, children: [Piers]}
      - {role: list, children: [
          {role: listitem, children: [{role: link, children: [Ayr]}]},
          {role: listitem, children: [{role: link, children: [Rum]}]}]}
      - {role: checkbox, label: Oil, checked: false, required: true}
      - {role: button, label: More, expanded: false}
    """

  private func lines(
    on platform: String, in language: String, _ commands: [Command]
  ) throws -> [String] {
    let text = "platform: \(platform)\n" + Self.page
    let screen = try NativeReader().read(SourceText(bytes: Array(text.utf8), path: "a.screen.yaml"))
      .screen
    var session = try ReaderOptions(language: language).session(
      on: screen, app: Behaviours(screens: [screen]).app)
    _ = session.start()
    return commands.flatMap { session.perform($0) }.compactMap { event in
      guard case .utterance(let spoken) = event else { return nil }
      return spoken.utterance.fragments.map(\.text).joined(separator: " · ")
    }
  }

  // What the Korean Orca does not translate, it says in English.
  static let heard: [(platform: String, language: String, lines: [String])] = [
    (
      "windows", "de",
      [
        "Liste · mit 2 Elementen · Link · Ayr",
        "Link · Rum",
        "Liste Ende · Kontrollfeld · Nicht aktiviert · erforderlich · Oil",
        "Schalter · eingeklappt · More",
        "Keine weitere Überschrift",
        "Piers · Überschrift · Ebene 2",
        "Keine weitere Tabelle",
      ]
    ),
    (
      "windows", "ko",
      [
        "목록 · 항목 수 2개 · 링크 · Ayr",
        "링크 · Rum",
        "목록 끝 · 체크상자 · 체크 안 함 · 필요함 · Oil",
        "버튼 · 축소됨 · More",
        "다음 제목 없음",
        "Piers · 제목 · 수준 2",
        "다음 표 없음",
      ]
    ),
    (
      "windows", "ru",
      [
        "список · из 2 элементов · ссылка · Ayr",
        "ссылка · Rum",
        "вне список · флажок · не отмечено · обязательно · Oil",
        "кнопка · свёрнуто · More",
        "нет следующего заголовка",
        "Piers · заголовок · уровень 2",
        "нет следующей таблицы",
      ]
    ),
    (
      "linux", "de",
      [
        "Ayr · Verknüpfung.",
        "Rum · Verknüpfung.",
        "Liste wird verlassen. · Oil · Kontrollkästchen · nicht ausgewählt · Eingabe erforderlich.",
        "More · eingeklappt · Druckknopf.",
        "Nach oben springen.",
        "Piers · Überschrift Ebene 2.",
        "Nach unten springen.",
        "Piers · Überschrift Ebene 2.",
        "Keine weiteren Tabellen.",
      ]
    ),
    (
      "linux", "ko",
      [
        "Ayr · 링크.",
        "Rum · 링크.",
        "leaving list. · Oil · 확인란 · not checked · required.",
        "More · 접힘 · 푸쉬 단추.",
        "Wrapping to top.",
        "Piers · 머리글 level 2.",
        "Wrapping to bottom.",
        "Piers · 머리글 level 2.",
        "No more tables.",
      ]
    ),
    (
      "linux", "zh-Hans",
      [
        "Ayr · 链接.",
        "Rum · 链接.",
        "正在离开列表。 · Oil · 复选框 · 未勾选 · 必需.",
        "More · 已收起 · 按钮.",
        "滚动到顶部。",
        "Piers · 标题 水平 2.",
        "滚动到底部。",
        "Piers · 标题 水平 2.",
        "没有更多的表了。",
      ]
    ),
  ]

  @Test(arguments: heard) func isHeard(
    _ row: (platform: String, language: String, lines: [String])
  ) throws {
    let commands: [Command] = [
      .next, .next, .next, .next, .jump(to: "heading"), .jump(to: "heading", back: true),
      .jump(to: "table"),
    ]
    #expect(try lines(on: row.platform, in: row.language, commands) == row.lines)
  }
}
