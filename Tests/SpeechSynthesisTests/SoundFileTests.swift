import Foundation
import ScreenReader
import SpeechProtocol
import Testing
import Voices

@testable import SpeechSynthesis

@Suite("Sound files")
struct SoundFileTests {
  static let hasEncoder = (try? SoundFileLibrary(for: .flac)) != nil
  static let hasResampler = (try? Resampler(from: 1000, to: 2000, channels: 1)) != nil

  private func items(_ places: Double...) -> [SpeechTimeline.Item] {
    places.map { place in
      var stop = SpeechFixtures.stop((.label, "Rate this"))
      stop.place = place
      return .stop(stop)
    }
  }

  private func speaker(isSpatial: Bool = false) throws -> Speaker {
    Speaker(
      profile: SpeechFixtures.profile, helper: try SpeechFixtures.tones, isSpatial: isSpatial)
  }

  @Test("The format is told by the file's ending")
  func formats() {
    #expect(SoundFormat(path: "a.OPUS") == .opus && SoundFormat(path: "a.ogg") == .vorbis)
    #expect(SoundFormat(path: "wav") == nil && SoundFormat(path: "a.wav.txt") == nil)
  }

  @Test(
    "Encoded files hold what they say, in mono and stereo",
    .enabled(if: hasEncoder && hasResampler, "libsndfile or libspeexdsp is not installed"),
    arguments: [SoundFormat.flac, .vorbis, .opus, .mp3], [false, true])
  func encoded(format: SoundFormat, isSpatial: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.\(format.rawValue)")
    try speaker(isSpatial: isSpatial).render(
      items(-1, 1), to: path, metadata: SoundMetadata(title: "Title é", transcript: "Rate\nthis"))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let marks: [SoundFormat: [String]] = [
      .flac: ["fLaC"], .vorbis: ["OggS", "vorbis"], .opus: ["OggS", "OpusHead"],
      .mp3: ["TAG"],
    ]
    for mark in (marks[format] ?? []) + (format == .mp3 ? [] : ["Title é"]) {
      #expect(bytes.range(of: Data(mark.utf8)) != nil, "\(mark)")
    }
    #expect(folder.contents == ["a.\(format.rawValue)"])
    let wave = try WaveFileSize.of(speaker(isSpatial: isSpatial), items(-1, 1), folder)
    #expect(bytes.count < wave)
  }

