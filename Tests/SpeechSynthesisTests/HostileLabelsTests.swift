import SeededGenerators
import Foundation
import Glibc
import ScreenReader
import Synchronization
import Testing
import Voices

@testable import SpeechSynthesis

@Suite("Hostile labels", .enabled(if: SpeechFixtures.hasEspeak, "espeak-ng is not installed"))
struct HostileLabelsTests {
  /// How many labels there are; `EARSHOT_HOSTILE_LABELS=10000` asks for more than a normal run has time
  /// for.
  static let count =
    ProcessInfo.processInfo.environment["EARSHOT_HOSTILE_LABELS"].flatMap(Int.init) ?? 300

  private static func items(seed: UInt64) -> [SpeechTimeline.Item] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      .stop(SpeechFixtures.stop((.label, HostileText.label(&generator)), (.role, "button")))
    }
  }

  /// The helpers that this program has started.
  private static func helpers() -> [pid_t] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap(pid_t.init).filter { process in
      let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
      guard let status, let end = status.lastIndex(of: ")") else { return false }
      let fields = status[end...].split(separator: " ")
      return status.contains("(earshot-speech)") && fields.count > 2 && pid_t(fields[2]) == getpid()
    }
  }

  @Test("Any labels become one file with a cue each; killing helpers meanwhile changes no byte")
  func oneFile() async throws {
    // In a process of its own, so that the helpers of no other test are killed.
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      do {
        try HostileLabelsTests.render()
      } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(1)
      }
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors == "")
  }

  private static func render() throws {
    let folder = try TemporaryFolder()
    let items = items(seed: 4)
    let warnings = Mutex<[String]>([])
    func render(_ name: String, helpers: Int) throws -> SpeechTrack {
      try Speaker(
        profile: .named("fast"), rate: 100, helpers: helpers, wantsWords: true,
        others: [.named("korean")], pronunciations: Pronunciations.shipped(),
        warn: { error in warnings.withLock { $0.append(error.description) } }
      ).render(items, to: folder.file(name))
    }
    let track = try render("a.wav", helpers: 2)
    try expect(Set(track.entries.map(\.cue.stop)) == Set(0..<items.count))
    try expect(warnings.withLock { $0 }.isEmpty)
    _ = try CaptionValidator(webVTT: CaptionFile(track).text(.webVTT))
    _ = try CaptionValidator(subRip: CaptionFile(track).text(.subRip))

    let path = folder.path
    let isDone = Atomic<Bool>(false)
    let kills = Atomic<Int>(0)
    let killer = Thread {
      while !isDone.load(ordering: .relaxed), kills.load(ordering: .relaxed) < max(3, count / 100) {
        // The oldest helper, with time in between, and in a normal run no more than there are: so no
        // text loses two helpers, however slow the machine is.
        // The file is there once the first helper has answered; without one there would be no engine.
        let isRunning = (try? FileManager.default.contentsOfDirectory(atPath: path))?.contains {
          $0.hasSuffix(".part")
        }
        if isRunning == true, let helper = Self.helpers().min(), kill(helper, SIGKILL) == 0 {
          kills.add(1, ordering: .relaxed)
          usleep(500_000)
        }
        usleep(5000)
      }
    }
    killer.start()
    let second = try render("b.wav", helpers: 3)
    isDone.store(true, ordering: .relaxed)
    try expect(kills.load(ordering: .relaxed) > 0)
    try expect(second == track)
    let files = try ["a.wav", "b.wav"].map {
      try Data(contentsOf: URL(fileURLWithPath: folder.file($0)))
    }
    try expect(files[0] == files[1])
  }

  private struct Failure: Error {
    var line: Int
  }

  private static func expect(_ condition: Bool, line: Int = #line) throws {
    if !condition { throw Failure(line: line) }
  }
}
