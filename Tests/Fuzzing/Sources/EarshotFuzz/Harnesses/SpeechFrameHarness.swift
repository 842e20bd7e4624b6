import Earshot
import SpeechProtocol

/// The messages between the program and its helper, in both directions and in pieces.
struct SpeechFrameHarness: FuzzHarness {
  let name = "speech-frame"

  func seeds(in repository: String) -> [[UInt8]] {
    let speech = Speech(
      sampleRate: 22_050, samples: [0, 1, -1, 300],
      words: [.init(position: 0, length: 4, sample: 1)],
      pauses: [2, 4])
    let frames: [SpeechFrame] = [
      .hello(SpeechHello(engine: "tones", engineVersion: "1", sampleRate: 22_050)),
      .request(
        SpeechRequest(id: 7, text: "Rate é👍", voice: "name x\nlanguage en\n", wantsEvents: true)),
      .response(SpeechResponse(id: 7, outcome: .speech(speech))),
      .response(SpeechResponse(id: 8, outcome: .failed("no such voice"))),
      .response(SpeechResponse(id: 9, outcome: .unavailable("install espeak-ng"))),
    ]
    return frames.map { $0.encoded() } + [frames.flatMap { $0.encoded() }]
  }

  func run(_ bytes: [UInt8]) throws {
    if let frame = try? SpeechFrame(decoding: bytes) { check(frame) }
    var whole = FrameBuffer(maximumSize: SpeechFrame.maximumRequestSize)
    whole.append(bytes)
    let expected = frames(of: &whole)
    // However a pipe cuts the bytes, the same frames arrive.
    var pieces = FrameBuffer(maximumSize: SpeechFrame.maximumRequestSize)
    var arrived: [SpeechFrame] = []
    let size = 1 + Int(bytes.last ?? 0) % 7
    for start in stride(from: 0, to: bytes.count, by: size) {
      pieces.append(bytes[start..<min(bytes.count, start + size)])
      arrived += frames(of: &pieces)
      if arrived.count == expected.count { break }
    }
    Invariant.require(arrived == expected, "the frames depend on how the bytes arrive")
    expected.forEach(check)
  }

  private func frames(of buffer: inout FrameBuffer) -> [SpeechFrame] {
    var frames: [SpeechFrame] = []
    while let frame = try? buffer.next() { frames.append(frame) }
    return frames
  }

  private func check(_ frame: SpeechFrame) {
    let bytes = frame.encoded()
    Invariant.require(
      (try? SpeechFrame(decoding: bytes.dropFirst(4))) == frame,
      "a frame is not itself after it was written")
  }
}
