/// Test cases of a ``JUnitReport`` that belong together.
public struct JUnitSuite: Equatable, Sendable {
  /// A fact about all cases of a suite.
  public struct Property: Equatable, Sendable {
    /// What it is about.
    public var name: String
    /// The fact.
    public var value: String

    /// Creates a fact.
    ///
    /// - Parameters:
    ///   - name: What it is about.
    ///   - value: The fact.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What the cases are, or what they are about.
  public var name: String
  /// The file that all of them are about, or `nil`.
  public var path: String?
  /// Facts about all of them.
  public var properties: [Property]
  /// The test cases, in the order of the report.
  public var cases: [JUnitCase]

  /// Creates a suite.
  ///
  /// - Parameters:
  ///   - name: What the cases are, or what they are about.
  ///   - path: The file that all of them are about.
  ///   - properties: Facts about all of them.
  ///   - cases: The test cases, in the order of the report.
  public init(
    _ name: String, path: String? = nil, properties: [Property] = [], _ cases: [JUnitCase]
  ) {
    self.name = name
    self.path = path
    self.properties = properties
    self.cases = cases
  }
}
