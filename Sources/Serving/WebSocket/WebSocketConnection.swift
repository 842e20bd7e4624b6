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
  /// How long a client may take for its request, in milliseconds.
  private static let patience: Int32 = 5000

  private let descriptor: Int32
  private let stop: StopSignal
  private var arrived: [UInt8] = []
  private var isOpen = false

  /// Takes a connection, and closes it at the end.
  ///
  /// - Parameters:
  ///   - descriptor: The connection.
  ///   - stop: Ends it.
  init(_ descriptor: Int32, stop: StopSignal) {
    self.descriptor = descriptor
    self.stop = stop
  }

  deinit { close(descriptor) }

  /// Reads the request and answers it.
  ///
  /// - Parameters:
  ///   - path: The only path that there is.
  ///   - isLocal: Whether only programs of this machine may connect.
  /// - Returns: Whether a WebSocket follows.
  func open(path: String, isLocal: Bool) -> Bool {
    let end = ContinuousClock.now + .milliseconds(Int64(Self.patience))
    while true {
      if let length = requestLength {
        let handshake = WebSocketHandshake(Array(arrived[..<length]), path: path, isLocal: isLocal)
        arrived.removeFirst(length)
        isOpen = write(handshake.answer) && handshake.isAccepted
        return isOpen
      }
      guard arrived.count <= WebSocketHandshake.longest, ContinuousClock.now < end,
        isReadable(within: Self.patience), fill()
      else { return false }
    }
  }

  /// Waits for the next message.
  ///
  /// - Returns: The message, or `nil` when the connection has ended.
  func next() -> Message? {
    var kind: WebSocketFrame.Kind?
    var whole: [UInt8] = []
    while isOpen {
      switch WebSocketFrame.first(in: arrived[...], longest: Self.longestMessage - whole.count) {
      case .incomplete:
        guard stop.isReadable(descriptor) else {
          end(.goingAway)
          return nil
        }
        guard fill() else { isOpen = false; return nil }
      case .wrong(let code): end(code)
      case .frame(let frame, let count):
        arrived.removeFirst(count)
        switch frame.kind {
        case .ping: send(WebSocketFrame(kind: .pong, payload: frame.payload))
        case .pong: break
        case .close: end(.normal)
        case .text, .binary:
          // A message has to end before the next one begins.
          if kind != nil { end(.protocolError) }
          kind = frame.kind
          whole = frame.payload
        case .continuation where kind == nil: end(.protocolError)
        case .continuation: whole += frame.payload
        }
        guard isOpen, let kind, frame.isLast, !frame.kind.isControl else { continue }
        if kind == .binary { return .binary }
        guard String(validating: whole, as: UTF8.self) != nil else {
          end(.notUTF8)
          return nil
        }
        return .text(whole)
      }
    }
    return nil
  }

  /// Sends a message.
  ///
  /// - Parameter text: UTF-8.
  func send(_ text: [UInt8]) { send(WebSocketFrame(kind: .text, payload: text)) }

  private func send(_ frame: WebSocketFrame) {
    if isOpen, !write(frame.bytes) { isOpen = false }
  }

  private func end(_ code: WebSocketFrame.CloseCode) {
    send(.close(code))
    isOpen = false
  }

  /// How long the request is, or `nil` when it is not whole yet.
  private var requestLength: Int? {
    let ending = Array("\r\n\r\n".utf8)
    guard arrived.count >= ending.count else { return nil }
    return (0...(arrived.count - ending.count)).first {
      arrived[$0..<($0 + 4)].elementsEqual(ending)
    }
    .map { $0 + ending.count }
  }

  private func isReadable(within milliseconds: Int32) -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&source, 1, milliseconds) > 0
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

  private func write(_ bytes: [UInt8]) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        SystemCalls.write(descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
