/// A location in a text: line and column, both counted from 1; columns count Unicode scalars.
public struct SourcePlace: Equatable, Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - line: The line, counted from 1.
  ///   - column: The column in Unicode scalars, counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
