import Earshot
import Synchronization

/// Where flows went when a watch began: what is saved or pulled later goes nowhere else.
enum WatchedFlows {
  private struct State {
    var addresses: Set<String> = []
    var isClosed = false
  }

  private static let state = Mutex(State())

  /// The addresses of the first round, or `nil` as long as it lasts.
  static var known: Set<String>? {
    state.withLock { $0.isClosed ? $0.addresses : nil }
  }

  /// Takes in a flow that was read in the first round.
  static func add(_ flow: Flow) {
    state.withLock { if !$0.isClosed { $0.addresses.formUnion(flow.addresses) } }
  }

  /// Ends the first round.
  static func close() { state.withLock { $0.isClosed = true } }
}
