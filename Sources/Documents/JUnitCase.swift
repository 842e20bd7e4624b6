/// One test case of a ``JUnitReport``.
package struct JUnitCase: Equatable, Sendable {
  /// What went wrong.
  package enum Problem: Equatable, Sendable {
    /// Something else was found than expected: a line that names it, and all that there is to say.
    case failure(message: String, text: String)
    /// It could not be told: why, in a line and in full.
    case error(message: String, text: String)
    /// It was not asked, or a person has to look: why, in a line.
    case skipped(message: String)
  }

  /// What the case is called.
  package var name: String
  /// The file that it is about.
  package var path: String
  /// The line in that file, or `nil`.
  package var line: Int?
  /// What the case belongs to: the file, or a name that CI servers build a tree of.
  package var className: String
  /// What went wrong, or `nil` when nothing did.
  package var problem: Problem?
  /// The kind of a failure, or `nil` when it has no name.
  package var failureType: String?
  /// What else there is to say of a case in which nothing went wrong, or `nil`.
  package var output: String?

  /// Creates a test case.
  package init(
    name: String, path: String, line: Int? = nil, className: String? = nil,
    problem: Problem? = nil
  ) {
    self.name = name
    self.path = path
    self.line = line
    self.className = className ?? path
    self.problem = problem
  }
}