  @Test("A missing library, a missing folder and a full disk are one line each, and leave nothing")
  func errors() throws {
    #expect(
      throws: SpeechError.noEncoder("flac", "libnosuch.so.9", package: "libsndfile1")
    ) { _ = try SoundFileLibrary(for: .flac, name: "libnosuch.so.9") }
    #expect(
      SpeechError.noEncoder("opus", "libx.so", package: "x").description
        == "opus files need libx.so, which is not installed; "
        + "install it (apt-get install x), or write a .wav file")
    #expect(throws: SpeechError.self) {
      _ = try Resampler(from: 1, to: 2, channels: 1, name: "libnosuch.so.9")
    }
    #expect(throws: SpeechError.noEncoder("opus", "libnosuch.so.9", package: "libopus0")) {
      _ = try OpusLibrary(name: "libnosuch.so.9")
    }
    for path in ["/nosuch/a.flac", "/dev/full/a.ogg", "/nosuch/a.opus"] {
      #expect(throws: SpeechError.self) { try speaker().render(items(0), to: path) }
    }
  }

  @Test(
    "The same words make the same bytes, in every format",
    .enabled(if: hasEncoder && hasResampler, "libsndfile or libspeexdsp is not installed"),
    arguments: SoundFormat.allCases)
  func sameBytes(format: SoundFormat) throws {
    let folder = try TemporaryFolder()
    let (first, second) = (folder.file("a.\(format.rawValue)"), folder.file("b.\(format.rawValue)"))
    try speaker().render(items(0, 0), to: [first, second])
    // An encoder that draws a number by lot would do so in the next second, too.
    try speaker().render(items(0, 0), to: folder.file("c.\(format.rawValue)"))
    let bytes = try ["a", "b", "c"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder.file("\($0).\(format.rawValue)")))
    }
    #expect(bytes[0] == bytes[1] && bytes[1] == bytes[2] && !bytes[0].isEmpty)
  }

  @Test("What is no Ogg file is not changed into one")
  func damagedPages() throws {
    let folder = try TemporaryFolder()
    for bytes in [[], Array("OggS".utf8), Array("RIFF0000000000000000000000000000".utf8)] {
      let file = try PartialFile(path: folder.file("a.ogg"), ending: "ogg")
      try file.write(bytes, at: 0)
      do {
        try OggPages.number(file, size: max(1, bytes.count))
        Issue.record("\(bytes) were taken for pages")
      } catch {
        #expect("\(error)".contains("the encoder wrote invalid pages"))
      }
    }
  }

  @Test("Resampling keeps the length", .enabled(if: hasResampler, "libspeexdsp is not installed"))
  func resampling() throws {
    let resampler = try Resampler(from: 22_050, to: 48_000, channels: 2)
    var count = 0
    for length in [1, 7, 22_050, 0, 3000] {
      count += try resampler.resample(
        [Int16](repeating: 1000, count: 2 * length), isLast: false
      ).count
    }
    count += try resampler.resample([], isLast: true).count
    #expect(count / 2 == (25_058 * 48_000 + 22_049) / 22_050)
  }

  @Test(
    "A sound stays where it is when its rate changes",
    .enabled(if: hasResampler, "libspeexdsp is not installed"))
  func resampledPlace() throws {
    let resampler = try Resampler(from: 22_050, to: 24_000, channels: 1)
    var click = [Int16](repeating: 0, count: 22_050)
    click[11_025] = 20_000
    let before = try resampler.resample(Array(click[..<5_000]), isLast: false)
    let sound = try before + resampler.resample(Array(click[5_000...]), isLast: true)
    #expect(sound.count == 24_000)
    #expect(sound.indices.max { sound[$0] < sound[$1] } == 12_000)
  }

  @Test("What lies left is louder left, what lies right is louder right")
  func places() throws {
    let folder = try TemporaryFolder()
    let track = try speaker(isSpatial: true).render(items(-1, 0, 1), to: folder.file("a.wav"))
    let wave = try WaveReader(path: folder.file("a.wav"))
    #expect(wave.channels == 2 && wave.samples.count == 2 * track.sampleCount)
    func power(_ range: Range<Int>, _ channel: Int) -> Double {
      range.reduce(0) { $0 + pow(Double(wave.samples[2 * $1 + channel]), 2) }
    }
    let powers = track.entries.map { (power($0.samples, 0), power($0.samples, 1)) }
    #expect(powers[0].0 > 2 * powers[0].1 && powers[0].1 > 0)
    #expect(abs(powers[1].0 - powers[1].1) < powers[1].0 / 100)
    #expect(powers[2].1 > 2 * powers[2].0 && powers[2].0 > 0)
    // Constant power: nobody is quieter for standing aside.
    let sums = powers.map { $0.0 + $0.1 }
    #expect(sums.allSatisfy { abs($0 - sums[0]) < sums[0] / 100 })
    let mono = try speaker().render(items(-1, 0, 1), to: folder.file("b.wav"))
    #expect(mono.entries.map(\.samples) == track.entries.map(\.samples))
  }

  @Test("Each sound is heard, differs from the others, and is the same every time")
  func earcons() {
    let sounds = Earcon.allCases.map { EarconSound($0).samples(sampleRate: 22_050, volume: 100) }
    #expect(Set(sounds).count == sounds.count)
    for sound in sounds {
      #expect((300...22_050).contains(sound.count))
      #expect(sound.contains { $0.magnitude > 500 } && sound.allSatisfy { $0.magnitude < 20_000 })
      #expect((sound.first ?? 1) == 0 && (sound.last ?? 99).magnitude < 50)
    }
    #expect(
      sounds == Earcon.allCases.map { EarconSound($0).samples(sampleRate: 22_050, volume: 100) })
  }

  @Test("What an announcement cuts off is heard to its half")
  func cutOff() throws {
    let folder = try TemporaryFolder()
    let stop = SpeechTimeline.Item.stop(
      SpeechFixtures.stop((.label, "abcd efgh"), (.role, "button")))
    func items(_ cutsOff: Bool) -> [SpeechTimeline.Item] {
      [stop, .announcement(Announcement("posted"), cutsOff: cutsOff, language: "en")]
    }
    let whole = try speaker().render(items(false), to: folder.file("a.wav"))
    let cut = try speaker().render(items(true), to: folder.file("b.wav"))
    #expect(whole.entries.map(\.cue.text) == ["abcd efgh", "button", "posted"])
    #expect(cut.entries.map(\.cue.text) == ["abcd efgh", "posted"])
    #expect((0.5..<1).contains(cut.entries[0].cue.heardShare))
    #expect(cut.entries[0].samples.count < whole.entries[0].samples.count)
  }
}

private enum WaveFileSize {
  static func of(
    _ speaker: Speaker, _ items: [SpeechTimeline.Item], _ folder: TemporaryFolder
  ) throws -> Int {
    try speaker.render(items, to: folder.file("size.wav"))
    return try Data(contentsOf: URL(fileURLWithPath: folder.file("size.wav"))).count
  }
}
