import Documents

/// The request with which a WebSocket begins (RFC 6455, section 4), and its answer.
struct WebSocketHandshake {
  /// The longest request that is read, in bytes.
  static let longest = 16_384

  /// The answer.
  let answer: [UInt8]
  /// Whether a WebSocket follows.
  let isAccepted: Bool

  /// Reads a request.
  ///
  /// - Parameters:
  ///   - request: Its bytes, with the empty line.
  ///   - path: The only path that there is.
  ///   - isLocal: Whether only programs of this machine may connect, so that any other name for it is a trick.
  init(_ request: [UInt8], path: String, isLocal: Bool) {
    let lines = String(decoding: request, as: UTF8.self).split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      headers[line[..<colon].lowercased()] = String(value)
    }
    let problem = Self.problem(words, headers, path: path, isLocal: isLocal)
    isAccepted = problem == nil
    guard let (status, reason, extra) = problem else {
      let key = (headers["sec-websocket-key"] ?? "") + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
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
    answer = Array(
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
    _ words: [Substring], _ headers: [String: String], path: String, isLocal: Bool
  ) -> (status: String, reason: String, extra: String)? {
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else {
      return ("400 Bad Request", "this is no request of HTTP/1.1", "")
    }
    // Any page of the web may open a socket to this machine, and says then where it is from.
    if headers["origin"] != nil {
      return ("403 Forbidden", "pages of the web may not connect (Origin)", "")
    }
    if isLocal, !isOwnName(headers["host"] ?? "") {
      return ("403 Forbidden", "connect by localhost or 127.0.0.1 (Host)", "")
    }
    if words[0] != "GET" {
      return ("405 Method Not Allowed", "only GET is answered", "Allow: GET\r\n")
    }
    if words[1] != path { return ("404 Not Found", "the path is \(path)", "") }
    guard headers["upgrade"]?.lowercased() == "websocket",
      headers["connection"]?.lowercased().contains("upgrade") == true
    else { return ("426 Upgrade Required", "this is a WebSocket", "Upgrade: websocket\r\n") }
    guard headers["sec-websocket-version"] == "13" else {
      return ("426 Upgrade Required", "the version is 13", "Sec-WebSocket-Version: 13\r\n")
    }
    guard let key = headers["sec-websocket-key"], Base64.bytes(of: key)?.count == 16 else {
      return ("400 Bad Request", "Sec-WebSocket-Key holds 16 bytes", "")
    }
    return nil
  }

  private static func isOwnName(_ host: String) -> Bool {
    let name = host.hasPrefix("[") ? host.prefix { $0 != "]" } + "]" : host.prefix { $0 != ":" }
    return ["localhost", "127.0.0.1", "[::1]"].contains(name.lowercased())
  }
}
