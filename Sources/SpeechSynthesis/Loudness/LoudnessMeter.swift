internal import SystemCalls

/// How loud speech is by EBU R128: weighted as ears do, in pieces of 400 ms, without what is silence.
///
/// The filters and gates are those of ITU-R BS.1770-4, computed for the rate of the samples. They take a page of
/// code, so that no library has to be there for a file to be as loud as all others.
struct LoudnessMeter {
  /// A filter of the second order, and what it remembers.
  private struct Filter {
    var b0, b1, b2, a1, a2: Double
    var z1 = 0.0
    var z2 = 0.0

    mutating func filter(_ x: Double) -> Double {
      let y = b0 * x + z1
      z1 = b1 * x - a1 * y + z2
      z2 = b2 * x - a2 * y
      return y
    }
  }

  /// What is quieter is silence, in LUFS.
  private static let absoluteGate = -70.0
  /// What is so much quieter than the rest is a pause, in LU.
  private static let relativeGate = -10.0

  private var head: Filter
  private var low: Filter
  /// A quarter of a piece, in samples.
  private let step: Int
  private var energy = 0.0
  private var count = 0
  /// The mean energy of each quarter of a piece.
  private var steps: [Double] = []

  /// Creates a meter.
  init(sampleRate: Int) {
    let rate = Double(max(1, sampleRate))
    // Both filters as analogue ones, so that they hold for any rate.
    var k = tan(.pi * min(1_681.974450955533 / rate, 0.49))
    var q = 0.7071752369554196
    let high = pow(10, 3.999843853973347 / 20)
    let band = pow(high, 0.4996667741545416)
    var a0 = 1 + k / q + k * k
    head = Filter(
      b0: (high + band * k / q + k * k) / a0, b1: 2 * (k * k - high) / a0,
      b2: (high - band * k / q + k * k) / a0, a1: 2 * (k * k - 1) / a0,
      a2: (1 - k / q + k * k) / a0)
    k = tan(.pi * min(38.13547087602444 / rate, 0.49))
    q = 0.5003270373238773
    a0 = 1 + k / q + k * k
    low = Filter(b0: 1, b1: -2, b2: 1, a1: 2 * (k * k - 1) / a0, a2: (1 - k / q + k * k) / a0)
    step = max(1, sampleRate / 10)
  }

  /// Listens to samples of one channel.
  mutating func add(_ samples: [Int16]) {
    // What the filters remember stays in registers meanwhile.
    var (head, low, energy, count) = (head, low, energy, count)
    for sample in samples {
      let heard = low.filter(head.filter(Double(sample) / 32_768))
      energy += heard * heard
      count += 1
      if count == step {
        steps.append(energy / Double(count))
        (energy, count) = (0, 0)
      }
    }
    (self.head, self.low, self.energy, self.count) = (head, low, energy, count)
  }

  /// The loudness in LUFS, or `nil` for silence.
  var loudness: Double? {
    var steps = self.steps
    // What is shorter than a piece is a piece by itself.
    if steps.count < 4, count > 0 { steps.append(energy / Double(count)) }
    let width = min(4, steps.count)
    guard width > 0 else { return nil }
    let pieces = (0...(steps.count - width)).map { start in
      steps[start..<(start + width)].reduce(0, +) / Double(width)
    }
    let heard = pieces.filter { Self.level($0) > Self.absoluteGate }
    guard !heard.isEmpty else { return nil }
    let gate = Self.level(heard.reduce(0, +) / Double(heard.count)) + Self.relativeGate
    let loud = heard.filter { Self.level($0) > gate }
    guard !loud.isEmpty else { return nil }
    return Self.level(loud.reduce(0, +) / Double(loud.count))
  }

  private static func level(_ energy: Double) -> Double {
    energy > 0 ? -0.691 + 10 * log10(energy) : -.infinity
  }
}
