public import Documents

/// The location in the code where a screen is written.
public struct CodePlace: Equatable, Sendable {
  /// The module and the file: `PantryTests/RecipeTests.swift`.
  public var file: String
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1.
  public var column: Int

  /// Creates a location.
  ///
  /// - Parameters:
  ///   - file: The module and the file.
  ///   - line: The line, counted from 1.
  ///   - column: The column, counted from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Returns an error about the code at this location.
  ///
  /// - Parameters:
  ///   - message: What is wrong, in lower case.
  ///   - suggestion: What to write instead.
  /// - Returns: The error.
  public func error(_ message: String, suggestion: String? = nil) -> SourceError {
    SourceError(
      path: file, location: SourcePlace(line: line, column: column), message: message,
      suggestion: suggestion)
  }
}
