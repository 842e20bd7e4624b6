import SeededGenerators
import Foundation
import ScreenReader
import Synchronization
import Testing
import VoiceProfiles
import Voices

@testable import SpeechSynthesis

@Suite("Hostile labels", .enabled(if: SpeechFixtures.hasEspeak, "espeak-ng is not installed"))
struct HostileLabelsTests {
  /// How many labels there are; `EARSHOT_HOSTILE_LABELS=10000` asks for more than a normal run has time
  /// for.
  static let count =
    ProcessInfo.processInfo.environment["EARSHOT_HOSTILE_LABELS"].flatMap(Int.init) ?? 120

  private static func items(seed: UInt64) -> [SpeechTimeline.Item] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      .stop(SpeechFixtures.stop((.label, HostileText.label(&generator)), (.role, "button")))
    }
  }

  @Test("Any labels become one file with a cue each; helpers that are killed change no byte")
  func oneFile() throws {
    let folder = try TemporaryFolder()
    let deaths = try TemporaryFolder()
    let items = Self.items(seed: 4)
    let warnings = Mutex<[String]>([])
    func render(_ name: String, by helper: SpeechHelper, helpers: Int) throws -> SpeechTrack {
      try Speaker(
        profile: .named("fast"), rate: 100, helpers: helpers, helper: helper, wantsWords: true,
        others: [.named("korean")], pronunciations: Pronunciations.shipped(),
        warn: { error in warnings.withLock { $0.append(error.description) } }
      ).render(items, to: folder.file(name))
    }
    let helper = try SpeechHelper.located()
    let track = try render("a.wav", by: helper, helpers: 2)
    #expect(Set(track.entries.map(\.cue.stop)) == Set(0..<items.count))
    _ = try CaptionValidator(webVTT: CaptionFile(track).text(.webVTT))
    _ = try CaptionValidator(subRip: CaptionFile(track).text(.subRip))

    // The same texts lose their helper at the same byte of its answer on every run, once each.
    let mortal = try SpeechFixtures.fake("relay", helper.path, deaths.path, "7")
    let second = try render("b.wav", by: mortal, helpers: 3)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: deaths.path).count > Self.count / 30)
    // That a voice of another script speaks a text is said; nothing else is.
    #expect(warnings.withLock { $0 }.allSatisfy { $0.contains(" is in ") })
    #expect(second == track)
    let files = try ["a.wav", "b.wav"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder.file($0)))
    }
    #expect(files[0] == files[1])
  }
}
