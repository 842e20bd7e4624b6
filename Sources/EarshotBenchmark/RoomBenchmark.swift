import AccessibilityAudit
import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Transcript
import TreeFormats
import VoiceProfiles
import Voices

/// Measures each room of the house apart, in this process, on a made-up screen.
struct RoomBenchmark {
  let runs: Int
  private let phrases: PhraseLibrary
  private(set) var rows: [Measurement] = []

  /// Makes the rooms ready.
  init(runs: Int) throws {
    self.runs = runs
    phrases = try PhraseLibrary()
  }

  /// Measures every room on a screen.
  mutating func measure(_ size: Int) throws {
    var generator = ScreenGenerator(seed: 7)
    let screen = generator.screen(nodes: size)
    let name = "\(size) nodes"
    try measureReading(screen, name)
    measureHearing(screen, name)
    measureSession(screen, name)
    try measureAudit(screen, name)
  }

  /// Measures comparisons of transcripts.
  mutating func measureDiffs(stops: Int) throws {
    let benchmark = try DiffBenchmark(stops: stops)
    for (name, old, new) in benchmark.pairs() {
      let time = try Stopwatch.median(of: runs) { try benchmark.compare(old, new) }
      add("diff", "\(benchmark.count) stops, \(name)", time.milliseconds)
    }
  }

  private mutating func add(_ what: String, _ on: String, _ milliseconds: Double) {
    rows.append(Measurement(what: what, on: on, milliseconds: milliseconds))
  }

  private mutating func measureReading(_ screen: Screen, _ name: String) throws {
    let (yaml, json) = (try NativeWriter(screen).yaml(path: "made up"), NativeWriter(screen).json)
    for (kind, bytes) in [("YAML", yaml), ("JSON", json)] {
      let time = try Stopwatch.median(of: runs) {
        try TreeReaders.read(SourceText(bytes: bytes, path: "made up"))
      }
      add("read", "\(name), \(kind)", time.milliseconds)
    }
  }

  private mutating func measureHearing(_ screen: Screen, _ name: String) {
    let order = Stopwatch.median(of: runs) {
      ScreenReading(screen, reader: .voiceOverIOS, phrases: phrases)
    }
    add("order", name, order.milliseconds)
    let reading = order.result
    let phrase = Stopwatch.median(of: runs) {
      reading.order.stops.indices.reduce(0) {
        $0 + reading.utterance(at: $1, from: $1 > 0 ? $1 - 1 : nil).fragments.count
      }
    }
    add("phrase", name, phrase.milliseconds)
    let transcript = Transcript(reading, rendering: Rendering(.spoken))
    let text = Stopwatch.median(of: runs) { TranscriptText(transcript).bytes.count }
    add("render as text", name, text.milliseconds)
    let json = Stopwatch.median(of: runs) { TranscriptJSON(transcript).bytes.count }
    add("render as JSON", name, json.milliseconds)
  }

  private mutating func measureSession(_ screen: Screen, _ name: String) {
    let id = screen.tree.elements.last { $0.id != nil }?.id ?? ""
    let app = AppModel { request, _ in
      switch request.act {
      case .magicTap: [.change(id) { $0.hint = "Changed." }]
      case .escape: [.change(id) { $0.sortPriority += 1 }]
      default: nil
      }
    }
    var session = Session(screen, reader: .voiceOverIOS, phrases: phrases, app: app)
    session.start()
    let steps = max(1, min(1_000, session.reading.order.stops.count - 1))
    func perform(_ command: Command, times: Int) -> Double {
      var copy = session
      let time = Stopwatch.median(of: runs) { for _ in 0..<times { copy.perform(command) } }
      return time.milliseconds / Double(times)
    }
    add("a step", name, perform(.next, times: steps))
    session.perform(.rotor("Headings"))
    add("a step by headings", name, perform(.down, times: max(1, steps / 100)))
    add("a change of words", name, perform(.magicTap, times: 20))
    add("a change of order", name, perform(.escape, times: 5))
  }

  private mutating func measureAudit(_ screen: Screen, _ name: String) throws {
    let listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
    let prepared = try Stopwatch.median(of: runs) {
      try AuditedScreen(screen, path: "made up", listening: listening)
    }
    add("listen for an audit", name, prepared.milliseconds)
    let audit = Audit(RuleSelection(precision: .low))
    let checked = Stopwatch.median(of: runs) { audit.run(prepared.result).findings.count }
    add("audit by every rule", name, checked.milliseconds)
  }
}
