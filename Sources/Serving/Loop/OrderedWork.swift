import Dispatch
package import Documents
import Synchronization
import SystemCalls

/// Work that several threads do side by side, and whose results come out in the order in which it came in.
///
/// No more than so many pieces, and so many bytes, are on their way at once: whoever takes results slowly holds
/// the reading back, and memory is bounded by the longest piece and not by how many there are.
package final class OrderedWork<Piece: Sendable>: Sendable {
  private struct State {
    var waiting: [(number: Int, piece: Piece)] = []
    var sizes: [Int: Int] = [:]
    var results: [Int: [UInt8]] = [:]
    /// How many pieces were taken in, how many are out, and the bytes of those between.
    var taken = 0
    var delivered = 0
    var bytes = 0
    var isEnded = false
    var isClosed = false
    var isOver: Bool { isClosed || isEnded && delivered == taken }
  }

  private let workers: Int
  private let mostPieces: Int
  private let mostBytes: Int
  private let work: @Sendable (Piece) -> [UInt8]
  private let state = Mutex(State())
  private let filled = DispatchSemaphore(value: 0)
  private let finished = DispatchSemaphore(value: 0)
  private let freed = DispatchSemaphore(value: 0)

  /// Describes work.
  package init(
    workers: Int, mostPieces: Int, mostBytes: Int, _ work: @escaping @Sendable (Piece) -> [UInt8]
  ) {
    self.workers = max(1, workers)
    self.mostPieces = max(self.workers, mostPieces)
    self.mostBytes = mostBytes
    self.work = work
  }

  /// Does all work; called once.
  package func run(
    next: () throws(SourceError) -> (piece: Piece, size: Int)?,
    deliver: @escaping @Sendable ([UInt8]) -> Bool,
    abandoned: @escaping @Sendable () -> Void = {}
  ) throws(SourceError) {
    let ended = DispatchSemaphore(value: 0)
    var started = 0
    // Whoever delivers wakes the workers at the end.
    if start(ended, { self.keepDelivering(deliver, abandoned) }) { started += 1 }
    for _ in 0..<workers where started > 0 && start(ended, { self.keepWorking() }) { started += 1 }
    var failure: SourceError?
    if started > 1 {
      do throws(SourceError) {
        while hasRoom(), let (piece, size) = try next() { take(piece, size) }
      } catch {
        failure = error
      }
    } else {
      failure = SourceError(path: "-", message: "the system could not create a thread")
    }
    state.withLock { $0.isEnded = true }
    finished.signal()
    for _ in 0..<started { ended.wait() }
    if let failure { throw failure }
  }

  private func start(_ ended: DispatchSemaphore, _ body: @escaping @Sendable () -> Void) -> Bool {
    ProgramThread.start {
      body()
      ended.signal()
    }
  }

  /// Waits until another piece may be taken in; `false` when none is wanted any more.
  private func hasRoom() -> Bool {
    while true {
      let (isClosed, isFree) = state.withLock { state in
        let count = state.taken - state.delivered
        return (state.isClosed, count == 0 || count < mostPieces && state.bytes < mostBytes)
      }
      if isClosed || isFree { return !isClosed }
      freed.wait()
    }
  }

  private func take(_ piece: Piece, _ size: Int) {
    state.withLock { state in
      state.waiting.append((state.taken, piece))
      state.sizes[state.taken] = size
      state.bytes += size
      state.taken += 1
    }
    filled.signal()
  }

  private func keepWorking() {
    while true {
      filled.wait()
      let job = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
      guard let job else { return }
      let result = work(job.piece)
      state.withLock { state in
        state.results[job.number] = result
        state.sizes[job.number, default: 0] += result.count
        state.bytes += result.count
      }
      finished.signal()
    }
  }

  private func keepDelivering(
    _ deliver: ([UInt8]) -> Bool, _ abandoned: () -> Void
  ) {
    while !state.withLock(\.isOver) {
      finished.wait()
      let (ready, count) = state.withLock { state in
        var ready: [UInt8] = []
        var number = state.delivered
        while let result = state.results.removeValue(forKey: number) {
          ready += result
          number += 1
        }
        return (ready, number - state.delivered)
      }
      guard count > 0 else { continue }
      let isWanted = deliver(ready)
      state.withLock { state in
        for number in state.delivered..<(state.delivered + count) {
          state.bytes -= state.sizes.removeValue(forKey: number) ?? 0
        }
        state.delivered += count
        if !isWanted {
          state.isClosed = true
          state.waiting = []
        }
      }
      freed.signal()
      if !isWanted { abandoned() }
    }
    // Nothing waits any more: each worker wakes to find that.
    for _ in 0..<workers { filled.signal() }
  }
}
