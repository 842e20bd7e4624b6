import Documents
import Foundation
import Readers
import SystemCalls
import Transcript

@testable import Serving

/// A client of AT Driver, and the server that it speaks to.
final class ATClient {
  private let stop: StopSignal
  private let port: Int
  private var descriptor: Int32 = -1
  private var arrived: [UInt8] = []
  /// The answer to the request for a WebSocket.
  private(set) var greeting = ""
  private let ended = DispatchSemaphore(value: 0)
  private let isOwner: Bool

  /// Starts a server that hears a screen, and connects to it.
  init(hearing path: String?, patience: Duration = ATDriverServer.patience) throws {
    // As the program has it: the other end may have gone.
    signal(SIGPIPE, SIG_IGN)
    let stop = StopSignal()
    let listener = try TCPListener(host: "127.0.0.1", port: 0)
    let server = ATDriverServer(
      path.map { .init(path: $0) }, options: .init(), usual: .voiceOverMacOS, isLocal: true,
      patience: patience, note: { _ in })
    let ended = ended
    Thread {
      server.run(listener, stop: stop)
      ended.signal()
    }.start()
    self.stop = stop
    port = listener.port
    isOwner = true
    connect()
  }

  /// Connects to the server of another client, with further headers.
  init(beside other: ATClient, headers: String = "") {
    stop = other.stop
    port = other.port
    isOwner = false
    connect(headers)
  }

  deinit {
    close(descriptor)
    if isOwner {
      stop.request()
      ended.wait()
    }
  }

  /// Ends the connection, and with it the session.
  func leave() {
    close(descriptor)
    descriptor = -1
  }

  private func connect(_ headers: String = "") {
    descriptor = LoopbackConnection.open(port: port)
    send(
      raw: Array(
        "GET /session HTTP/1.1\r\n\(headers)Host: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
          .utf8))
    while !arrived.suffix(4).elementsEqual("\r\n\r\n".utf8), fill() {}
    greeting = String(decoding: arrived, as: UTF8.self)
    arrived = []
  }

  /// Sends bytes as they are.
  func send(raw bytes: [UInt8]) { _ = write(descriptor, bytes, bytes.count) }

  /// Asks, and reads no answer, until the server takes nothing more.
  func flood() {
    let pings = [UInt8](repeating: 0, count: 125).withUnsafeBytes { payload in
      Array(repeating: [0x89, 0x80 | 125, 0, 0, 0, 0] + payload, count: 500).flatMap(\.self)
    }
    var sent = 0
    for _ in 0..<10_000 {
      let count = pings[sent...].withUnsafeBytes { SocketPair.send($0, to: descriptor) }
      if count < 0, errno != EAGAIN { return }
      if count < 0 {
        var target = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&target, 1, 200) == 0 { return }
      }
      sent = (sent + max(count, 0)) % pings.count
    }
  }

  /// Sends a text as a message.
  func send(_ text: String) {
    let payload = Array(text.utf8)
    let head: [UInt8] =
      payload.count < 126
      ? [0x81, 0x80 | UInt8(payload.count)]
      : [0x81, 0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    send(raw: head + [0, 0, 0, 0] + payload)
  }

  /// Waits for the next message.
  func next() -> [String: Any] {
    while true {
      if arrived.count >= 2 {
        let short = Int(arrived[1])
        let (start, length) =
          short < 126
          ? (2, short) : (4, arrived.count < 4 ? .max - 8 : Int(arrived[2]) << 8 | Int(arrived[3]))
        if arrived.count >= start + length {
          let payload = Array(arrived[start..<(start + length)])
          arrived.removeFirst(start + length)
          return (try? JSONSerialization.jsonObject(with: Data(payload))) as? [String: Any]
            ?? ["closed": payload]
        }
      }
      guard fill() else { return [:] }
    }
  }

  /// Asks for something, and returns the answer.
  func ask(_ text: String) -> [String: Any] {
    send(text)
    return next()
  }

  /// Begins a session, and returns the answer.
  func begin(_ wanted: String = "") -> [String: Any] {
    ask(#"{"id": 0, "method": "session.new", "params": {"capabilities": {\#(wanted)}}}"#)
  }

  /// Presses keys, and returns as many texts as are asked for.
  func press(_ keys: [String], heard count: Int) -> [String] {
    let list = keys.map { "\"\($0)\"" }.joined(separator: ", ")
    let answer = ask(
      #"{"id": 7, "method": "interaction.userIntent", "params": {"name": "pressKeys", "keys": [\#(list)]}}"#
    )
    guard answer["result"] != nil else { return ["\(answer)"] }
    return (0..<count).map { _ in heard() }
  }

  /// Hears the title of the screen, and its first element.
  func arrive() { _ = (heard(), heard()) }

  /// Waits for the next text that is said.
  func heard() -> String {
    let event = next()
    return (event["params"] as? [String: Any])?["data"] as? String ?? "\(event)"
  }

  private func fill() -> Bool {
    var source = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&source, 1, 10_000) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &chunk, chunk.count)
    if count > 0 { arrived += chunk[..<count] }
    return count > 0
  }
}
