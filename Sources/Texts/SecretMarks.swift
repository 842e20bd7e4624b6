internal import Synchronization

/// Whether a text speaks of fields for secrets, so that no line of it is shown as it is.
///
/// A mistake in a file is told before the file is understood, and its line may hold what was typed into such a
/// field. Every format has its own word for one: `secureField`, `XCUIElementTypeSecureTextField`,
/// `password="true"`, `isObscured`, `passwordInput`, `type=password`, `protected`. The text is looked through once, when the
/// first of its lines is asked for.
final class SecretMarks: Sendable {
  private let found = Mutex<Bool?>(nil)

  /// Returns whether a text has any of the words.
  func stand(in bytes: [UInt8]) -> Bool {
    found.withLock { found in
      if let found { return found }
      let answer = bytes.withUnsafeBufferPointer(Self.stand)
      found = answer
      return answer
    }
  }

  private static let words: [[UInt8]] = ["secure", "obscured", "passwordinput", "ispassword"]
    .map { Array($0.utf8) }
  private static let password = Array("password".utf8)

  private static func stand(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in bytes.indices {
      switch bytes[index] | 0x20 {
      case UInt8(ascii: "s"), UInt8(ascii: "o"), UInt8(ascii: "i"):
        if words.contains(where: { has($0, at: index, bytes) }) { return true }
      case UInt8(ascii: "p"):
        if words.contains(where: { has($0, at: index, bytes) }) { return true }
        if has(password, at: index, bytes), isStated(index, bytes) { return true }
      default: break
      }
    }
    return false
  }

  private static func has(
    _ word: [UInt8], at index: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard index + word.count <= bytes.count else { return false }
    return word.indices.allSatisfy { bytes[index + $0] | 0x20 == word[$0] }
  }

  /// Whether "password" is a property that is true, or the type of a field: nearly every dump of Android has
  /// `password="false"`, and many a label is one.
  private static func isStated(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    func isMark(_ byte: UInt8) -> Bool { " \t:='\"".utf8.contains(byte) }
    let end = min(bytes.count, index + password.count + 8)
    let after = bytes[min(index + password.count, end)..<end].drop(while: isMark)
    if after.count < end - index - password.count, after.starts(with: "tr".utf8) { return true }
    let before = bytes[max(0, index - 12)..<index].reversed().drop(while: isMark)
    return before.starts(with: "epyt".utf8)
  }
}
