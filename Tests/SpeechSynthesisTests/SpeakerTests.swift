import Foundation
import SystemCalls
import ScreenReader
import SpeechProtocol
import Synchronization
import Testing
import Voices

@testable import SpeechSynthesis

@Suite("Speaker")
struct SpeakerTests {
  static let stops = [
    SpeechFixtures.stop((.label, "Rate this"), (.role, "button"), (.hint, "Rates it.")),
    SpeechFixtures.stop((.label, "Comments"), (.role, "heading")),
  ]

  @Test("Tones with fixed timings: every text lies where it can be told in advance")
  func tones() throws {
    let folder = try TemporaryFolder()
    let speaker = Speaker(
      profile: SpeechFixtures.profile, helper: try SpeechFixtures.tones, wantsWords: true)
    let track = try speaker.render(Self.stops, to: folder.file("a.wav"))
    // 200 ms a word, 100 ms between two; pauses of 120, 600, 700, 120 ms; 300 ms at the very end.
    let milliseconds = track.entries.map { entry in
      [entry.samples.lowerBound, entry.samples.upperBound].map { $0 * 1000 / 22_050 }
    }
    #expect(
      milliseconds == [[0, 500], [620, 820], [1420, 1920], [2620, 2820], [2940, 3440]])
    #expect(track.entries[0].words.map(\.position) == [0, 5])
    #expect(track.entries[0].words.map { Int($0.sample) * 1000 / 22_050 } == [0, 300])
    let wave = try WaveReader(path: folder.file("a.wav"))
    #expect(wave.sampleRate == track.sampleRate)
    #expect(wave.samples.count == track.sampleCount)
    #expect(wave.samples.contains { $0 != 0 })
    #expect(wave.samples.suffix(6000).allSatisfy { $0 == 0 })
  }

  @Test("The same stops give the same bytes with any number of helpers")
  func sameBytes() throws {
    let folder = try TemporaryFolder()
    let stops = Array(repeating: Self.stops, count: 10).flatMap { $0 }
    for count in [1, 2, 5] {
      let speaker = Speaker(
        profile: SpeechFixtures.profile, helpers: count, helper: try SpeechFixtures.tones)
      try speaker.render(stops, to: folder.file("\(count).wav"))
    }
    let files = try [1, 2, 5].map {
      try Data(contentsOf: URL(fileURLWithPath: folder.file("\($0).wav")))
    }
    #expect(files[0] == files[1] && files[0] == files[2])
  }

  @Test("A text that cannot be spoken is reported, and silence of stated length stands in for it")
  func replacement() throws {
    let folder = try TemporaryFolder()
    let warnings = Mutex<[String]>([])
    let speaker = Speaker(
      profile: SpeechFixtures.profile, helpers: 1, helper: try SpeechFixtures.fake()
    ) { error in
      warnings.withLock { $0.append(error.description) }
    }
    let track = try speaker.render(
      [
        SpeechFixtures.stop((.label, "one")),
        SpeechFixtures.stop((.label, "fail"), (.role, "button")),
      ],
      to: folder.file("a.wav"))
    #expect(
      warnings.withLock { $0 } == [
        "stop 2: \"fail\" cannot be spoken: it is told to; 500 ms of silence replace it"
      ])
    #expect(track.entries.map(\.samples.count) == [3, 11_025, 6])
    #expect(track.entries.map { $0.failure == nil } == [true, false, true])
  }

  @Test("Rate and settings out of range, and nothing to say, are errors and leave no file")
  func errors() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.wav")
    let helper = try SpeechFixtures.tones
    let stops = Self.stops
    func message(_ speaker: Speaker, _ stops: [SpeechTimeline.Stop]) -> String? {
      #expect(throws: SpeechError.self) { try speaker.render(stops, to: path) }?.description
    }
    let profile = SpeechFixtures.profile
    #expect(
      message(Speaker(profile: profile, rate: 120, helper: helper), stops)
        == "the rate 120.0 is out of range; give a percentage from 0 to 100")
    #expect(
      message(Speaker(profile: profile, helpers: 0, helper: helper), stops)
        == "0 speech helpers are too few; give 1 to 64")
    #expect(
      message(
        Speaker(profile: profile, helper: helper), [SpeechFixtures.stop((.label, "\u{200B}"))])
        == "there is nothing to say: no stop has any text")
    let interruption = Interruption()
    interruption.request()
    #expect(
      message(Speaker(profile: profile, helper: helper, interruption: interruption), stops)
        == "interrupted")
    #expect(folder.contents.isEmpty)
  }

  static let hasSoundLibrary = (try? SoundLibrary()) != nil

  @Test(
    "What is played is what is written",
    .enabled(if: hasSoundLibrary, "libasound is not installed"))
  func playback() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let config = """
        pcm.!default { type file slave.pcm "null" file "\(folder.file("out.raw"))" format "raw" }
        pcm.null { type null }
        """
      try Data(config.utf8).write(to: URL(fileURLWithPath: folder.file("asound.conf")))
      setenv("ALSA_CONFIG_PATH", folder.file("asound.conf"), 1)
      for isSpatial in [false, true] {
        var stops = SpeakerTests.stops
        stops[0].place = -1
        let speaker = Speaker(
          profile: SpeechFixtures.profile, helper: try SpeechFixtures.tones, isSpatial: isSpatial)
        let track = try speaker.play(stops)
        try #require(try speaker.render(stops, to: folder.file("a.wav")) == track)
        let played = try Data(contentsOf: URL(fileURLWithPath: folder.file("out.raw")))
        let written = try Data(contentsOf: URL(fileURLWithPath: folder.file("a.wav")))
        try #require(played == written.dropFirst(44) && !played.isEmpty)
      }
    }
  }

  @Test(
    "Without a sound device there is one line that says what to do",
    .enabled(if: hasSoundLibrary, "libasound is not installed"))
  func noDevice() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let folder = try TemporaryFolder()
      try Data("# no device\n".utf8).write(to: URL(fileURLWithPath: folder.file("asound.conf")))
      setenv("ALSA_CONFIG_PATH", folder.file("asound.conf"), 1)
      let speaker = Speaker(profile: SpeechFixtures.profile, helper: try SpeechFixtures.tones)
      do {
        try speaker.play(SpeakerTests.stops)
      } catch let error as SpeechError {
        let line = error.description
        try #require(line.hasPrefix("no sound device ("))
        try #require(line.hasSuffix("); write a file instead: earshot speak INPUT -o FILE.wav"))
        exit(0)
      }
      exit(1)
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!errors.contains("ALSA"))
  }
}
