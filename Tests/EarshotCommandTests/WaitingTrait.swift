import Foundation
import Testing

/// Runs tests on threads of their own, as they mostly wait for another program: a browser, a sound, a signal.
///
/// Tests share as many threads as there are processors. One that waits on them keeps a processor idle.
struct WaitingTrait: TestTrait, SuiteTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(WaitingThreads.shared) { try await function() }
  }
}

extension Trait where Self == WaitingTrait {
  /// Runs the tests beside those that keep a processor busy.
  static var waiting: WaitingTrait { WaitingTrait() }
}

/// Four threads beside those of all other tests.
private final class WaitingThreads: TaskExecutor {
  static let shared = WaitingThreads()
  private let queue = OperationQueue()

  private init() { queue.maxConcurrentOperationCount = 4 }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    queue.addOperation { job.runSynchronously(on: executor) }
  }
}
