import Testing

/// Voice Control understands its commands in the language of the screen.
@Suite struct SpokenCommandTests {
  private static let screen = """
    platform: ios
    elements:
      - button: NAME
        actions: [Copy]
        on: {activate: [announce: done]}
      - id: level
        label: NAME 2
        value: "1"
        traits: [adjustable]
        on: {increment: [announce: up], decrement: [announce: down]}
    """

  private static func said(_ words: [String], _ language: String, name: String) throws -> String {
    let folder = try CommandFolder([
      "s.screen.yaml": "language: \(language)\n"
        + Self.screen.replacing("NAME", with: name),
      "f.flow.yaml": "start: s.screen.yaml\nwith: voice-control\nsteps:\n"
        + words.map { "  - say: \"\($0)\"\n" }.joined(),
    ])
    let outcome = try folder.shell("$EARSHOT run f.flow.yaml")
    return outcome.output + outcome.error
  }

  private static let presses: [(language: String, name: String, words: String)] = [
    ("en", "Rate", "Press Rate"), ("ko", "평점", "평점 누르기"), ("ja", "評価", "評価をタップ"),
    ("de", "Bewerten", "Auf Bewerten tippen"), ("fr", "Noter", "Appuyer sur Noter"),
    ("es", "Valorar", "Hacer clic en Valorar"), ("it", "Valuta", "Fai clic su Valuta"),
    ("pt-BR", "Avaliar", "Tocar em Avaliar"), ("zh-Hans", "评分", "轻点评分"),
    ("zh-Hant", "評分", "點一下評分"), ("ru", "Оценить", "Нажать на Оценить"),
    ("ar", "تقييم", "النقر على تقييم"), ("hi", "रेट", "रेट टैप करें"),
    ("nl", "Waardeer", "Tik op Waardeer"),
  ]

  @Test(arguments: presses) func aPressIsUnderstood(
    _ press: (language: String, name: String, words: String)
  ) throws {
    let output = try Self.said([press.words], press.language, name: press.name)
    #expect(output.contains("[activated: \(press.name)]"), "\(output)")
  }

  private static let steps: [(language: String, name: String, words: String)] = [
    ("en", "Vol", "Increment Vol 2 by 3"), ("en", "Vol", "Increment Vol 2 3 times"),
    ("ko", "음량", "음량 2 3 만큼 증가"), ("ja", "音量", "音量 2を3増やす"), ("de", "Ton", "Ton 2 um 3 erhöhen"),
    ("zh-Hans", "音量", "将音量 2递增3次"), ("ru", "Звук", "Увеличить значение для Звук 2 на 3"),
    ("hi", "आवाज़", "3 से आवाज़ 2 बढ़ोतरी"),
  ]

  @Test(arguments: steps) func aNumberOfStepsIsUnderstood(
    _ step: (language: String, name: String, words: String)
  ) throws {
    let output = try Self.said([step.words], step.language, name: step.name)
    #expect(output.split(separator: "[announcement lost: up]").count == 4, "\(output)")
  }

  @Test(arguments: [
    ("ko", "숫자 보기"), ("ja", "番号を表示"), ("de", "Zahlen einblenden"), ("fr", "Afficher les numéros"),
    ("it", "Mostra numeri"),
  ]) func numbersAreShown(_ language: String, _ words: String) throws {
    let output = try Self.said([words, "1"], language, name: "Name")
    #expect(output.contains("[activated: Name]"), "\(output)")
  }

  /// A longer command goes before the shorter one that it holds, and a name before both.
  @Test func whatLooksAlikeIsToldApart() throws {
    let held = try Self.said(["평점 길게 누르기"], "ko", name: "평점")
    #expect(held.contains("the effect of a long press on 평점 is unknown"), "\(held)")
    let actions = try Self.said(["평점의 동작 보기"], "ko", name: "평점")
    #expect(actions.contains("[menu: Copy]"), "\(actions)")
    let named = try Self.said(["Press releases"], "en", name: "Press releases")
    #expect(named.contains("[activated: Press releases]"), "\(named)")
  }
}
