import Foundation
import Testing
import VoiceProfiles

/// What `earshot effort` tells of seconds, without a sound, beside the sound of `earshot speak`.
///
/// The texts were written for this test after the figures of ``ListeningTime`` were measured.
@Suite("Seconds that are told, and seconds of the sound")
struct EstimateTests {
  static let chinese = [
    "{heading: 本周菜谱推荐}", "{text: 番茄炒鸡蛋是一道家常菜，做法简单，味道鲜美，适合全家人一起享用。}", "{button: 分享给朋友}",
    "{text: 全程约45分钟，票价5元，更新于2024年3月15日。}", "{switch: 每日提醒, value: \"on\"}",
  ]
  static let japanese = [
    "{heading: 東京の今日の天気}", "{text: 午後から雲が広がり、夕方には雨が降る見込みです。}", "{button: おきにいりにいれる}",
    "{text: コンソメスープ、チーズ、トースト}", "{text: 最高気温18度}",
  ]
  static let korean = [
    "{heading: 새로 들어온 책}", "{text: 이번 주에는 여행과 요리에 관한 책 스물다섯 권이 새로 들어왔습니다.}",
    "{button: 대출 예약하기}", "{searchField: 제목이나 저자 검색}", "{text: 반납일 2024년 5월 20일}",
  ]

  // A dump declares no language; a screen of several writings has one, at most.
  @Test(
    .enabled(
      if: SpeakTests.hasEspeak && KanjiSpeechTests.hasMecab,
      "espeak-ng, or libmecab with mecab-ipadic-utf8, is not installed"),
    arguments: [
      ("zh-CN", chinese), (nil, chinese), ("ja", japanese), (nil, japanese), ("ko", korean),
      (nil, korean), (nil, chinese + korean + japanese),
    ])
  func areWithinFifteenInAHundred(_ language: String?, _ elements: [String]) throws {
    let screen = """
      screen: A
      \(language.map { "language: \($0)\n" } ?? "")elements:
      \(elements.map { "  - \($0)" }.joined(separator: "\n"))
      """
    let folder = try CommandFolder()
    let spoken = try Self.json(
      ["speak", "-", "-o", folder.file("a.wav"), "--format", "json"], screen)
    let told = try Self.json(["effort", "-", "--format", "json"], screen)
    let seconds = try #require(told["seconds"] as? Double)
    let duration = try #require(spoken["duration"] as? Double)
    #expect(told["secondsMeasured"] as? Bool == false)
    #expect(duration > 5)
    #expect(abs(seconds / duration - 1) <= 0.15, "\(seconds) s told, \(duration) s of sound")
  }

  private static func json(_ arguments: [String], _ input: String) throws -> [String: Any] {
    let outcome = try Earshot.run(arguments, input: input)
    #expect(outcome.status == 0, "\(outcome.error)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }
}
