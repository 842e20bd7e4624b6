import Foundation
import ScreenReader
import SpeechProtocol
import Testing
import VoiceProfiles
import Voices

@testable import SpeechSynthesis

@Suite("Loudness")
struct LoudnessTests {
  /// A tone as the recommendation's own test signals have it.
  private func tone(_ hertz: Double, _ decibels: Double, seconds: Double, rate: Int) -> [Int16] {
    let height = 32_768 * pow(10, decibels / 20)
    return (0..<Int(seconds * Double(rate))).map {
      Int16((height * sin(2 * .pi * hertz * Double($0) / Double(rate))).rounded())
    }
  }

  @Test(
    "A tone of 997 Hz measures as ITU-R BS.1770 says, at any rate",
    arguments: [16_000, 22_050, 48_000])
  func tones(rate: Int) throws {
    // 0 dBFS in one channel is -3.01 LKFS.
    for level in [-3.0, -20, -40] {
      var meter = LoudnessMeter(sampleRate: rate)
      meter.add(tone(997, level, seconds: 2, rate: rate))
      #expect(abs(try #require(meter.loudness) - (level - 3.01)) < 0.1, "\(level)")
    }
  }

  @Test("Pauses and silence do not make speech quieter")
  func gates() throws {
    var meter = LoudnessMeter(sampleRate: 22_050)
    #expect(meter.loudness == nil)
    meter.add([Int16](repeating: 0, count: 44_100))
    #expect(meter.loudness == nil)
    meter.add(tone(997, -20, seconds: 5, rate: 22_050))
    meter.add([Int16](repeating: 0, count: 220_500))
    #expect(abs(try #require(meter.loudness) - -23) < 0.3)
    var short = LoudnessMeter(sampleRate: 22_050)
    short.add(tone(997, -20, seconds: 0.05, rate: 22_050))
    #expect(abs(try #require(short.loudness) - -23) < 1)
  }

  /// Where no peak is too high, each sample is rounded as `rounded()` does, halves away from zero.
  @Test(arguments: [0.25, 0.5, 0.793, 1, 1.5, 2.4999, 3.98] as [Float])
  func samplesAreRoundedExactly(gain: Float) {
    let limit = Int16(26_028 / max(1, gain))
    let samples = Array(-limit...limit)
    let limited = PeakLimiter(gain: gain, sampleRate: 22_050).limited(samples)
    #expect(limited == samples.map { Int16((Float($0) * gain).rounded()) })
  }

  @Test("A limiter keeps peaks down, and leaves alone what is below")
  func limits() {
    let samples =
      [Int16](repeating: 1000, count: 400) + [30_000] + [Int16](repeating: -1000, count: 400)
    let louder = PeakLimiter(gain: 2, sampleRate: 22_050).limited(samples)
    #expect(louder.count == samples.count)
    #expect(louder.max() == 26_028 && louder[0] == 2000 && louder[800] == -2000)
    #expect(louder[399] < 2000)
    #expect(PeakLimiter(gain: 1, sampleRate: 22_050).limited([]).isEmpty)
    #expect(PeakLimiter(gain: 1, sampleRate: 22_050).limited([.min]) == [-26_028])
  }

  @Test(
    "Quiet and loud voices make files of one loudness", arguments: [UInt16(20), 100])
  func files(volume: UInt16) throws {
    let folder = try TemporaryFolder()
    var profile = SpeechFixtures.profile
    profile.volume = Int(volume)
    let speaker = Speaker(profile: profile, helper: try SpeechFixtures.tones)
    try speaker.render(
      [SpeechFixtures.stop((.label, "A long row of words is heard here"), (.role, "button"))],
      to: folder.file("a.wav"))
    var meter = LoudnessMeter(sampleRate: 22_050)
    meter.add(try WaveReader(path: folder.file("a.wav")).samples)
    #expect(abs(try #require(meter.loudness) - LoudnessLevels.target) < 1)
  }

  @Test("Pauses are shorter where speech is faster")
  func pauses() throws {
    let folder = try TemporaryFolder()
    let items = [
      SpeechTimeline.Item.stop(SpeechFixtures.stop((.label, "one"))),
      .stop(SpeechFixtures.stop((.label, "two"))),
    ]
    func pause(_ rate: Double?) throws -> Int {
      let track = try Speaker(
        profile: SpeechFixtures.profile, rate: rate, helper: try SpeechFixtures.tones
      ).render(items, to: folder.file("a.wav"))
      return track.entries[1].samples.lowerBound - track.entries[0].samples.upperBound
    }
    let (slow, usual, fast) = (try pause(0), try pause(nil), try pause(100))
    #expect(slow > usual && usual > fast)
    #expect(abs(Double(usual) / Double(fast) - 449.0 / 175) < 0.05, "\(usual) to \(fast)")
  }
}
