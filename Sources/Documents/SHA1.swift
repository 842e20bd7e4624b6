/// The hash function SHA-1 (FIPS 180-4), which the handshake of a WebSocket asks for and Git names texts by; it keeps no
/// secret.
package struct SHA1 {
  private var state: (UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0
  )
  private var rest: [UInt8] = []
  private var count = 0

  /// Returns the hash of bytes.
  package static func digest(_ message: [UInt8]) -> [UInt8] {
    var hash = SHA1()
    hash.add(message)
    return hash.digest()
  }

  /// Takes in bytes behind those before.
  mutating func add(_ bytes: [UInt8]) {
    count += bytes.count
    var start = 0
    if !rest.isEmpty {
      start = min(64 - rest.count, bytes.count)
      rest += bytes[..<start]
      guard rest.count == 64 else { return }
      compress(rest, from: 0, to: 64)
      rest = []
    }
    let end = bytes.count - (bytes.count - start) % 64
    compress(bytes, from: start, to: end)
    rest = Array(bytes[end...])
  }

  /// Ends the message and returns its hash.
  mutating func digest() -> [UInt8] {
    let bits = UInt64(count) * 8
    var padding: [UInt8] = [0x80]
    while (rest.count + padding.count) % 64 != 56 { padding.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      padding.append(UInt8(truncatingIfNeeded: bits >> UInt64(shift)))
    }
    add(padding)
    return [state.0, state.1, state.2, state.3, state.4].flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private mutating func compress(_ bytes: [UInt8], from start: Int, to end: Int) {
    var start = start
    var words = [UInt32](repeating: 0, count: 80)
    while start < end {
      for index in 0..<16 {
        let place = start + index * 4
        words[index] =
          UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16
          | UInt32(bytes[place + 2]) << 8 | UInt32(bytes[place + 3])
      }
      for index in 16..<80 {
        words[index] = Self.rotated(
          words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1)
      }
      var (a, b, c, d, e) = state
      for index in 0..<80 {
        let (mix, constant): (UInt32, UInt32) =
          switch index {
          case 0..<20: ((b & c) | (~b & d), 0x5a82_7999)
          case 20..<40: (b ^ c ^ d, 0x6ed9_eba1)
          case 40..<60: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = Self.rotated(a, 5) &+ mix &+ e &+ constant &+ words[index]
        (e, d, c, b, a) = (d, c, Self.rotated(b, 30), a, next)
      }
      state = (
        state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d, state.4 &+ e
      )
      start += 64
    }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
