import AccessibilityTree
import ArgumentParser
import Documents
import SystemCalls
import TreeFormats

/// The program `earshot-benchmark`: what each room and the whole program cost, beside tools of the field.
@main
struct EarshotBenchmark: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot-benchmark",
    abstract: "Measure reading, hearing, comparing, auditing and speaking, as a table in Markdown.",
    discussion: """
      Whole runs are those of the earshot that stands beside this program: build both with \
      `swift build -c release`. All times are time on a processor, so that they mean something on a \
      busy machine.
      """)

  @Argument(help: "Dumps of real screens to measure as well.")
  var dumps: [String] = []

  @Option(parsing: .upToNextOption, help: "The sizes of the made-up screens, in nodes.")
  var sizes: [Int] = [100, 1_000, 5_000, 10_000, 100_000]

  @Option(help: "How often each thing is done; the run in the middle is shown.")
  var runs = 5

  @Option(help: "Write a screen of the first size to this file instead (.yaml or .json).")
  var write: String?

  @Option(help: "Print how long it takes to read this file, in milliseconds, and nothing else.")
  var read: String?

  @Flag(help: "Change one element in a hundred of the screen that is written.")
  var changed = false

  func validate() throws {
    guard runs > 0, !sizes.isEmpty, sizes.allSatisfy({ (1...500_000).contains($0) }) else {
      throw ValidationError("sizes go from 1 to 500000, and there is at least one run")
    }
  }

  func run() throws {
    if let write { return try writeScreen(to: write) }
    if let read {
      let time = try Stopwatch.median(of: runs) { try TreeReaders.readAll(SourceFile.read(read)) }
      return print(time.milliseconds)
    }
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }

    let counter = InstructionCounter.available(in: folder.path)
    var program = ProgramBenchmark(runs: runs, counter: counter, folder: folder.path)
    var table = MarkdownTable(Measurement.heads)
    // Before anything large is in this process's memory, which its children would be charged with.
    if program.isReady {
      program.measureScreens(sizes)
      let middle = sizes.contains(5_000) ? 5_000 : sizes[sizes.count / 2]
      program.measureCommands(middle, spoken: sizes.min() ?? middle)
      for dump in dumps { program.measureFile(dump) }
    }
    var rooms = try RoomBenchmark(runs: runs)
    for size in sizes { try rooms.measure(size) }
    try rooms.measureDiffs(stops: 5_000)
    for row in program.rows + rooms.rows { table.add(row.cells) }
    for line in table.lines { print(line) }
    printNotes(counter, isReady: program.isReady)
  }

  /// What is not in the table, so that nobody takes a gap for a zero.
  private func printNotes(_ counter: InstructionCounter?, isReady: Bool) {
    print("")
    if !isReady {
      print("Whole runs are missing: there is no earshot beside this program.")
    }
    if let counter {
      print("Instructions are counted by \(counter.name); by callgrind for inputs up to 1 MB.")
    } else {
      print(
        "Instructions are missing: neither `perf stat` counts them here nor is valgrind installed.")
    }
    for yardstick in Yardstick.allCases where !yardstick.isInstalled {
      print("\(yardstick.name) is missing: \(yardstick.program) is not installed.")
    }
  }

  private func writeScreen(to path: String) throws {
    var generator = ScreenGenerator(seed: 7)
    var screen = generator.screen(nodes: sizes[0])
    if changed {
      for index in stride(from: 50, to: screen.tree.count, by: 100) {
        screen.tree[index].label = screen.tree[index].label.map { "\($0), new" }
      }
    }
    let writer = NativeWriter(screen)
    let bytes = path.hasSuffix(".json") ? writer.json : try writer.yaml(path: path)
    guard let file = fopen(path, "w") else { throw ValidationError("cannot write \(path)") }
    defer { fclose(file) }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count else {
      throw ValidationError("cannot write \(path)")
    }
  }
}
