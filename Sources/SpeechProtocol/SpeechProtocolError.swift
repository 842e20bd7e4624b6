/// Bytes that are no frame of the protocol, and why.
package struct SpeechProtocolError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, in one line and lower case.
  package let description: String

  private init(_ description: String) {
    self.description = description
  }

  static func unknownKind(_ kind: UInt8) -> Self {
    Self("frame of unknown kind \(kind)")
  }

  static func truncated(missing count: Int) -> Self {
    Self("frame ends \(count) bytes too early")
  }

  static func trailing(_ count: Int) -> Self {
    Self("frame has \(count) bytes after its last field")
  }

  static func tooLarge(_ size: Int, limit: Int) -> Self {
    Self("frame of \(size) bytes; at most \(limit) are read")
  }

  static func outOfRange(_ field: String, _ value: Int) -> Self {
    Self("\(field) \(value) is out of range")
  }

  static let notUTF8 = Self("text of a frame is not UTF-8")
}
