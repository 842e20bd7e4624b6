/// A warning about a place in an input that was repaired while it was read, or that does not mean what it seems to
/// mean.
///
/// It is printed as one line:
///
///     dump.xml:12:40: warning: unescaped "&"; read as "&amp;"
public struct SourceWarning: Equatable, Sendable, CustomStringConvertible {
  /// The file as the user named it, or `<stdin>`.
  public var path: String
  /// The location in the file, or `nil` if the warning is about the whole file.
  public var location: SourcePlace?
  /// The problem and the result of the repair, in lower case.
  public var message: String

  /// Creates a warning.
  ///
  /// - Parameters:
  ///   - path: The file as the user named it.
  ///   - location: The location in the file, or `nil` for the whole file.
  ///   - message: The problem and the result of the repair, in lower case.
  public init(path: String, location: SourcePlace? = nil, message: String) {
    self.path = path
    self.location = location
    self.message = message
  }

  /// The location and the reason in one line.
  public var description: String {
    let place = location.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(SafeText.line(path))\(place): warning: \(message)"
  }
}

extension SourceText {
  /// Returns a warning about the bytes at an offset.
  ///
  /// - Complexity: O(n): warnings are few, see `ImportReport.warn(_:)`.
  package func warning(_ message: String, at offset: Int) -> SourceWarning {
    SourceWarning(path: path, location: location(of: offset), message: message)
  }
}
