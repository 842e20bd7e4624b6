/// Measures how long work takes, in milliseconds, over several runs.
enum Stopwatch {
  /// Returns the median of several runs and the last result.
  ///
  /// - Parameters:
  ///   - runs: How often the work is done.
  ///   - work: The work.
  /// - Returns: The median time and what the last run gave.
  static func median<Result>(of runs: Int, _ work: () throws -> Result) rethrows -> (
    milliseconds: Double, result: Result
  ) {
    var times: [Double] = []
    let clock = ContinuousClock()
    var result: Result?
    for _ in 0..<max(1, runs) {
      let start = clock.now
      result = try work()
      times.append((clock.now - start) / .milliseconds(1))
    }
    times.sort()
    guard let result else { return (0, try work()) }
    return (times[times.count / 2], result)
  }
}
