/// The order in which people count: `s2` before `s10`.
package enum NaturalOrder {
  /// Returns whether a name stands before another: digits by the number that they make, all else by its bytes.
  ///
  /// - Complexity: O(n) in the length of the names.
  package static func precedes(_ first: String, _ second: String) -> Bool {
    var (left, right) = (first.utf8[...], second.utf8[...])
    while let a = left.first, let b = right.first {
      if isDigit(a), isDigit(b) {
        let (one, other) = (number(&left), number(&right))
        if one.count != other.count { return one.count < other.count }
        if !one.elementsEqual(other) { return one.lexicographicallyPrecedes(other) }
      } else {
        if a != b { return a < b }
        left.removeFirst()
        right.removeFirst()
      }
    }
    if left.isEmpty != right.isEmpty { return left.isEmpty }
    // "s02" and "s2" are one number: their bytes tell them apart.
    return first.utf8.lexicographicallyPrecedes(second.utf8)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// Takes the digits at the start, without zeros in front.
  private static func number(_ text: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = text.prefix(while: isDigit)
    text = text[digits.endIndex...]
    return digits.drop { $0 == 0x30 }
  }
}
