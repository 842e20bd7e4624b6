import SystemCalls

/// Measures how long work takes on a processor, in milliseconds, over several runs.
enum Stopwatch {
  /// Returns the median of several runs and the last result.
  static func median<Result>(of runs: Int, _ work: () throws -> Result) rethrows -> (
    milliseconds: Double, result: Result
  ) {
    var times: [Double] = []
    var start = now
    var result = try work()
    times.append(now - start)
    for _ in 1..<max(1, runs) {
      start = now
      result = try work()
      times.append(now - start)
    }
    times.sort()
    return (times[times.count / 2], result)
  }

  /// The time that this process has been on a processor, which a busy machine does not stretch.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }
}
