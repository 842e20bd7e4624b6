import Documents
import SystemCalls

/// A connection to a client by a WebSocket, which one thread reads.
///
/// RFC 6455 is small enough to be written down here: a library for it takes longer to build than all of this room.
final class WebSocketConnection {
  /// A message.
  enum Message: Equatable {
    case text([UInt8])
    case binary
  }

  /// The longest message that is read, in bytes.
  static let longestMessage = 1 << 20

  private let descriptor: Int32
  private let stop: StopSignal
  private var arrived: [UInt8] = []
  private var isOpen = false
  /// How long the client is served, or `nil` for as long as it wants.
  private var end: ContinuousClock.Instant?

  /// Takes a connection; whoever has accepted it closes it.
  init(_ descriptor: Int32, stop: StopSignal) {
    self.descriptor = descriptor
    self.stop = stop
  }

  /// Reads the request and answers it.
  func open(path: String, isLocal: Bool) -> Bool {
    switch RequestHead.arrival(on: descriptor, stop: stop) {
    case .whole(let request, let rest):
      let handshake = WebSocketHandshake(request, path: path, isLocal: isLocal)
      arrived = rest
      isOpen = TCPListener.send(handshake.answer, to: descriptor) && handshake.isAccepted
    case .tooLong:
      let refusal = WebSocketHandshake.refusal(
        "431 Request Header Fields Too Large",
        "a request can have at most \(RequestHead.longest) bytes")
      _ = TCPListener.send(refusal, to: descriptor)
    case .none: break
    }
    return isOpen
  }

  /// Waits for the next message.
  func next(until end: ContinuousClock.Instant? = nil) -> Message? {
    self.end = end
    var kind: WebSocketFrame.Kind?
    var whole: [UInt8] = []
    while isOpen {
      switch WebSocketFrame.first(in: arrived[...], longest: Self.longestMessage - whole.count) {
      case .incomplete:
        guard stop.isReadable(descriptor, until: end) else {
          close(stop.isRequested ? .goingAway : .policyViolation)
          return nil
        }
        guard fill() else { isOpen = false; return nil }
      case .wrong(let code): close(code)
      case .frame(let frame, let count):
        arrived.removeFirst(count)
        switch frame.kind {
        case .ping: send(WebSocketFrame(kind: .pong, payload: frame.payload))
        case .pong: break
        case .close: close(.normal)
        case .text, .binary:
          // A message has to end before the next one begins.
          if kind != nil { close(.protocolError) }
          kind = frame.kind
          whole = frame.payload
        case .continuation where kind == nil: close(.protocolError)
        case .continuation: whole += frame.payload
        }
        guard isOpen, let kind, frame.isLast, !frame.kind.isControl else { continue }
        if kind == .binary { return .binary }
        guard String(validating: whole, as: UTF8.self) != nil else {
          close(.notUTF8)
          return nil
        }
        return .text(whole)
      }
    }
    return nil
  }

  /// Sends a message.
  func send(_ text: [UInt8]) { send(WebSocketFrame(kind: .text, payload: text)) }

  private func send(_ frame: WebSocketFrame) {
    if isOpen, !TCPListener.send(frame.bytes, to: descriptor, until: end) { isOpen = false }
  }

  private func close(_ code: WebSocketFrame.CloseCode) {
    send(.close(code))
    isOpen = false
  }

  private func fill() -> Bool {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      arrived += chunk[..<count]
      return true
    }
  }
}
