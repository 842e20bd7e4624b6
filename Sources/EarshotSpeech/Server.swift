import SystemCalls
import SpeechProtocol

/// Answers requests, one after the other, until there are no more.
struct Server {
  /// Where the requests come from.
  let input: Int32
  /// Where the answers go.
  let output: Int32

  /// Says hello and answers every request in the order of its arrival.
  func run(_ engine: inout some SpeechEngine) throws(SpeechProtocolError) {
    guard send(.hello(engine.hello)) else { return }
    var buffer = FrameBuffer(maximumSize: SpeechFrame.maximumRequestSize)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(input, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      // Without a reader or a writer at the other end there is nobody left to serve.
      guard count > 0 else { return }
      buffer.append(piece[..<count])
      while let frame = try buffer.next() {
        guard case .request(let request) = frame else { continue }
        let response = SpeechResponse(id: request.id, outcome: engine.speak(request))
        guard send(.response(response)) else { return }
      }
    }
  }

  private func send(_ frame: SpeechFrame) -> Bool {
    frame.encoded().withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = write(output, bytes.baseAddress?.advanced(by: offset), bytes.count - offset)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return false }
        offset += count
      }
      return true
    }
  }
}
