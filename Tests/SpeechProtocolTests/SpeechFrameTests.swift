import SeededGenerators
import SpeechProtocol
import Testing

@Suite("Speech frames")
struct SpeechFrameTests {
  static let frames: [SpeechFrame] = [
    .hello(SpeechHello(engine: "tones", engineVersion: "1", sampleRate: 22_050)),
    .request(
      SpeechRequest(
        id: 7, text: "Café, 버튼 👩‍🚀", voice: "language en-us\n", rate: 80, pitch: 0, range: 99,
        volume: 1, wantsEvents: true)),
    .request(SpeechRequest(id: .max, text: "", voice: "")),
    .response(SpeechResponse(id: 0, outcome: .failed("the speech is longer than 20 minutes"))),
    .response(SpeechResponse(id: 1, outcome: .unavailable("espeak-ng cannot be loaded"))),
    .response(SpeechResponse(id: 2, outcome: .speech(Speech(sampleRate: 16_000)))),
    .response(
      SpeechResponse(
        id: 3,
        outcome: .speech(
          Speech(
            sampleRate: 22_050, samples: [0, 1, -1, .min, .max],
            words: [
              .init(position: 0, length: 4, sample: 0), .init(position: 6, length: 2, sample: 5),
            ],
            pauses: [2, 5])))),
  ]

  static func body(_ frame: SpeechFrame) -> [UInt8] { Array(frame.encoded().dropFirst(4)) }

  @Test("What is written is read", arguments: frames)
  func roundTrip(frame: SpeechFrame) throws {
    #expect(try SpeechFrame(decoding: Self.body(frame)) == frame)
  }

  @Test("The bytes of a request are those of the documentation")
  func layout() {
    let request = SpeechRequest(
      id: 1, text: "Hi", voice: "v", rate: 175, pitch: 50, range: 49, volume: 100, wantsEvents: true
    )
    #expect(
      SpeechFrame.request(request).encoded() == [
        25, 0, 0, 0, 2, 1, 0, 0, 0, 2, 0, 0, 0, 72, 105, 1, 0, 0, 0, 118, 175, 0, 50, 0, 49, 0, 100,
        0, 1,
      ])
  }

  @Test("Frames come out whole however the pipe cuts them", arguments: [1, 3, 64])
  func pieces(size: Int) throws {
    let bytes = Self.frames.flatMap { $0.encoded() }
    var buffer = FrameBuffer(maximumSize: 4096)
    var read: [SpeechFrame] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      buffer.append(bytes[start..<min(start + size, bytes.count)])
      while let frame = try buffer.next() { read.append(frame) }
    }
    #expect(read == Self.frames)
    #expect(buffer.isEmpty)
  }

  @Test("A frame cut short at any byte is an error", arguments: frames)
  func truncation(frame: SpeechFrame) {
    let body = Self.body(frame)
    for length in 0..<body.count {
      #expect(throws: SpeechProtocolError.self) { try SpeechFrame(decoding: body[..<length]) }
    }
    #expect(throws: SpeechProtocolError.self) { try SpeechFrame(decoding: body + [0]) }
  }

  @Test("Values out of range are errors")
  func ranges() {
    var requests: [SpeechRequest] = []
    for change: (inout SpeechRequest) -> Void in [
      { $0.rate = 79 }, { $0.rate = 450 }, { $0.pitch = 100 }, { $0.range = 100 },
      { $0.volume = 101 },
    ] {
      var request = SpeechRequest(id: 1, text: "a", voice: "b")
      change(&request)
      requests.append(request)
    }
    for request in requests {
      let body = Self.body(.request(request))
      #expect(throws: SpeechProtocolError.self) { try SpeechFrame(decoding: body) }
    }
    let late = Speech(sampleRate: 22_050, samples: [1], pauses: [2])
    let body = Self.body(.response(SpeechResponse(id: 1, outcome: .speech(late))))
    #expect(throws: SpeechProtocolError.self) { try SpeechFrame(decoding: body) }
  }

  @Test("A length past the limit is refused before anything is stored")
  func tooLarge() {
    var buffer = FrameBuffer(maximumSize: SpeechFrame.maximumRequestSize)
    buffer.append([0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: SpeechProtocolError.self) { try buffer.next() }
  }

  @Test("A count that promises more than there is reserves nothing")
  func hugeCounts() {
    // A response of 4 billion samples in 14 bytes.
    let body: [UInt8] = [3, 0, 0, 0, 0, 0, 0x22, 0x56, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF]
    #expect(throws: SpeechProtocolError.self) { try SpeechFrame(decoding: body) }
  }

  @Test("Hostile bytes never do worse than throw", arguments: [1, 2, 3] as [UInt64])
  func hostileBytes(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<3000 {
      var body: [UInt8]
      if round.isMultiple(of: 2) {
        body = (0..<Int.random(in: 0...80, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
      } else {
        // Mostly right: the deeper readers are reached.
        body = Self.body(Self.frames[round / 2 % Self.frames.count])
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          body[Int.random(in: 0..<body.count, using: &generator)] =
            UInt8.random(in: 0...255, using: &generator)
        }
      }
      guard let frame = try? SpeechFrame(decoding: body) else { continue }
      #expect(Self.body(frame) == body)
    }
  }
}
