/// An input that stands for two: what is before the first byte 0xFF, which is in no UTF-8, and what follows.
///
/// Without such a byte both are the whole input.
struct InputHalves {
  static let separator: UInt8 = 0xFF

  let first: [UInt8]
  let second: [UInt8]

  init(_ bytes: [UInt8]) {
    guard let middle = bytes.firstIndex(of: Self.separator) else {
      first = bytes
      second = bytes
      return
    }
    first = Array(bytes[..<middle])
    second = Array(bytes[(middle + 1)...])
  }

  /// Returns the input that two halves make.
  static func joined(_ first: [UInt8], _ second: [UInt8]) -> [UInt8] {
    first + [separator] + second
  }
}
