import SystemCalls

/// The head of a request of HTTP/1.1 (RFC 9112), as a client of this machine sends it.
struct RequestHead {
  /// The longest head that is read, in bytes.
  static let longest = 16_384
  /// How long a client may take for it.
  static let patience = Duration.seconds(5)

  /// What came of waiting for one.
  enum Arrival {
    /// A head, and what the client has sent behind it.
    case whole([UInt8], rest: [UInt8])
    /// More than the longest.
    case tooLong
    /// The client has gone or taken too long, or the server ends.
    case none
  }

  let method: Substring
  let target: Substring
  private let fields: [(name: String, value: String)]

  /// Reads a head; what is none gives `nil`.
  ///
  /// The name of a header ends at its colon, without a blank, and a line at both characters of its end: a header that
  /// another program reads otherwise would get a request past a check.
  init?(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
    let words = (lines.first ?? "").split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else { return nil }
    var fields: [(name: String, value: String)] = []
    for line in lines.dropFirst() {
      if line.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 }) { return nil }
      guard let colon = line.firstIndex(of: ":"), colon != line.startIndex,
        !line[..<colon].contains(where: \.isWhitespace)
      else { return nil }
      var value = line[line.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
      while let last = value.last, last == " " || last == "\t" { value.removeLast() }
      fields.append((line[..<colon].lowercased(), String(value)))
    }
    (method, target, self.fields) = (words[0], words[1], fields)
  }

  /// The values of a header, as a list where it stands there several times, or `nil` where it does not.
  subscript(name: String) -> String? {
    let values = fields.filter { $0.name == name }.map(\.value)
    return values.isEmpty ? nil : values.joined(separator: ", ")
  }

  /// Returns whether the client calls this machine by its own name, and only so.
  ///
  /// Any other name for it is a page of the web that wants to look in.
  func namesThisMachine(port: Int? = nil) -> Bool {
    let hosts = fields.filter { $0.name == "host" }
    guard hosts.count == 1, let host = hosts.first?.value.lowercased() else { return false }
    guard let name = host.prefixMatch(of: /localhost|127(\.[0-9]{1,3}){3}|\[::1\]/) else {
      return false
    }
    let rest = host[name.range.upperBound...]
    if let port { return rest == ":\(port)" }
    return rest.isEmpty || rest.first == ":" && Int(rest.dropFirst()) != nil
  }

  /// Whether a page of another site sends it, but for one that a person leaves for what is asked for.
  ///
  /// Browsers say so (Fetch Metadata Request Headers): a page would learn when something is answered else.
  var isOfAnotherSite: Bool {
    if self["origin"] != nil { return true }
    guard let site = self["sec-fetch-site"], site != "none", site != "same-origin" else {
      return false
    }
    return self["sec-fetch-mode"] != "navigate" || self["sec-fetch-dest"] != "document"
  }

  /// Waits for a head.
  static func arrival(
    on descriptor: Int32, stop: StopSignal, patience: Duration = patience
  ) -> Arrival {
    let end = ContinuousClock.now + patience
    var arrived: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while stop.isReadable(descriptor, until: end) {
      let count = read(descriptor, &chunk, chunk.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return .none }
      // The end may have begun in what came before.
      let start = max(0, arrived.count - 3)
      arrived += chunk[..<count]
      if let length = length(of: arrived, from: start), length <= longest {
        return .whole(Array(arrived[..<length]), rest: Array(arrived[length...]))
      }
      if arrived.count >= longest {
        drain(descriptor, stop, until: end)
        return .tooLong
      }
    }
    return .none
  }

  /// Takes in what is still on its way: who closes a connection with something unread takes its answer back.
  private static func drain(
    _ descriptor: Int32, _ stop: StopSignal, until end: ContinuousClock.Instant
  ) {
    var chunk = [UInt8](repeating: 0, count: 4096)
    for _ in 0..<256 {
      let pause = ContinuousClock.now + .milliseconds(200)
      guard stop.isReadable(descriptor, until: min(pause, end)),
        read(descriptor, &chunk, chunk.count) > 0
      else { return }
    }
  }

  private static func length(of bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 4 <= bytes.count {
      if bytes[index] == 0x0D, bytes[index + 1] == 0x0A, bytes[index + 2] == 0x0D,
        bytes[index + 3] == 0x0A
      {
        return index + 4
      }
      index += 1
    }
    return nil
  }
}
