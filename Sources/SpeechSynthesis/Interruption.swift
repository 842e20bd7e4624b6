internal import SystemCalls
internal import Synchronization

/// A request to stop speaking, from another thread or from a signal.
public final class Interruption: Sendable {
  private let flag = Atomic<Bool>(false)

  /// Creates an interruption that has not been requested.
  public init() {}

  /// Whether to stop, because of ``request()`` or because the current task is cancelled.
  public var isRequested: Bool {
    flag.load(ordering: .relaxed) || Task.isCancelled
  }

  /// Requests a stop at the next text or piece of sound.
  public func request() {
    flag.store(true, ordering: .relaxed)
  }

  /// Runs work that looks at interruptions, and clears away what is half done when there is one.
  ///
  /// A signal of ``onSignals()`` at any other time ends the program at once, as nobody would look: while
  /// an input is waited for, Control-C has to end the waiting. One that came too late for the work to see it
  /// ends it when the work is done: no later wait would notice.
  package func watched<Result, Failure: Error>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    Self.watchers.add(1, ordering: .relaxed)
    defer {
      if Self.watchers.subtract(1, ordering: .relaxed).newValue == 0 {
        let signal = Self.signal.load(ordering: .relaxed)
        if signal != 0 { ProgramSignals.end(by: signal) }
      }
    }
    return try work()
  }

  private static let signals = Interruption()
  private static let watchers = Atomic<Int>(0)
  /// The signal that has come while work was watched, or 0.
  private static let signal = Atomic<Int32>(0)

  /// Returns an interruption that is requested when the program is told to end
  /// (`ProgramSignals.ending`): by Control-C, by `kill`, or by its terminal going away.
  ///
  /// What is half written is then removed and the helpers are ended before the program ends itself.
  package static func onSignals() -> Interruption {
    let interruption = signals
    // Asked for here, as a handler may not run the code that first makes a global.
    _ = watchers.load(ordering: .relaxed)
    _ = signal.load(ordering: .relaxed)
    // Without SA_RESTART, so that waiting for a helper ends at once.
    ProgramSignals.handle(ProgramSignals.ending) { signal in
      guard Interruption.watchers.load(ordering: .relaxed) > 0 else {
        return ProgramSignals.end(by: signal)
      }
      Interruption.signal.store(signal, ordering: .relaxed)
      Interruption.signals.request()
    }
    return interruption
  }
}
