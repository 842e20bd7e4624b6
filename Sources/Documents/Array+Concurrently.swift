import Dispatch

extension Array where Element: Sendable {
  /// Turns each element into something else, several side by side.
  ///
  /// ```swift
  /// let outcomes = paths.mapConcurrently(run)
  /// ```
  package func mapConcurrently<Result: Sendable>(
    _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: count) { results, initializedCount in
      // Each result has a place of its own, so that nobody waits for a lock.
      nonisolated(unsafe) let places = results
      DispatchQueue.concurrentPerform(iterations: count) { index in
        places.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
