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

  /// Creates a limiter.
  init(gain: Float, sampleRate: Int) {
    self.gain = gain
    width = max(1, sampleRate * Self.reach / 1000)
  }

  /// Changes samples.
  func limited(_ samples: [Int16]) -> [Int16] {
    guard !samples.isEmpty else { return samples }
    var factors: [Float] = []
    samples.withUnsafeBufferPointer { samples in
      for index in samples.indices {
        let peak = Float(samples[index].magnitude) * gain
        guard peak > Self.ceiling else { continue }
        if factors.isEmpty { factors = [Float](repeating: 1, count: samples.count) }
        let needed = Self.ceiling / peak
        for place in max(0, index - width)...min(samples.count - 1, index + width) {
          let distance = Float(abs(place - index)) / Float(width)
          factors[place] = min(factors[place], needed + (1 - needed) * distance)
        }
      }
    }
    return [Int16](unsafeUninitializedCapacity: samples.count) { result, count in
      samples.withUnsafeBufferPointer { samples in
        for index in samples.indices {
          let factor = factors.isEmpty ? 1 : factors[index]
          let value = (Float(samples[index]) * gain * factor).rounded()
          result[index] = Int16(max(-32_768, min(32_767, value)))
        }
      }
      count = samples.count
    }
  }
}
