/// The number of occurrences of each fingerprint, stored by 128 of its bits.
struct FingerprintCounts {
  private var counts: [SIMD2<UInt64>: UInt32] = [:]

  /// Counts a fingerprint, and returns the number of its occurrences so far.
  mutating func count(_ fingerprint: String) -> Int {
    func bits(from place: Int) -> UInt64 {
      UInt64(String(fingerprint.utf8.dropFirst(place).prefix(16)) ?? "", radix: 16) ?? 0
    }
    let key = SIMD2(bits(from: 0), bits(from: 16))
    counts[key, default: 0] += 1
    return Int(counts[key] ?? 1)
  }
}
