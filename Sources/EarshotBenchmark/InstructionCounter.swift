import Documents

/// Counts the instructions of a command, which say the same on a busy machine as on an idle one.
enum InstructionCounter {
  /// The kernel's counter, for machines that let programs read it.
  case perf
  /// valgrind's, which takes some fifty times as long.
  case callgrind

  /// Returns the counter that works here, or `nil` when none does.
  static func available(in folder: String) -> InstructionCounter? {
    if ChildProcess.isInstalled("perf"), perf.count(["true"], in: folder) != nil { return .perf }
    return ChildProcess.isInstalled("valgrind") ? .callgrind : nil
  }

  /// What a person reads about where the counts come from.
  var name: String {
    switch self {
    case .perf: "`perf stat -e instructions:u`"
    case .callgrind: "`valgrind --tool=callgrind`"
    }
  }

  /// Counts the instructions of a run.
  func count(_ arguments: [String], in folder: String) -> Int? {
    let notes = "\(folder)/instructions"
    switch self {
    case .perf:
      let count = ["perf", "stat", "-x", ",", "-e", "instructions:u", "-o", notes, "--"]
      guard ChildProcess(count + arguments).run() != nil else { return nil }
      return number(in: notes) { line in
        line.contains("instructions") ? line.split(separator: ",").first : nil
      }
    case .callgrind:
      let count = ["valgrind", "--tool=callgrind", "--callgrind-out-file=\(folder)/callgrind"]
      guard ChildProcess(count + arguments).run(errors: notes) != nil else { return nil }
      return number(in: notes) { line in
        line.contains("Collected") ? line.split(separator: " ").last : nil
      }
    }
  }

  private func number(in path: String, _ find: (Substring) -> Substring?) -> Int? {
    guard let text = try? SourceFile.read(path) else { return nil }
    for line in String(decoding: text.bytes, as: UTF8.self).split(separator: "\n") {
      if let number = find(line).flatMap({ Int($0) }) { return number }
    }
    return nil
  }
}
