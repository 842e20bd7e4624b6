import Documents
import SystemCalls
import Testing

@testable import Serving

/// The WebSocket of RFC 6455: its handshake, and its frames.
@Suite struct WebSocketTests {
  private static func answer(_ request: String, isLocal: Bool = true) -> String {
    let text = request.replacing("\n", with: "\r\n")
    return String(
      decoding: WebSocketHandshake(Array(text.utf8), path: "/session", isLocal: isLocal).answer,
      as: UTF8.self)
  }

  private static func request(
    _ line: String = "GET /session HTTP/1.1", without: String = "", _ more: String = ""
  ) -> String {
    let headers = [
      "Host: 127.0.0.1:4382", "Upgrade: websocket", "Connection: keep-alive, Upgrade",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
    ]
    return ([line] + headers.filter { without.isEmpty || !$0.hasPrefix(without) } + [more, "", ""])
      .filter { !$0.isEmpty }.joined(separator: "\n") + "\n\n"
  }

  // The example of the RFC itself, section 1.3.
  @Test func theKeyIsAnsweredAsTheStandardSays() {
    let answer = Self.answer(Self.request())
    #expect(answer.hasPrefix("HTTP/1.1 101 Switching Protocols\r\n"))
    #expect(answer.contains("\r\nSec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
  }

  @Test func theHashIsThatOfTheStandard() {
    let digits = SHA1.digest(Array("abc".utf8)).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    #expect(digits.joined() == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(SHA1.digest([UInt8](repeating: 0x61, count: 1_000_000)).prefix(2) == [0x34, 0xAA])
    #expect(SHA1.digest([UInt8](repeating: 0x61, count: 56)).count == 20)
  }

  @Test(arguments: ["localhost:4382", "127.0.0.2:4382", "[::1]:4382"])
  func thisMachineHasSeveralNames(_ host: String) {
    #expect(Self.answer(Self.request(without: "Host", "Host: \(host)")).hasPrefix("HTTP/1.1 101 "))
  }

  @Test(arguments: [
    ("GET /session HTTP/1.1", "Host", "Host: 127.0.0.1.evil.example:4382", "403"),
    ("GET /session HTTP/1.1", "", "Origin: https://example.org", "403"),
    ("GET /session HTTP/1.1", "", "Origin: http://localhost", "403"),
    ("GET /session HTTP/1.1", "Host", "Host: evil.example:4382", "403"),
    ("GET /session HTTP/1.1", "Host", "", "403"),
    ("GET /session HTTP/1.1", "", "Host: 127.0.0.1", "403"),
    ("GET /session HTTP/1.1", "Host", "Host: evil.example\nHost: 127.0.0.1", "403"),
    ("GET /session HTTP/1.1", "Host", "Host: 127.0.0.1:1, evil.example", "403"),
    ("GET /session HTTP/1.1", "", "Origin : https://example.org", "400"),
    ("GET /session HTTP/1.1", "", " Origin: https://example.org", "400"),
    ("GET / HTTP/1.1", "", "", "404"), ("POST /session HTTP/1.1", "", "", "405"),
    ("GET /session HTTP/1.1", "Upgrade", "", "426"),
    ("GET /session HTTP/1.1", "Sec-WebSocket-Version", "", "426"),
    ("GET /session HTTP/1.1", "Sec-WebSocket-Key", "Sec-WebSocket-Key: abc", "400"),
    ("hello", "", "", "400"),
  ])
  func whatIsNoWebSocketIsRefused(
    _ line: String, _ without: String, _ more: String, _ status: String
  ) {
    let answer = Self.answer(Self.request(line, without: without, more))
    #expect(answer.hasPrefix("HTTP/1.1 \(status) "), "\(answer)")
  }

  /// A line that another program would end sooner hides no header.
  @Test(arguments: ["\n", "\r", "\0"]) func noHeaderHidesBehindHalfAnEnd(_ end: String) {
    let head = "GET /session HTTP/1.1\r\nHost: localhost\r\nX: a"
    #expect(RequestHead(Array("\(head)\r\nOrigin: b\r\n\r\n".utf8))?["origin"] == "b")
    #expect(RequestHead(Array("\(head)\(end)Origin: b\r\n\r\n".utf8)) == nil)
  }

  private static func masked(_ first: UInt8, _ payload: [UInt8]) -> [UInt8] {
    let mask: [UInt8] = [1, 2, 3, 4]
    let head: [UInt8] =
      payload.count < 126
      ? [first, 0x80 | UInt8(payload.count)]
      : [first, 0x80 | 126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    return head + mask + payload.enumerated().map { $0.element ^ mask[$0.offset & 3] }
  }

  @Test func aFrameIsReadWhenItIsWhole() {
    let bytes = Self.masked(0x81, Array(repeating: 0x61, count: 300))
    for count in 0..<bytes.count {
      #expect(WebSocketFrame.first(in: bytes[..<count], longest: 1000) == .incomplete)
    }
    let frame = WebSocketFrame(kind: .text, payload: Array(repeating: 0x61, count: 300))
    #expect(
      WebSocketFrame.first(in: (bytes + [1, 2])[...], longest: 1000) == .frame(frame, bytes.count))
  }

  @Test func whatNoClientMaySendEndsTheConnection() {
    let wrong: [([UInt8], WebSocketFrame.CloseCode)] = [
      ([0x81, 0x01, 0x61], .protocolError),  // not masked
      (Self.masked(0xC1, []), .protocolError),  // a reserved bit
      (Self.masked(0x83, []), .protocolError),  // no such kind
      (Self.masked(0x09, []), .protocolError),  // a ping in pieces
      (Self.masked(0x89, Array(repeating: 0, count: 126)), .protocolError),
      (Self.masked(0x81, Array(repeating: 0, count: 2000)), .tooLarge),
      ([0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .tooLarge),
    ]
    for (bytes, code) in wrong {
      #expect(WebSocketFrame.first(in: bytes[...], longest: 1000) == .wrong(code))
    }
  }

  @Test func lengthsAreWrittenInAllThreeWays() {
    for (count, head) in [
      (5, [0x81, 5] as [UInt8]), (300, [0x81, 126, 1, 44]),
      (70_000, [0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70]),
    ] {
      let bytes = WebSocketFrame(kind: .text, payload: [UInt8](repeating: 0x61, count: count)).bytes
      #expect(Array(bytes.prefix(head.count)) == head)
      #expect(bytes.count == head.count + count)
    }
  }
}
