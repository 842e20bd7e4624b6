import Testing
import VoiceProfiles
import Voices

@Suite("Speech rate")
struct SpeechRateTests {
  @Test(
    "Percent and words per minute",
    arguments: [(0, 80), (25, 118), (50, 175), (75, 280), (100, 449)])
  func table(percent: Double, wordsPerMinute: Int) throws {
    #expect(try SpeechRate(percent: percent).wordsPerMinute == wordsPerMinute)
  }

  @Test("Each percent is faster than the last")
  func monotone() throws {
    let rates = try (0...100).map { try SpeechRate(percent: Double($0)).wordsPerMinute }
    #expect(zip(rates, rates.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("Other rates are refused", arguments: [-0.1, 100.5, .nan, .infinity])
  func refused(percent: Double) {
    #expect(throws: SpeechRate.OutOfRange.self) { try SpeechRate(percent: percent) }
  }
}
