import Foundation
import SystemCalls

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
  init(_ arguments: [String]) { self.arguments = arguments }

  /// Returns whether a program can be run.
  static func isInstalled(_ name: String) -> Bool {
    if name.contains("/") { return access(name, X_OK) == 0 }
    let path = getenv("PATH").map { String(cString: $0) } ?? ""
    return path.split(separator: ":").contains { access("\($0)/\(name)", X_OK) == 0 }
  }

  /// Runs the command and waits for it.
  func run(output: String = "/dev/null", errors: String = "/dev/null") -> Cost? {
    guard let program = arguments.first else { return nil }
    var start = ProcessStart(
      program, Array(arguments.dropFirst()), environment: ProcessInfo.processInfo.environment,
      in: ".")
    start.searchesPath = true
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    start.open("/dev/null", as: STDIN_FILENO, flags: O_RDONLY)
    start.open(output, as: STDOUT_FILENO, flags: flags)
    start.open(errors, as: STDERR_FILENO, flags: flags)
    let (process, code) = start.run()
    guard code == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 { if errno != EINTR { return nil } }
    return Cost(
      milliseconds: Self.milliseconds(usage.ru_utime) + Self.milliseconds(usage.ru_stime),
      megabytes: Double(RunningProgram.largestSize(usage)) / 1_048_576,
      status: status & 0x7F == 0 ? status >> 8 & 0xFF : -1)
  }

  /// Runs the command several times.
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
