import SystemCalls
import SpeechProtocol

/// Speaks in tones: a sine for each word, with timings that can be told in advance.
///
/// It serves tests and demonstrations on machines without espeak-ng. At 175 words per minute each word
/// sounds for 200 ms, with 100 ms of silence between two words and 300 ms after the last.
struct ToneEngine: SpeechEngine {
  private static let rate = 22_050

  var hello: SpeechHello {
    SpeechHello(engine: "tones", engineVersion: "1", sampleRate: UInt32(Self.rate))
  }

  func speak(_ request: SpeechRequest) -> SpeechResponse.Outcome {
    var speech = Speech(sampleRate: UInt32(Self.rate))
    let toneLength = Self.rate * 35 / Int(request.rate)
    let scalars = Array(request.text.unicodeScalars)
    var position = 0
    while position < scalars.count {
      let end = scalars[position...].firstIndex { $0.properties.isWhitespace } ?? scalars.count
      defer { position = end + 1 }
      guard end > position else { continue }
      if !speech.samples.isEmpty { Self.appendSilence(toneLength / 2, to: &speech) }
      guard speech.samples.count + 4 * toneLength <= Speech.maximumSampleCount else {
        return EngineFailure.tooLong.outcome
      }
      speech.words.append(
        Speech.Word(
          position: UInt32(position), length: UInt32(end - position),
          sample: UInt32(speech.samples.count)))
      let tone = scalars[position..<end].reduce(0) { $0 &+ Int($1.value) } % 24
      let frequency = 220 * pow(2, (Double(tone) + Double(request.pitch) / 10) / 12)
      let peak = Double(request.volume) * 120
      for index in 0..<toneLength {
        let phase = Double(index) * frequency / Double(Self.rate)
        speech.samples.append(Int16(peak * sin(2 * .pi * phase)))
      }
      speech.pauses.append(UInt32(speech.samples.count))
    }
    Self.appendSilence(toneLength * 3 / 2, to: &speech)
    if !request.wantsEvents {
      speech.words = []
      speech.pauses = []
    }
    return .speech(speech)
  }

  private static func appendSilence(_ count: Int, to speech: inout Speech) {
    speech.samples.append(contentsOf: repeatElement(0, count: count))
  }
}
