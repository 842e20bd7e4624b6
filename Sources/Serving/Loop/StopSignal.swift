import Synchronization
import SystemCalls

/// A request to read no further: by a signal that asks the program to end, or from another thread.
///
/// What was read before is still answered, for ``patience`` seconds. A second signal ends the program at once.
package final class StopSignal: Sendable {
  private let ends: (read: Int32, write: Int32)
  private let flag = Atomic<Bool>(false)

  /// Creates a request that nobody has made.
  package init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    self.ends = (ends[0], ends[1])
  }

  deinit {
    for end in [ends.read, ends.write] where end >= 0 { close(end) }
  }

  /// Whether it was made.
  package var isRequested: Bool { flag.load(ordering: .acquiring) }

  /// Asks to read no further; safe in a signal handler.
  package func request() {
    flag.store(true, ordering: .releasing)
    var byte: UInt8 = 1
    _ = write(ends.write, &byte, 1)
  }

  /// Waits until a file can be read.
  package func isReadable(
    _ descriptor: Int32, until end: ContinuousClock.Instant? = nil
  ) -> Bool {
    while !isRequested {
      let rest = end.map { ContinuousClock.now.duration(to: $0) / .milliseconds(1) }
      if let rest, rest <= 0 { return false }
      var sources = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0),
      ]
      let patience = rest.map { Int32(min($0, 1e9).rounded(.up)) } ?? -1
      let result = poll(&sources, nfds_t(sources.count), patience)
      if result < 0 && errno != EINTR { return true }
      if result > 0 && !isRequested { return true }
    }
    return false
  }

  /// How many seconds answers may take after a signal.
  private static let patience: UInt32 = 5

  private static let program = StopSignal()
  /// The signal that asked first.
  private static let asked = Atomic<Int32>(SIGTERM)

  /// Returns the request that is made when the program is told to end (`ProgramSignals.ending`): by Control-C, by
  /// `kill`, or by its terminal going away.
  package static func onSignals() -> StopSignal {
    let stop = program
    ProgramSignals.handle(ProgramSignals.ending) { signal in
      if StopSignal.program.isRequested { return ProgramSignals.end(by: signal) }
      StopSignal.asked.store(signal, ordering: .relaxed)
      StopSignal.program.request()
      alarm(StopSignal.patience)
    }
    ProgramSignals.handle([SIGALRM]) { signal in
      let asked = StopSignal.asked.load(ordering: .relaxed)
      ProgramSignals.end(by: StopSignal.program.isRequested ? asked : signal)
    }
    return stop
  }
}
