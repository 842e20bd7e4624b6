/// Lines in the output of a job that GitHub shows beside the line of a file.
package enum GitHubAnnotation {
  /// How GitHub marks one.
  package enum Level: String, Sendable {
    case error, warning, notice
  }

  /// Returns a line.
  package static func line(
    _ level: Level, file: String, location: SourcePlace?, title: String, message: String
  ) -> String {
    let place = location.map { ",line=\($0.line),col=\($0.column)" } ?? ""
    let file = escaped(SafeText.line(file), "%\r\n:,")
    let title = escaped(SafeText.line(title), "%\r\n:,")
    return "::\(level.rawValue) file=\(file)\(place),title=\(title)::\(escaped(message, "%\r\n"))"
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
