/// Makes samples louder or quieter, and rounds off the few peaks that would be too high.
struct PeakLimiter {
  /// The highest sample, of 32768: 2 dB below full scale.
  ///
  /// What lies between samples then stays more than 1 dB below it (measured: 1.8 dB with English and Korean).
  private static let ceiling: Float = 26_028
  /// How long the sound is quieter before and after a peak, in milliseconds: too short to be heard as a change.
  private static let reach = 4

  private let gain: Float
  private let width: Int
  /// The lowest sample, without its sign, that would be too high.
  private let tooHigh: UInt16

  /// Creates a limiter.
  init(gain: Float, sampleRate: Int) {
    self.gain = gain
    width = max(1, sampleRate * Self.reach / 1000)
    var (low, high) = (0, 32_769)
    while low < high {
      let middle = (low + high) / 2
      if Float(middle) * gain > Self.ceiling { high = middle } else { low = middle + 1 }
    }
    tooHigh = UInt16(low)
  }

  /// Changes samples.
  func limited(_ samples: [Int16]) -> [Int16] {
    guard !samples.isEmpty else { return samples }
    return samples.withUnsafeBufferPointer { samples in
      [Int16](unsafeUninitializedCapacity: samples.count) { result, count in
        var highest: UInt16 = 0
        for index in samples.indices {
          highest = max(highest, samples[index].magnitude)
          result[index] = Self.rounded(Float(samples[index]) * gain)
        }
        count = samples.count
        if highest >= tooHigh { quieten(samples, &result) }
      }
    }
  }

  /// Makes the sound quieter around each peak.
  private func quieten(
    _ samples: UnsafeBufferPointer<Int16>, _ result: inout UnsafeMutableBufferPointer<Int16>
  ) {
    var factors = [Float](repeating: 1, count: samples.count)
    for index in samples.indices where samples[index].magnitude >= tooHigh {
      let needed = Self.ceiling / (Float(samples[index].magnitude) * gain)
      for place in max(0, index - width)...min(samples.count - 1, index + width) {
        let distance = Float(abs(place - index)) / Float(width)
        factors[place] = min(factors[place], needed + (1 - needed) * distance)
      }
    }
    for index in samples.indices where factors[index] < 1 {
      let value = (Float(samples[index]) * gain * factors[index]).rounded()
      result[index] = Int16(max(-32_768, min(32_767, value)))
    }
  }

  /// Returns what `rounded()` does, for numbers below 4,194,304, without the call that it is on older processors; what
  /// does not fit is cut off.
  private static func rounded(_ value: Float) -> Int16 {
    // The sum has no room for a fraction: it is the nearest whole number, or the even one of two.
    let shift: Float = 12_582_912
    let sum = value + shift
    let rest = value - (sum - shift)
    let whole = Int32(truncatingIfNeeded: sum.bitPattern) &- Int32(bitPattern: shift.bitPattern)
    let up: Int32 = value > 0 && rest == 0.5 ? 1 : 0
    let down: Int32 = value < 0 && rest == -0.5 ? 1 : 0
    return Int16(truncatingIfNeeded: whole &+ up &- down)
  }
}
