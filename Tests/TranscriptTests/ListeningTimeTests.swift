import Testing
import Transcript
import Voices

/// How long things take to hear is told alike wherever it is shown.
@Suite struct ListeningTimeTests {
  @Test(arguments: [
    (5.2, true, "5 s"), (5.2, false, "about 5 s"), (65, true, "1 min 5 s"),
    (59.6, false, "about 1 min 0 s"), (0, false, "about 0 s"), (-1, true, "0 s"),
  ])
  func timesAreWritten(seconds: Double, isMeasured: Bool, text: String) {
    #expect(HeardTime(seconds: seconds, isMeasured: isMeasured).text == text)
  }

  @Test func aSumIsMeasuredIfBothAre() {
    let measured = HeardTime(seconds: 1, isMeasured: true)
    #expect((measured + measured).isMeasured)
    #expect(!(measured + HeardTime(seconds: 1, isMeasured: false)).isMeasured)
  }

  /// Seconds of espeak-ng's own voices at 175 words a minute, silence at the end left out.
  @Test(arguments: [
    ("使用转子来访问拼错的字词", "zh", 3.16), ("設定", "ja", 1.68),
    ("かなのよみ", "ja", 0.67), ("두 번 탭하여 활성화하십시오", "ko", 2.48),
  ])
  func writingsTakeAsLongAsTheirVoices(text: String, language: String, seconds: Double) throws {
    let listening = try ListeningTime(.named("english"))
    let told = listening.seconds(of: text, language: language)
    #expect(abs(told / seconds - 1) <= 0.15, "\(told)")
  }
}
