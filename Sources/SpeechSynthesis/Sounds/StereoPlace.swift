internal import SystemCalls

/// Puts a sound between the left and the right ear, equally loud wherever it is.
struct StereoPlace {
  private let left: Double
  private let right: Double

  /// Creates a place.
  init(_ place: Double) {
    // Constant power: the squares of both shares add up to one.
    let angle = (min(1, max(-1, place)) + 1) * .pi / 4
    left = cos(angle)
    right = sin(angle)
  }

  /// Returns samples for both ears.
  func interleaved(_ samples: [Int16]) -> [Int16] {
    [Int16](unsafeUninitializedCapacity: 2 * samples.count) { buffer, count in
      for (index, sample) in samples.enumerated() {
        buffer[2 * index] = Int16((Double(sample) * left).rounded())
        buffer[2 * index + 1] = Int16((Double(sample) * right).rounded())
      }
      count = 2 * samples.count
    }
  }
}
