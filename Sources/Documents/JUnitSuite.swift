/// Test cases of a ``JUnitReport`` that belong together.
package struct JUnitSuite: Equatable, Sendable {
  /// A fact about all cases of a suite.
  package struct Property: Equatable, Sendable {
    /// What it is about.
    package var name: String
    /// The fact.
    package var value: String

    /// Creates a fact.
    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What the cases are, or what they are about.
  package var name: String
  /// The file that all of them are about, or `nil`.
  package var path: String?
  /// Facts about all of them.
  package var properties: [Property]
  /// The test cases, in the order of the report.
  package var cases: [JUnitCase]

  /// Creates a suite.
  package init(
    _ name: String, path: String? = nil, properties: [Property] = [], _ cases: [JUnitCase]
  ) {
    self.name = name
    self.path = path
    self.properties = properties
    self.cases = cases
  }
}
