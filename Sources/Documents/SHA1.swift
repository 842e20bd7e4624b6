/// The hash function SHA-1 (FIPS 180-4), which the handshake of a WebSocket asks for and Git names texts by; it keeps no
/// secret.
package enum SHA1 {
  /// Returns the hash of bytes.
  package static func digest(_ message: [UInt8]) -> [UInt8] {
    var bytes = message + [0x80]
    while bytes.count % 64 != 56 { bytes.append(0) }
    for shift in stride(from: 56, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: (UInt64(message.count) * 8) >> UInt64(shift)))
    }
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    for start in stride(from: 0, to: bytes.count, by: 64) {
      var words = stride(from: start, to: start + 64, by: 4).map { index in
        bytes[index..<(index + 4)].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      for index in 16..<80 {
        words.append(
          rotated(words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], 1))
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mix, constant): (UInt32, UInt32) =
          switch index {
          case 0..<20: ((b & c) | (~b & d), 0x5a82_7999)
          case 20..<40: (b ^ c ^ d, 0x6ed9_eba1)
          case 40..<60: ((b & c) | (b & d) | (c & d), 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = rotated(a, 5) &+ mix &+ e &+ constant &+ words[index]
        (e, d, c, b, a) = (d, c, rotated(b, 30), a, next)
      }
      for (index, word) in [a, b, c, d, e].enumerated() { state[index] = state[index] &+ word }
    }
    return state.flatMap { word in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt32($0)) }
    }
  }

  private static func rotated(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }
}
