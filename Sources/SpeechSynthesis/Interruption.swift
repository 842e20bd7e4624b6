internal import Glibc
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

  /// Asks to stop at the next text or piece of sound.
  public func request() {
    flag.store(true, ordering: .relaxed)
  }

  private static let signals = Interruption()

  /// Returns an interruption that is requested when the program is told to end: by Control-C, by
  /// `kill`, or by its terminal going away.
  ///
  /// What is half written is then removed and the helpers are ended before the program ends itself.
  ///
  /// - Returns: The same interruption each time.
  public static func onSignals() -> Interruption {
    let interruption = signals
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in Interruption.signals.request() }
    // Without SA_RESTART, so that waiting for a helper ends at once.
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaction(signal, &action, nil) }
    return interruption
  }
}
