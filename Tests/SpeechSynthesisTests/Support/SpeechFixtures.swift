import Foundation
import ScreenReader
import SpeechProtocol
import VoiceProfiles
import Voices

@testable import SpeechSynthesis

/// The helpers and stops that several suites use.
enum SpeechFixtures {
  /// The folder of the built programs: this test program stands there too.
  static var folder: String {
    get throws { try SpeechHelper.located().path.replacing("/earshot-speech", with: "") }
  }

  static var tones: SpeechHelper {
    get throws { try SpeechHelper.located(arguments: ["--engine", "tones"]) }
  }

  static func fake(_ arguments: String...) throws -> SpeechHelper {
    SpeechHelper(path: try folder + "/FakeSpeechHelper", arguments: arguments)
  }

  static let profile = VoiceProfile(name: "test", summary: "", language: "en", definition: "")

  static func stop(_ fragments: (Fragment.Kind, String)...) -> SpeechTimeline.Stop {
    SpeechTimeline.Stop(
      label: "stop",
      utterance: Utterance(fragments: fragments.map { Fragment($0.0, $0.1) }, language: "en"))
  }

  /// Whether espeak-ng's library, its data, and its program for comparison are installed.
  static let hasEspeak: Bool = {
    guard let helper = try? SpeechHelper.located(),
      let hello = try? HelperPool(.init(helper: helper)).start()
    else { return false }
    return !hello.engineVersion.isEmpty && program("espeak-ng") != nil
  }()

  /// Whether libmecab and its dictionary are installed.
  static let hasMecab = KanaReader().words(of: "東京") != nil

  static func program(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    return folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
  }

  static func run(_ path: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Speaks texts through a pool, and returns the outcomes in the order of delivery.
  static func speak(
    _ texts: [String], profile: VoiceProfile = profile, _ configuration: HelperPool.Configuration
  ) throws -> [HelperPool.Outcome] {
    let pool = HelperPool(configuration)
    var outcomes: [HelperPool.Outcome] = []
    try pool.speak(count: texts.count) { index in
      SpeechRequest(id: UInt32(index), text: texts[index], voice: profile.definition)
    } deliver: { _, outcome in
      outcomes.append(outcome)
    }
    return outcomes
  }
}
