/// Bytes as text, for `data:` URLs and hashes (RFC 4648, section 4).
package enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes as text, with padding and without line breaks.
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

  private static let values: [UInt8?] = {
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  /// Returns the bytes of a text.
  package static func bytes(of text: String) -> [UInt8]? {
    let letters = Array(text.utf8)
    guard letters.count % 4 == 0 else { return nil }
    let padding = letters.suffix(2).count { $0 == UInt8(ascii: "=") }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    var (group, count): (UInt32, Int) = (0, 0)
    for letter in letters.dropLast(padding) {
      guard let value = values[Int(letter)] else { return nil }
      group = group << 6 | UInt32(value)
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(count)))
    }
    return bytes
  }
}
