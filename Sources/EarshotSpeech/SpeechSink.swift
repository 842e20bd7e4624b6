import CEspeakTypes
import SpeechProtocol

/// Collects what the engine hands over while it speaks one text.
final class SpeechSink {
  private let wantsEvents: Bool
  private var samples: [Int16] = []
  private var words: [Speech.Word] = []
  private var pauses: [UInt32] = []
  private(set) var isTooLong = false

  init(wantsEvents: Bool) {
    self.wantsEvents = wantsEvents
    samples.reserveCapacity(1 << 16)
  }

  /// Takes a piece of sound.
  func append(_ piece: UnsafeBufferPointer<Int16>) -> Bool {
    guard samples.count + piece.count <= Speech.maximumSampleCount else {
      isTooLong = true
      return false
    }
    samples.append(contentsOf: piece)
    return true
  }

  /// Takes an event.
  func append(_ event: EspeakEvent) {
    guard wantsEvents else { return }
    let sample = UInt32(clamping: event.sample)
    switch event.type {
    case EspeakEventWord.value where event.length > 0 && event.text_position > 0:
      // Words of no length are left over from an earlier clause; positions count from 1.
      words.append(
        Speech.Word(
          position: UInt32(event.text_position - 1), length: UInt32(event.length), sample: sample))
    case EspeakEventPhoneme.value where Self.isPause(event):
      pauses.append(sample)
    default: break
    }
  }

  /// Returns what has been collected.
  func speech(sampleRate: UInt32) -> Speech {
    let end = UInt32(clamping: samples.count)
    return Speech(
      sampleRate: sampleRate, samples: samples,
      words: words.map { word in
        Speech.Word(position: word.position, length: word.length, sample: min(word.sample, end))
      },
      pauses: pauses.map { min($0, end) })
  }

  /// Whether the phoneme is a pause: its name is `_` or `_:`.
  private static func isPause(_ event: EspeakEvent) -> Bool {
    let name = event.id.string
    let underscore = CChar(bitPattern: UInt8(ascii: "_"))
    let colon = CChar(bitPattern: UInt8(ascii: ":"))
    return name.0 == underscore && (name.1 == 0 || name.1 == colon && name.2 == 0)
  }
}

/// Receives speech from the library, on the thread that asked for it.
func receiveSpeech(
  samples: UnsafeMutablePointer<Int16>?, count: Int32, events: UnsafeMutablePointer<EspeakEvent>?
) -> Int32 {
  guard let events, let context = events.pointee.user_data else { return 0 }
  let sink = Unmanaged<SpeechSink>.fromOpaque(context).takeUnretainedValue()
  var event = events
  while event.pointee.type != EspeakEventListEnd.value {
    sink.append(event.pointee)
    event += 1
  }
  guard let samples, count > 0 else { return 0 }
  return sink.append(UnsafeBufferPointer(start: samples, count: Int(count))) ? 0 : 1
}
