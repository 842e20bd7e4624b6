internal import Documents

/// One message of the browser: an answer to a command, or an event.
///
/// A tree of megabytes is not parsed here: only its first bytes, which say what it answers, are looked at, and
/// whoever reads the tree parses it once.
struct BrowserMessage {
  /// The number of the command that it answers, or `nil` for an event.
  let id: Int?
  private let bytes: [UInt8]

  /// Takes a message in.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = Array("{\"id\":".utf8)
    guard bytes.starts(with: start) else {
      id = nil
      return
    }
    let digits = bytes[start.count...].prefix { (0x30...0x39).contains($0) }
    id = Int(String(decoding: digits.prefix(12), as: UTF8.self))
  }

  /// The whole message.
  func parsed() throws(BrowserFailure) -> DocumentNode {
    do throws(SourceError) {
      return try Document(json: SourceText(bytes: bytes, path: "browser")).root
    } catch {
      throw .babble(error.message)
    }
  }

  /// The bytes of an answer's result, or `nil` when the message holds an error instead.
  ///
  /// The browser writes `{"id":7,"result":{…},"sessionId":"…"}`.
  var result: ArraySlice<UInt8>? {
    let key = Array("\"result\":".utf8)
    let head = bytes.prefix(64)
    guard let comma = head.firstIndex(of: 0x2C),
      bytes[(comma + 1)...].starts(with: key)
    else { return nil }
    let start = comma + 1 + key.count
    guard let end = bytes.lastIndex(of: 0x7D), end >= start else { return nil }
    let tail = Array(",\"sessionId\":\"".utf8)
    // The name of the session stands in the last hundred bytes.
    var place = end
    while place > max(start, end - 120) {
      if bytes[place...].starts(with: tail) { return bytes[start..<place] }
      place -= 1
    }
    return bytes[start..<end]
  }
}
