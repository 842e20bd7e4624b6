import Documents

/// The request with which a WebSocket begins (RFC 6455, section 4), and its answer.
struct WebSocketHandshake {
  /// The answer.
  let answer: [UInt8]
  /// Whether a WebSocket follows.
  let isAccepted: Bool

  /// Reads a request.
  init(_ request: [UInt8], path: String, isLocal: Bool) {
    let head = RequestHead(request)
    let problem = Self.problem(head, path: path, isLocal: isLocal)
    isAccepted = problem == nil
    guard let (status, reason, extra) = problem else {
      let key = (head?["sec-websocket-key"] ?? "") + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
      answer = Array(
        """
        HTTP/1.1 101 Switching Protocols\r
        Upgrade: websocket\r
        Connection: Upgrade\r
        Sec-WebSocket-Accept: \(Base64.text(SHA1.digest(Array(key.utf8))))\r
        \r

        """.utf8)
      return
    }
    answer = Self.refusal(status, reason, extra)
  }

  /// Returns the answer to a request of which nothing comes.
  static func refusal(_ status: String, _ reason: String, _ extra: String = "") -> [UInt8] {
    Array(
      """
      HTTP/1.1 \(status)\r
      Content-Type: text/plain; charset=utf-8\r
      Content-Length: \(reason.utf8.count + 1)\r
      \(extra)Connection: close\r
      \r
      \(reason)

      """.utf8)
  }

  private static func problem(
    _ head: RequestHead?, path: String, isLocal: Bool
  ) -> (status: String, reason: String, extra: String)? {
    guard let head else {
      return ("400 Bad Request", "this is not an HTTP/1.1 request", "")
    }
    // Any page of the web may open a socket to this machine, and says then where it is from.
    if head["origin"] != nil {
      return ("403 Forbidden", "web pages cannot connect (Origin)", "")
    }
    if isLocal, !head.namesThisMachine() {
      return ("403 Forbidden", "connect to localhost or 127.0.0.1 (Host)", "")
    }
    if head.method != "GET" {
      return ("405 Method Not Allowed", "only GET is allowed", "Allow: GET\r\n")
    }
    if head.target != path { return ("404 Not Found", "the path is \(path)", "") }
    guard head["upgrade"]?.lowercased() == "websocket",
      head["connection"]?.lowercased().contains("upgrade") == true
    else {
      return (
        "426 Upgrade Required", "only WebSocket connections are accepted", "Upgrade: websocket\r\n"
      )
    }
    guard head["sec-websocket-version"] == "13" else {
      return (
        "426 Upgrade Required", "the WebSocket version must be 13", "Sec-WebSocket-Version: 13\r\n"
      )
    }
    guard let key = head["sec-websocket-key"], Base64.bytes(of: key)?.count == 16 else {
      return ("400 Bad Request", "Sec-WebSocket-Key must have 16 bytes", "")
    }
    return nil
  }
}
