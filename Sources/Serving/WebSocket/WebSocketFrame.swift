/// A frame of a WebSocket (RFC 6455, section 5).
struct WebSocketFrame: Equatable {
  /// What a frame is.
  enum Kind: UInt8 {
    case continuation = 0
    case text = 1
    case binary = 2
    case close = 8
    case ping = 9
    case pong = 10

    var isControl: Bool { rawValue >= 8 }
  }

  /// Why a connection ends.
  enum CloseCode: UInt16 {
    case normal = 1000
    case goingAway = 1001
    case protocolError = 1002
    case notUTF8 = 1007
    case policyViolation = 1008
    case tooLarge = 1009
  }

  /// What came of looking for a frame.
  enum Outcome: Equatable {
    /// More bytes are needed.
    case incomplete
    /// A frame, and how many bytes it took.
    case frame(WebSocketFrame, Int)
    /// No frame of a client's.
    case wrong(CloseCode)
  }

  var kind: Kind
  var isLast = true
  var payload: [UInt8]

  /// Looks for a frame of a client at the beginning of bytes.
  static func first(in bytes: ArraySlice<UInt8>, longest: Int) -> Outcome {
    guard bytes.count >= 2 else { return .incomplete }
    let start = bytes.startIndex
    let (first, second) = (bytes[start], bytes[start + 1])
    // No extension was agreed on that would use the reserved bits; clients mask what they send.
    guard first & 0x70 == 0, second & 0x80 != 0, let kind = Kind(rawValue: first & 0x0F) else {
      return .wrong(.protocolError)
    }
    let isLast = first & 0x80 != 0
    var length = Int(second & 0x7F)
    if kind.isControl, !isLast || length > 125 { return .wrong(.protocolError) }
    var place = start + 2
    let extra = length == 126 ? 2 : length == 127 ? 8 : 0
    guard bytes.endIndex - place >= extra else { return .incomplete }
    if extra > 0 {
      let size = bytes[place..<(place + extra)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard size <= UInt64(longest) else { return .wrong(.tooLarge) }
      length = Int(size)
      place += extra
    }
    guard length <= longest else { return .wrong(.tooLarge) }
    guard bytes.endIndex - place >= 4 + length else { return .incomplete }
    let mask = Array(bytes[place..<(place + 4)])
    place += 4
    let payload = bytes[place..<(place + length)].enumerated().map {
      $0.element ^ mask[$0.offset & 3]
    }
    return .frame(
      WebSocketFrame(kind: kind, isLast: isLast, payload: payload), place + length - start)
  }

  /// The frame as a server sends it.
  var bytes: [UInt8] {
    var bytes = [(isLast ? 0x80 : 0) | kind.rawValue]
    switch payload.count {
    case ..<126: bytes.append(UInt8(payload.count))
    case ..<65536: bytes += [126, UInt8(payload.count >> 8), UInt8(payload.count & 0xFF)]
    default:
      bytes.append(127)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    return bytes + payload
  }

  /// The frame that ends a connection.
  static func close(_ code: CloseCode) -> WebSocketFrame {
    WebSocketFrame(kind: .close, payload: [UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)])
  }
}
