import Dispatch
import Synchronization
import SystemCalls

/// Threads that do what is handed to them, in any order.
package final class WorkPool: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var workers = 0
    var unfinished = 0
    var isEnded = false
  }

  private let state = Mutex(State())
  private let filled = DispatchSemaphore(value: 0)
  private let room: DispatchSemaphore

  /// Starts threads.
  package init(workers: Int, mostWaiting: Int) {
    room = DispatchSemaphore(value: mostWaiting)
    for _ in 0..<workers where ProgramThread.start({ self.keepWorking() }) {
      state.withLock { $0.workers += 1 }
    }
  }

  /// Hands in work.
  package func take(_ work: @escaping @Sendable () -> Void) {
    guard state.withLock({ $0.workers > 0 }) else { return work() }
    room.wait()
    state.withLock { state in
      state.waiting.append(work)
      state.unfinished += 1
    }
    filled.signal()
  }

  /// Waits until all is done, or for so long.
  package func isDone(within milliseconds: Int) -> Bool {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    while state.withLock(\.unfinished) > 0 {
      if ContinuousClock.now >= end { return false }
      usleep(5000)
    }
    return true
  }

  /// Ends the threads, those that work when they have done so.
  package func end() {
    let workers = state.withLock { state in
      state.isEnded = true
      state.waiting = []
      return state.workers
    }
    for _ in 0..<workers { filled.signal() }
  }

  private func keepWorking() {
    while true {
      filled.wait()
      let (work, isEnded) = state.withLock { state in
        (state.waiting.isEmpty ? nil : state.waiting.removeFirst(), state.isEnded)
      }
      guard let work else {
        if isEnded { return }
        continue
      }
      work()
      state.withLock { $0.unfinished -= 1 }
      room.signal()
    }
  }
}
