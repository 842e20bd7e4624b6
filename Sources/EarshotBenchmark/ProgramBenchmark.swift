import Documents
import SystemCalls

/// Measures whole runs of the program `earshot` that stands beside this one, on generated screens and on
/// files of the user, with yardsticks on the same bytes.
struct ProgramBenchmark {
  /// Beyond this size, in bytes, callgrind would take minutes.
  private static let mostCounted = 1 << 20

  let runs: Int
  let counter: InstructionCounter?
  /// A folder for screens, transcripts and sound, removed by whoever made it.
  let folder: String
  private let earshot: String
  private let benchmark: String
  /// The interpreter behind `python3`, or `nil` when there is none.
  private let python: String?
  private(set) var rows: [Measurement] = []

  /// Finds the programs.
  init(runs: Int, counter: InstructionCounter?, folder: String) {
    self.runs = runs
    self.counter = counter
    self.folder = folder
    let path = RunningProgram.path ?? ""
    let home = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    benchmark = path
    earshot = "\(home)/earshot"
    let answer = "\(folder)/python"
    _ = ChildProcess(["python3", "-c", "import sys; print(sys.executable)"]).run(output: answer)
    let name = (try? SourceFile.read(answer)).map { String(decoding: $0.bytes, as: UTF8.self) }
    python = name?.split(separator: "\n").first.map(String.init)
  }

  /// Whether there is a program to measure.
  var isReady: Bool { ChildProcess.isInstalled(earshot) }

  /// Measures what every size is measured with: start-up once, then reading and hearing.
  mutating func measureScreens(_ sizes: [Int]) {
    measure("start (`--version`)", on: "nothing", [earshot, "--version"])
    for size in sizes {
      let path = "\(folder)/\(size).screen.json"
      // A process of its own: what is made there is not in the memory of those measured next.
      guard
        ChildProcess([benchmark, "--sizes", String(size), "--write", path]).run()?.status == 0
      else { continue }
      let name = "\(size) nodes, JSON"
      measure(
        "whole `transcript`", on: name, [earshot, "transcript", path], beside: .jsonLoad, [path])
    }
  }

  /// Measures what is done with one screen: audit, report, comparison and speech.
  mutating func measureCommands(_ size: Int, spoken: Int) {
    let (old, new) = ("\(folder)/\(size).screen.json", "\(folder)/changed.screen.json")
    let name = "\(size) nodes, JSON"
    let write = [benchmark, "--sizes", String(size), "--write", new, "--changed"]
    guard access(old, R_OK) == 0, ChildProcess(write).run()?.status == 0 else { return }
    measure("whole `audit`", on: name, [earshot, "audit", "--fail-on", "never", old])
    let page = "\(folder)/page.html"
    measure(
      "whole `report --no-audio`", on: name, [earshot, "report", old, "--no-audio", "-o", page])
    let texts = [old, new].map { "\($0).txt" }
    for (screen, text) in zip([old, new], texts) {
      _ = ChildProcess([earshot, "transcript", screen]).run(output: text)
    }
    measure(
      "whole `diff`", on: "\(name), one stop in a hundred changed", [earshot, "diff", old, new],
      beside: .gitDiff, texts)
    let small = "\(folder)/\(spoken).screen.json"
    guard access(small, R_OK) == 0 else { return }
    let text = "\(small).txt"
    _ = ChildProcess([earshot, "transcript", small]).run(output: text)
    measure(
      "whole `speak -o FILE.wav`", on: "\(spoken) nodes, JSON",
      [earshot, "speak", small, "-o", "\(folder)/spoken.wav"], beside: .espeak, [text])
  }

  /// Measures reading and hearing of a file of the user.
  mutating func measureFile(_ path: String) {
    let yardstick = Yardstick.reading(path)
    for command in [["convert", "--report"], ["transcript"]] {
      measure(
        "whole `\(command.joined(separator: " "))`", on: Self.name(of: path),
        [earshot] + command + [path], beside: yardstick, [path])
    }
    // A bare parse is what reading alone has to bear comparison with.
    let reading = ChildProcess([benchmark, "--runs", String(runs), "--read", path])
    let answer = "\(folder)/reading"
    guard reading.run(output: answer)?.status == 0, let text = try? SourceFile.read(answer),
      let time = Double(String(decoding: text.bytes, as: UTF8.self).filter { !$0.isWhitespace })
    else { return }
    var row = Measurement(what: "read", on: Self.name(of: path), milliseconds: time)
    if let yardstick, yardstick.isInstalled {
      row.yardstick = yardstick.name
      row.yardstickMilliseconds = yardstick.milliseconds(
        [path], runs: runs, folder: folder, python: python)
    }
    rows.append(row)
  }

  /// A file by its name and size: "screen.json (10.2 MB)".
  private static func name(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name + (size(of: path).map { " (\(amount($0)))" } ?? "")
  }

  private mutating func measure(
    _ what: String, on name: String, _ arguments: [String], beside yardstick: Yardstick? = nil,
    _ files: [String] = []
  ) {
    // Asked before the run, which may write a large page.
    let isSmall = arguments.dropFirst().allSatisfy { (Self.size(of: $0) ?? 0) < Self.mostCounted }
    guard let cost = ChildProcess(arguments).median(of: runs) else { return }
    var row = Measurement(what: what, on: name, milliseconds: cost.milliseconds)
    row.megabytes = cost.megabytes
    if isSmall || counter == .perf { row.instructions = counter?.count(arguments, in: folder) }
    if let yardstick {
      if yardstick.isInstalled {
        row.yardstick = yardstick.name
        row.yardstickMilliseconds = yardstick.milliseconds(
          files, runs: runs, folder: folder, python: python)
      } else {
        row.yardstick = "\(yardstick.name): \(yardstick.program) is not installed"
      }
    }
    if cost.status != 0, cost.status != 1 { row.on += " (failed: exit \(cost.status))" }
    rows.append(row)
  }

  private static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  private static func amount(_ bytes: Int) -> String {
    bytes < 1_000_000
      ? "\((bytes + 500) / 1000) kB" : "\(Double((bytes + 50_000) / 100_000) / 10) MB"
  }
}
