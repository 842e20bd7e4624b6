/// The keyed hash function SipHash-2-4 with 128 bits (Aumasson and Bernstein, https://www.aumasson.jp/siphash/).
///
/// Without the key nobody can write bytes to a given hash; of those that can, it is the fastest for samples.
struct SipHash {
  private var (v0, v1, v2, v3): (UInt64, UInt64, UInt64, UInt64)

  /// Returns the hash of bytes.
  static func tag(_ bytes: [UInt8], key: (UInt64, UInt64)) -> [UInt8] {
    var hash = SipHash(key: key)
    bytes.withUnsafeBytes { hash.take($0) }
    return hash.finished()
  }

  /// Returns the hash of samples, as this machine stores them.
  static func tag(_ samples: ArraySlice<Int16>, key: (UInt64, UInt64)) -> [UInt8] {
    var hash = SipHash(key: key)
    samples.withUnsafeBytes { hash.take($0) }
    return hash.finished()
  }

  private init(key: (UInt64, UInt64)) {
    v0 = key.0 ^ 0x736F_6D65_7073_6575
    v1 = key.1 ^ 0x646F_7261_6E64_6F6D ^ 0xEE
    v2 = key.0 ^ 0x6C79_6765_6E65_7261
    v3 = key.1 ^ 0x7465_6462_7974_6573
  }

  private mutating func take(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      mix(UInt64(littleEndian: word))
      offset += 8
    }
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for (place, byte) in bytes[offset...].enumerated() { last |= UInt64(byte) << (8 * place) }
    mix(last)
  }

  private mutating func mix(_ word: UInt64) {
    v3 ^= word
    turn()
    turn()
    v0 ^= word
  }

  private mutating func finished() -> [UInt8] {
    v2 ^= 0xEE
    for _ in 0..<4 { turn() }
    let first = v0 ^ v1 ^ v2 ^ v3
    v1 ^= 0xDD
    for _ in 0..<4 { turn() }
    let second = v0 ^ v1 ^ v2 ^ v3
    return [first, second].flatMap { word in
      withUnsafeBytes(of: word.littleEndian) { Array($0) }
    }
  }

  private mutating func turn() {
    v0 &+= v1
    v1 = v1 << 13 | v1 >> 51
    v1 ^= v0
    v0 = v0 << 32 | v0 >> 32
    v2 &+= v3
    v3 = v3 << 16 | v3 >> 48
    v3 ^= v2
    v0 &+= v3
    v3 = v3 << 21 | v3 >> 43
    v3 ^= v0
    v2 &+= v1
    v1 = v1 << 17 | v1 >> 47
    v1 ^= v2
    v2 = v2 << 32 | v2 >> 32
  }
}
