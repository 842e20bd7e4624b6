/// Finds the views of a text: one a line, with strokes for how deep they stand.
struct EarlGreyLines {
  /// What a line says.
  enum Line {
    /// A window begins: `========== Window 2 ==========`.
    case window(number: Int)
    /// A view, with the number of strokes in front of it.
    case view(depth: Int, text: String)
  }

  private static let window = Array("========== Window ".utf8)

  private let bytes: [UInt8]
  private var position = 0

  /// Starts at the first line.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether any line is a view's.
  var hasView: Bool {
    var lines = self
    while let line = lines.next() { if case .view = line { return true } }
    return false
  }

  /// Returns the next window or view, `nil` at the end.
  mutating func next() -> Line? {
    while position < bytes.count {
      let start = position
      let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
      position = end + 1
      let line = bytes[start..<end].drop { $0 <= 0x20 }
      if line.starts(with: Self.window) {
        let digits = line.dropFirst(Self.window.count).prefix { (0x30...0x39).contains($0) }
        return .window(number: Int(String(decoding: digits, as: UTF8.self)) ?? 0)
      }
      let depth = Self.depth(of: line)
      let view = line.drop { $0 != UInt8(ascii: "<") }
      guard let depth, Self.isView(view) else { continue }
      return .view(depth: depth, text: text(from: view.startIndex))
    }
    return nil
  }

  /// The number of strokes in front of a view, `nil` for a line with anything else there.
  private static func depth(of line: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    for byte in line {
      switch byte {
      case UInt8(ascii: "|"): depth += 1
      case UInt8(ascii: "-"), 0x20: continue
      case UInt8(ascii: "<"): return depth
      default: return nil
      }
    }
    return nil
  }

  /// Whether a line begins with a class, an address and whether it is an element.
  private static func isView(_ line: ArraySlice<UInt8>) -> Bool {
    let head = String(decoding: line.prefix(400), as: UTF8.self)
    guard let address = head.split(separator: ";", maxSplits: 2).first,
      address.split(separator: ":").last?.hasPrefix("0x") == true
    else { return false }
    return head.dropFirst(address.count).hasPrefix("; AX=")
      || head.dropFirst(address.count).hasPrefix("; isAccessible=")
  }

  /// A view's text up to the bracket that ends it: a label may have several lines.
  private mutating func text(from start: Int) -> String {
    var end = min(position - 1, bytes.count)
    while !Self.ends(bytes[start..<end]), end < bytes.count {
      let next = bytes[(end + 1)...].firstIndex(of: 0x0A) ?? bytes.count
      let line = bytes[(end + 1)..<next].drop { $0 <= 0x20 }
      // A view that was cut goes on in no other view's line.
      if line.starts(with: Self.window) || Self.depth(of: line) != nil { break }
      end = next
      position = end + 1
    }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func ends(_ text: ArraySlice<UInt8>) -> Bool {
    text.last { $0 > 0x20 } == UInt8(ascii: ">")
  }
}
