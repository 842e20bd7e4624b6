internal import ScreenReader
internal import SystemCalls

/// The sounds of a reader, made of decaying tones: the same samples on every run.
///
/// They are our own and imitate none of VoiceOver's; each differs from the others in its tones.
struct EarconSound {
  /// A tone: its frequency in hertz, its start and its length in milliseconds.
  private struct Tone {
    var frequency: Double
    var start: Double
    var length: Double
    var volume = 1.0
  }

  private let tones: [Tone]

  /// The sound before a capital letter.
  static let capital = EarconSound(tones: [Tone(frequency: 1568, start: 0, length: 50)])

  private init(tones: [Tone]) {
    self.tones = tones
  }

  /// Creates the sound of an event.
  init(_ earcon: Earcon) {
    tones =
      switch earcon {
      case .itemFocused: [Tone(frequency: 1200, start: 0, length: 35, volume: 0.5)]
      case .itemActivated: Self.run(700, 1050, length: 45)
      case .boundary: [Tone(frequency: 160, start: 0, length: 130, volume: 1.4)]
      case .nextRotor: Self.run(880, 1175, length: 40)
      case .previousRotor: Self.run(1175, 880, length: 40)
      case .noResults: Self.run(330, 262, length: 80)
      case .screenChanged: Self.run(523, 659, 784, length: 60)
      case .alertAppeared: Self.run(988, 988, 1319, length: 90)
      case .scrolledPage: Self.run(440, 494, 554, 622, length: 30)
      case .startInteracting: Self.run(587, 880, length: 60)
      case .stopInteracting: Self.run(880, 587, length: 60)
      case .interactableGroup: Self.run(740, 740, length: 30)
      case .secureTextEntered: [Tone(frequency: 2093, start: 0, length: 30, volume: 0.6)]
      case .insertionPointMoved: [Tone(frequency: 1760, start: 0, length: 20, volume: 0.5)]
      case .keyboardAppeared: Self.run(392, 523, length: 50)
      case .keyboardDisappeared: Self.run(523, 392, length: 50)
      case .noItemDiscovered: [Tone(frequency: 220, start: 0, length: 60, volume: 0.8)]
      case .unknownCommand: Self.run(233, 220, 208, length: 60)
      case .wrapped: Self.run(784, 392, 784, length: 40)
      case .link: [Tone(frequency: 1397, start: 0, length: 45, volume: 0.6)]
      case .button: [Tone(frequency: 622, start: 0, length: 45, volume: 0.8)]
      case .checkedOn: Self.run(831, 1245, length: 30)
      case .checkedOff: Self.run(831, 554, length: 30)
      case .editableText: Self.run(1109, 1109, length: 25)
      case .listBox: Self.run(698, 831, length: 35)
      case .popUpButton: Self.run(622, 932, length: 35)
      case .slider: Self.run(523, 587, 659, length: 25)
      case .listItem: [Tone(frequency: 932, start: 0, length: 30, volume: 0.5)]
      case .modalAlert: Self.run(988, 784, 988, length: 90)
      case .alert: Self.run(988, 784, length: 90)
      case .focusMode: Self.run(440, 880, length: 35)
      case .browseMode: Self.run(880, 440, length: 35)
      }
  }

  private static func run(_ frequencies: Double..., length: Double) -> [Tone] {
    frequencies.enumerated().map { index, frequency in
      Tone(frequency: frequency, start: Double(index) * length, length: length * 1.5)
    }
  }

  /// Returns the samples of the sound.
  func samples(sampleRate: Int, volume: Int) -> [Int16] {
    let rate = Double(sampleRate)
    let length = tones.map { $0.start + $0.length }.max() ?? 0
    var sum = [Double](repeating: 0, count: Int(length * rate / 1000))
    for tone in tones {
      let start = Int(tone.start * rate / 1000)
      let count = min(Int(tone.length * rate / 1000), sum.count - start)
      for index in 0..<max(0, count) {
        let time = Double(index) / rate
        let share = Double(index) / Double(max(1, count))
        // Two milliseconds of rise, then decay to nothing: no click at either end.
        let envelope = min(1, time / 0.002) * exp(-4 * share) * (1 - share)
        sum[start + index] += tone.volume * envelope * sin(2 * .pi * tone.frequency * time)
      }
    }
    let peak = 5000 * Double(volume) / 100
    return sum.map { Int16(max(-32_767, min(32_767, ($0 * peak).rounded()))) }
  }
}
