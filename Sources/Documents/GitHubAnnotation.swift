/// A line in the output of a job that GitHub shows beside the line of a file.
package struct GitHubAnnotation: Sendable {
  /// How GitHub marks it.
  package enum Level: String, Sendable {
    case error, warning, notice
  }

  private let level: Level
  private let file: String
  private let location: SourcePlace?
  private let title: String
  private let message: String

  /// Creates an annotation.
  ///
  /// - Parameters:
  ///   - level: How GitHub marks it.
  ///   - file: The path of the file.
  ///   - location: The line and column, or `nil` for the whole file.
  ///   - title: What it is called.
  ///   - message: What it says, safe to print, on any number of lines.
  package init(
    _ level: Level, file: String, location: SourcePlace?, title: String, message: String
  ) {
    self.level = level
    self.file = file
    self.location = location
    self.title = title
    self.message = message
  }

  /// The line.
  package var line: String {
    let place = location.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    let file = Self.escaped(SafeText.line(file), "%\r\n:,")
    let title = Self.escaped(SafeText.line(title), "%\r\n:,")
    return
      "::\(level.rawValue) file=\(file)\(place),title=\(title)::\(Self.escaped(message, "%\r\n"))"
  }

  // As the runner's own toolkit escapes what stands in a command; byte by byte, as the two bytes of a line end
  // of Windows are one character and end the command all the same.
  private static func escaped(_ text: String, _ signs: StaticString) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    let bytes = signs.withUTF8Buffer { signs in
      text.utf8.flatMap { byte in
        signs.contains(byte)
          ? [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
