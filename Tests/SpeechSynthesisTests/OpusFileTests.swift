import Foundation
import Testing

@testable import SpeechSynthesis

/// What Opus files hold is asked of libsndfile, which decodes them with code that is none of ours.
@Suite(
  "Opus files",
  .enabled(if: SoundFormat.opus.canBeWritten && SoundFileTests.hasEncoder, "no Opus here"))
struct OpusFileTests {
  /// How loud the tone is, from 0 to 1: it goes up and down, and pieces end within it.
  private static func loudness(_ time: Double) -> Double {
    0.4 * (0.6 + 0.4 * sin(2 * .pi * 0.7 * time))
  }

  private static func angle(_ time: Double) -> Double { 2 * .pi * 440 * time }

  private static func tone(_ frames: Int, rate: Int) -> [Double] {
    (0..<frames).map { frame in
      let time = Double(frame) / Double(rate)
      return loudness(time) * sin(angle(time))
    }
  }

  /// What stretch of the tone is in a tenth of a second: how loud, how far it was moved, and what else is heard.
  private static func heard(
    _ decoded: DecodedSound, from start: Int
  ) -> (gain: Double, angle: Double, rest: Double) {
    var (sine, cosine, own, all) = (0.0, 0.0, 0.0, 0.0)
    for frame in start..<(start + decoded.rate / 10) {
      let time = Double(frame) / Double(decoded.rate)
      let sample = Double(decoded.samples[frame * decoded.channels])
      sine += sample * loudness(time) * sin(angle(time))
      cosine += sample * loudness(time) * cos(angle(time))
      own += loudness(time) * loudness(time) / 2
      all += sample * sample
    }
    let (a, b) = (sine / own, cosine / own)
    return ((a * a + b * b).squareRoot(), atan2(b, a), 1 - (a * a + b * b) * own / all)
  }

  private func written(
    _ tone: [Double], rate: Int, channels: Int = 1, pieces: Int, cache: SpeechCache? = nil
  ) throws -> (bytes: [UInt8], decoded: DecodedSound) {
    let folder = try TemporaryFolder()
    let path = folder.file("a.opus")
    var file = try OpusFile(
      path: path, sampleRate: rate, channels: channels, metadata: SoundMetadata(title: "Tone"),
      cache: cache)
    let samples = tone.flatMap { sample in
      [Int16](repeating: Int16(sample * 32_767), count: channels)
    }
    let length = max(channels, samples.count / pieces / channels * channels)
    for start in stride(from: 0, to: samples.count, by: length) {
      try file.append(Array(samples[start..<min(start + length, samples.count)]))
    }
    try file.finish()
    return ([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))), try DecodedSound(path))
  }

  @Test(
    "Sound comes out as long as it went in, where it was, without a seam between pieces",
    arguments: [
      (24_000, 1, 25.37), (48_000, 2, 21.0), (24_000, 1, 0.001), (24_000, 1, 10.0),
      (22_050, 1, 35.37), (22_050, 2, 20.0), (16_000, 1, 20.13), (44_100, 1, 10.01),
      (11_025, 1, 9.999),
    ])
  func sound(rate: Int, channels: Int, seconds: Double) throws {
    let tone = Self.tone(Int(seconds * Double(rate)), rate: rate)
    let (_, decoded) = try written(tone, rate: rate, channels: channels, pieces: 7)
    #expect(decoded.channels == channels)
    let made = Double(tone.count * decoded.rate) / Double(rate)
    #expect(abs(Double(decoded.frames) - made) <= 2)
    // An encoder of speech takes the lowest sounds away, which moves a tone by a little, always the same.
    let window = decoded.rate / 10
    for start in stride(from: window, to: decoded.frames - 2 * window, by: window) {
      let (gain, angle, rest) = Self.heard(decoded, from: start)
      let place = "at \(Double(start) / Double(decoded.rate)) s"
      #expect((0.85...1.15).contains(gain) && (-0.05...0.7).contains(angle), "\(place)")
      #expect(rest < 0.03, "\(place)")
    }
  }

  @Test("The same sound makes the same bytes, however it comes in")
  func sameBytes() throws {
    for rate in [24_000, 22_050] {
      let tone = Self.tone(rate * 23, rate: rate)
      let once = try written(tone, rate: rate, pieces: 1).bytes
      #expect(try once == written(tone, rate: rate, pieces: 611).bytes)
    }
  }

  @Test("What was encoded once is kept, and a file that was changed answers for nothing")
  func keptPackets() throws {
    let (folder, sound) = (try TemporaryFolder(), Self.tone(22_050 * 23, rate: 22_050))
    let path = folder.file("cache")
    let plain = try written(sound, rate: 22_050, pieces: 3).bytes
    func cached() throws -> [UInt8] {
      try written(sound, rate: 22_050, pieces: 3, cache: SpeechCache(folder: path)).bytes
    }
    #expect(try cached() == plain)
    let kept = try FileManager.default.contentsOfDirectory(atPath: path).filter {
      $0.hasSuffix(".speech")
    }
    #expect(kept.count == 3)
    #expect(try cached() == plain)
    for name in kept {
      var bytes = try Data(contentsOf: URL(fileURLWithPath: path + "/" + name))
      bytes[bytes.count - 1] ^= 1
      try bytes.write(to: URL(fileURLWithPath: path + "/" + name))
    }
    #expect(try cached() == plain)
  }

  @Test("Nothing at all is a file, too")
  func empty() throws {
    #expect(try written([], rate: 22_050, pieces: 1).decoded.frames == 0)
  }

  @Test("A title and a transcript without end are cut, and the page holds them")
  func longTags() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.opus")
    var file = try OpusFile(
      path: path, sampleRate: 24_000, channels: 1,
      metadata: SoundMetadata(
        title: String(repeating: "é", count: 5_000),
        transcript: String(repeating: "ü", count: 90_000)))
    try file.append([Int16](repeating: 0, count: 480))
    try file.finish()
    #expect(try DecodedSound(path).frames == 960 || DecodedSound(path).frames == 480)
  }
}
