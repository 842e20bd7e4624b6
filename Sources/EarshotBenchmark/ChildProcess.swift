import Glibc

/// A command that is run beside the benchmark, and what it costs by the kernel's count.
struct ChildProcess {
  /// What a run cost.
  struct Cost {
    /// The time on a processor, in the program and in the kernel for it.
    var milliseconds: Double
    /// The most memory that was in use at once.
    var megabytes: Double
    /// The exit status, or -1 for a program that was ended by a signal.
    var status: Int32
  }

  /// The program, by a path or to be found in PATH, and its arguments.
  var arguments: [String]

  /// Creates a command.
  ///
  /// - Parameter arguments: The program and its arguments.
  init(_ arguments: [String]) { self.arguments = arguments }

  /// Returns whether a program can be run.
  ///
  /// - Parameter name: A path, or a name to be found in PATH.
  /// - Returns: Whether there is such a program.
  static func isInstalled(_ name: String) -> Bool {
    if name.contains("/") { return access(name, X_OK) == 0 }
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// Runs the command and waits for it.
  ///
  /// - Parameters:
  ///   - output: The file for what it prints.
  ///   - errors: The file for what it prints on standard error.
  /// - Returns: What it cost, or `nil` when it could not be started.
  func run(output: String = "/dev/null", errors: String = "/dev/null") -> Cost? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o600)
    var words = arguments.map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    var process = pid_t()
    guard posix_spawnp(&process, arguments[0], &actions, nil, words, environ) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 { if errno != EINTR { return nil } }
    return Cost(
      milliseconds: Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime),
      megabytes: Double(usage.ru_maxrss) / 1024,
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : -1)
  }

  /// Runs the command several times.
  ///
  /// - Parameter runs: How often.
  /// - Returns: The cost of the run in the middle by time, or `nil` when one could not be started.
  func median(of runs: Int) -> Cost? {
    var costs: [Cost] = []
    for _ in 0..<max(1, runs) {
      guard let cost = run() else { return nil }
      costs.append(cost)
    }
    costs.sort { $0.milliseconds < $1.milliseconds }
    return costs[costs.count / 2]
  }

  private static func milliseconds(_ time: timeval) -> Double {
    Double(time.tv_sec) * 1000 + Double(time.tv_usec) / 1000
  }
}
