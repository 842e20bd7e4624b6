/// The mistakes of one input, gathered on the way, so that one run tells them all.
///
/// ```swift
/// var mistakes = SourceMistakes()
/// for item in items { mistakes.attempt { () throws(SourceError) in try read(item) } }
/// try mistakes.check()
/// ```
///
/// Who gathers goes on after a mistake with what it can still read, and leaves out what would only follow
/// from it: a name is not missing that may stand in what could not be read.
package struct SourceMistakes: Sendable {
  /// After so many mistakes nobody reads on.
  package static let maximum = 100

  private var errors: [SourceError] = []

  /// Creates a list without mistakes.
  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { errors.isEmpty }

  /// Whether there are so many that nothing further is read.
  package var isFull: Bool { errors.count >= Self.maximum }

  /// Adds a mistake, and those that it carries.
  package mutating func add(_ error: SourceError) {
    for error in error.all where !isFull && !errors.contains(error) { errors.append(error) }
  }

  /// Does a piece of work, and remembers why it could not be done.
  @discardableResult
  package mutating func attempt<Result>(
    _ work: () throws(SourceError) -> Result
  ) -> Result? {
    if isFull { return nil }
    do throws(SourceError) {
      return try work()
    } catch {
      add(error)
      return nil
    }
  }

  /// Throws all mistakes as one error; does nothing where there are none.
  package func check() throws(SourceError) {
    var files: [PathKey: Int] = [:]
    for key in errors.map({ PathKey($0.path) }) where files[key] == nil {
      files[key] = files.count
    }
    func place(_ error: SourceError) -> (Int, Int, Int) {
      (files[PathKey(error.path)] ?? 0, error.location?.line ?? 0, error.location?.column ?? 0)
    }
    // The standard library's sort is stable: mistakes of one place stay in the order of reading.
    let sorted = errors.sorted { place($0) < place($1) }
    guard var first = sorted.first else { return }
    first.others = Array(sorted.dropFirst())
    throw first
  }
}

extension DocumentNode {
  /// Reads each item of a list, also those behind one that cannot be read.
  package static func readEach<Result>(
    _ items: [DocumentNode], _ read: (DocumentNode) throws(SourceError) -> Result
  ) throws(SourceError) -> [Result] {
    var mistakes = SourceMistakes()
    var results: [Result] = []
    results.reserveCapacity(items.count)
    for item in items {
      if let result = mistakes.attempt({ () throws(SourceError) in try read(item) }) {
        results.append(result)
      }
    }
    try mistakes.check()
    return results
  }

  /// Calls a closure for each key and value of a mapping, also for those behind one that cannot be read.
  package func readPairs(
    _ read: (DocumentNode, DocumentNode) throws(SourceError) -> Void
  ) throws(SourceError) {
    var mistakes = SourceMistakes()
    try forEachPair { (key, value) throws(SourceError) in
      mistakes.attempt { () throws(SourceError) in try read(key, value) }
    }
    try mistakes.check()
  }
}
