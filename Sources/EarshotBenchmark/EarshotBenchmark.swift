import AccessibilityTree
import ArgumentParser
import Documents
import Glibc
import ScreenReader
import Transcript
import TreeFormats
import Voices

/// The program `earshot-benchmark`: how long each room takes, on made-up screens of several sizes.
@main
struct EarshotBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot-benchmark",
    abstract: "Measure reading, ordering, phrasing, rendering and auditing apart, in milliseconds.")

  @Option(help: "The sizes of the screens, in nodes.")
  var sizes: [Int] = [100, 1_000, 5_000, 10_000, 100_000]

  @Option(help: "How often each step is done; the median is shown.")
  var runs = 5

  @Option(help: "Write a screen of the first size to this file instead (.yaml or .json).")
  var write: String?

  func run() throws {
    if let write { return try writeScreen(to: write) }
    print("  nodes   stops  read yaml  read json  order  phrase  render text  render json")
    for size in sizes { try measure(size) }
    print("\n  nodes  step (µs)  find heading (µs)  change words (µs)  change order (ms)")
    for size in sizes { try measureSession(size) }
    print("\n  nodes  prepare audit (ms)  audit (ms)  findings")
    for size in sizes { try measureAudit(size) }
    try measureDiff()
  }

  private func measureDiff() throws {
    let benchmark = try DiffBenchmark(stops: 5_000)
    print("\n  \(benchmark.count) against \(benchmark.count) stops  diff (ms)")
    for (name, old, new) in benchmark.pairs() {
      let time = try Stopwatch.median(of: runs) { try benchmark.compare(old, new) }.milliseconds
      print(padded(name, 27) + padded(String((time * 100).rounded() / 100), 11))
    }
  }

  private func measureSession(_ size: Int) throws {
    var generator = ScreenGenerator(seed: 7)
    let screen = generator.screen(nodes: size)
    let id = screen.tree.elements.last { $0.id != nil }?.id ?? ""
    let app = AppModel { request, _ in
      switch request.act {
      case .magicTap: [.change(id) { $0.hint = "Changed." }]
      case .escape: [.change(id) { $0.sortPriority += 1 }]
      default: nil
      }
    }
    var session = Session(screen, phrases: try PhraseLibrary(), app: app)
    session.start()
    let steps = min(1_000, session.reading.order.stops.count - 1)
    func perform(_ command: Command, times: Int) -> Double {
      var copy = session
      return Stopwatch.median(of: runs) {
        for _ in 0..<times { copy.perform(command) }
      }.milliseconds / Double(times)
    }
    let step = perform(.next, times: steps)
    session.perform(.rotor("Headings"))
    let heading = perform(.down, times: max(1, steps / 100))
    let words = perform(.magicTap, times: 20)
    let order = perform(.escape, times: 5)
    let columns = [step * 1000, heading * 1000, words * 1000, order]
    var line = padded(String(screen.tree.count), 7)
    for (number, width) in zip(columns, [11, 19, 19, 19]) {
      line += padded(String((number * 100).rounded() / 100), width)
    }
    print(line)
  }

  private func measure(_ size: Int) throws {
    var generator = ScreenGenerator(seed: 7)
    let screen = generator.screen(nodes: size)
    let yaml = try NativeWriter(screen).yaml(path: "generated")
    let json = NativeWriter(screen).json
    let phrases = try PhraseLibrary()
    let readYAML = try Stopwatch.median(of: runs) { try read(yaml) }
    let readJSON = try Stopwatch.median(of: runs) { try read(json) }
    let order = Stopwatch.median(of: runs) {
      ScreenReading(readJSON.result, phrases: phrases)
    }
    let reading = order.result
    let phrase = Stopwatch.median(of: runs) {
      reading.order.stops.indices.reduce(0) {
        $0 + reading.utterance(at: $1, from: $1 > 0 ? $1 - 1 : nil).fragments.count
      }
    }
    let transcript = Transcript(reading, rendering: Rendering(.spoken))
    let text = Stopwatch.median(of: runs) { TranscriptText(transcript).bytes.count }
    let jsonText = Stopwatch.median(of: runs) { TranscriptJSON(transcript).bytes.count }
    let columns = [
      readYAML.milliseconds, readJSON.milliseconds, order.milliseconds, phrase.milliseconds,
      text.milliseconds, jsonText.milliseconds,
    ]
    let widths = [11, 11, 7, 8, 13, 13]
    var line = padded(String(screen.tree.count), 7) + padded(String(transcript.stops.count), 8)
    for (number, width) in zip(columns, widths) {
      line += padded(String((number * 100).rounded() / 100), width)
    }
    print(line)
  }

  private func read(_ bytes: [UInt8]) throws -> Screen {
    try TreeReaders.read(SourceText(bytes: bytes, path: "generated")).screen
  }

  func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  private func writeScreen(to path: String) throws {
    var generator = ScreenGenerator(seed: 7)
    let screen = generator.screen(nodes: sizes.first ?? 5_000)
    let writer = NativeWriter(screen)
    let bytes = path.hasSuffix(".json") ? writer.json : try writer.yaml(path: path)
    guard let file = fopen(path, "w") else { throw ValidationError("cannot write \(path)") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
  }
}
