/// Bytes as text, for `data:` URLs and hashes (RFC 4648, section 4).
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes as text, with padding and without line breaks.
  ///
  /// - Parameter bytes: Any bytes.
  /// - Returns: Four characters for each three bytes.
  package static func text(_ bytes: some Collection<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var group: UInt32 = 0
    var count = 0
    func append(_ digits: Int) {
      for digit in 0..<digits {
        text.append(alphabet[Int(group >> UInt32(18 - 6 * digit) & 63)])
      }
    }
    for byte in bytes {
      group |= UInt32(byte) << UInt32(16 - 8 * count)
      count += 1
      if count == 3 {
        append(4)
        group = 0
        count = 0
      }
    }
    if count > 0 {
      append(count + 1)
      text.append(contentsOf: repeatElement(UInt8(ascii: "="), count: 3 - count))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
