import Documents

/// A tool of the field that does a comparable piece of work, run beside ours on the same bytes.
enum Yardstick: String, CaseIterable {
  case jsonLoad = "json.load"
  case xmllint = "xmllint --stream"
  case espeak = "espeak-ng -f"
  case gitDiff = "git diff"

  /// What the table calls it.
  var name: String { "`\(rawValue)`" }

  /// The program that has to be installed.
  var program: String {
    switch self {
    case .jsonLoad: "python3"
    case .xmllint: "xmllint"
    case .espeak: "espeak-ng"
    case .gitDiff: "git"
    }
  }

  /// Whether the program is installed.
  var isInstalled: Bool { ChildProcess.isInstalled(program) }

  /// Returns the yardstick for reading a file, or `nil` when there is none for its kind.
  static func reading(_ path: String) -> Yardstick? {
    if path.hasSuffix(".json") { return .jsonLoad }
    return path.hasSuffix(".xml") ? .xmllint : nil
  }

  /// Returns the command.
  func command(_ files: [String]) -> [String] {
    switch self {
    case .jsonLoad:
      [
        program, "-c",
        "import json, sys, time; start = time.process_time(); "
          + "json.load(open(sys.argv[1], encoding='utf-8')); "
          + "print((time.process_time() - start) * 1000)",
      ] + files
    case .xmllint: [program, "--noout", "--stream"] + files
    case .espeak: [program, "-w", "/dev/null", "-f"] + files
    case .gitDiff: [program, "diff", "--no-index"] + files
    }
  }

  /// Measures the yardstick.
  ///
  /// Of Python it is the parsing alone, without its start: the stricter figure.
  func milliseconds(
    _ files: [String], runs: Int, folder: String, python: String?
  ) -> Double? {
    var arguments = command(files)
    guard self == .jsonLoad else { return ChildProcess(arguments).median(of: runs)?.milliseconds }
    if let python { arguments[0] = python }
    let answer = "\(folder)/answer"
    var times: [Double] = []
    for _ in 0..<max(1, runs) {
      guard ChildProcess(arguments).run(output: answer)?.status == 0,
        let text = try? SourceFile.read(answer),
        let time = Double(
          String(decoding: text.bytes, as: UTF8.self).filter { !$0.isWhitespace })
      else { return nil }
      times.append(time)
    }
    times.sort()
    return times[times.count / 2]
  }
}
