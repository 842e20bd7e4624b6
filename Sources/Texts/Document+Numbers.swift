extension Document {
  /// Returns the text of a scalar as a number, or `nil` when it is none.
  func number(of index: Int) -> Double? {
    let entry = entries[index]
    if entry.link == Entry.asWritten {
      let decimal = source.bytes.withUnsafeBufferPointer { bytes in
        Self.decimal(UnsafeBufferPointer(rebasing: bytes[entry.textRange]))
      }
      if let decimal { return decimal }
    }
    return Self.number(text(of: index))
  }

  /// The powers of ten that a `Double` holds exactly, as far as they are needed.
  private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10]

  /// Returns a number of few digits, as nearly every coordinate is one; `nil` for any other text.
  ///
  /// Digits that a `Double` holds exactly, divided by a power of ten that it holds exactly, give the nearest
  /// `Double`, as the standard library's slower way does.
  private static func decimal(_ text: UnsafeBufferPointer<UInt8>) -> Double? {
    var place = 0
    let isNegative = text.first == 0x2D
    if isNegative { place += 1 }
    let start = place
    var digits = 0
    var fraction = 0
    var hasPoint = false
    if text.count - start > 15 { return nil }
    while place < text.count {
      let byte = text[place]
      if byte == 0x2E, !hasPoint, place > start {
        hasPoint = true
      } else if (0x30...0x39).contains(byte) {
        digits = digits * 10 + Int(byte - 0x30)
        if hasPoint { fraction += 1 }
      } else {
        return nil
      }
      place += 1
    }
    guard place > start, hasPoint == (fraction > 0), fraction < powers.count else { return nil }
    let number = Double(digits) / powers[fraction]
    return isNegative ? -number : number
  }

  private static func number(_ text: String) -> Double? {
    // `Double.init` takes hexadecimal and "inf" spellings that neither YAML 1.2 nor JSON share.
    guard let first = text.utf8.first else { return nil }
    switch first {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x4E, 0x49: break
    default: return nil
    }
    if text.utf8.dropFirst().contains(where: { $0 == 0x78 || $0 == 0x58 }) { return nil }
    switch text {
    case ".inf", "+.inf": return .infinity
    case "-.inf": return -.infinity
    case ".nan": return .nan
    default: return Double(text)
    }
  }
}
