import Dispatch
import Foundation
import Synchronization

/// Threads that do what is handed to them, in any order.
package final class WorkPool: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var unfinished = 0
    var isEnded = false
  }

  private let state = Mutex(State())
  private let filled = DispatchSemaphore(value: 0)
  private let room: DispatchSemaphore
  private let workers: Int

  /// Starts threads.
  ///
  /// - Parameters:
  ///   - workers: How many there are.
  ///   - mostWaiting: How many pieces of work are on their way at the most; whoever hands in more waits.
  package init(workers: Int, mostWaiting: Int) {
    self.workers = workers
    room = DispatchSemaphore(value: mostWaiting)
    for _ in 0..<workers {
      let thread = Thread { self.keepWorking() }
      thread.stackSize = 8 << 20
      thread.start()
    }
  }

  /// Hands in work.
  ///
  /// - Parameter work: What is done, on whatever thread.
  package func take(_ work: @escaping @Sendable () -> Void) {
    room.wait()
    state.withLock { state in
      state.waiting.append(work)
      state.unfinished += 1
    }
    filled.signal()
  }

  /// Waits until all is done, or for so long.
  ///
  /// - Parameter milliseconds: How long at the most.
  /// - Returns: Whether all is done.
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
    state.withLock { state in
      state.isEnded = true
      state.waiting = []
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
