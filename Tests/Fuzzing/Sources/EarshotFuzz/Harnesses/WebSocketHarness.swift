import Earshot

@testable import Serving

/// What arrives of a client on a socket: the head of a request, then frames.
struct WebSocketHarness: FuzzHarness {
  let name = "web-socket"

  func seeds(in repository: String) -> [[UInt8]] {
    let request = """
      GET /session HTTP/1.1\r
      Host: 127.0.0.1:4382\r
      Upgrade: websocket\r
      Connection: keep-alive, Upgrade\r
      Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r
      Sec-WebSocket-Version: 13\r
      \r

      """
    let mask: [UInt8] = [1, 2, 3, 4]
    return [
      Array(request.utf8), Array(request.replacing("127.0.0.1:4382", with: "[::1]").utf8),
      [0x81, 0x82] + mask + [0x7A, 0x7F], [0x01, 0x80] + mask + [0x80, 0x81] + mask + [0x61],
      [0x89, 0x80] + mask + [0x8A, 0x80] + mask + [0x88, 0x82] + mask + [0x03, 0xE8],
      [0x82, 0xFE, 0x00, 0x7E] + mask + [UInt8](repeating: 0, count: 126),
      [0x81, 0xFF, 0, 0, 0, 0, 0, 0, 0, 1] + mask + [0x61],
    ]
  }

  func run(_ bytes: [UInt8]) throws {
    let answer = WebSocketHandshake(bytes, path: "/session", isLocal: true)
    Invariant.require(
      answer.answer.starts(with: "HTTP/1.1 \(answer.isAccepted ? "101" : "4")".utf8),
      "an answer that contradicts itself")
    let text = String(decoding: answer.answer, as: UTF8.self)
    Invariant.require(
      text.split(separator: "\r\n\r\n", omittingEmptySubsequences: false).count <= 2,
      "an answer with two heads")
    if let head = RequestHead(bytes) { _ = head.namesThisMachine(port: 4382) }
    frames(bytes)
  }

  private func frames(_ bytes: [UInt8]) {
    let longest = 1 << 16
    var rest = bytes[...]
    while case .frame(let frame, let count) = WebSocketFrame.first(in: rest, longest: longest) {
      Invariant.require(
        (6...rest.count).contains(count) && frame.payload.count <= longest,
        "a frame is larger than what arrived")
      for size in [count - 1, count / 2] {
        Invariant.require(
          WebSocketFrame.first(in: rest.prefix(size), longest: longest) == .incomplete,
          "a part of a frame is taken for a frame")
      }
      rest = rest.dropFirst(count)
    }
  }
}
