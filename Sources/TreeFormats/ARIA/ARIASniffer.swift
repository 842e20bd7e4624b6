internal import Documents

/// Tells snapshots of web pages by their beginnings.
enum ARIASniffer {
  /// How much of a text is looked at; the first node stands well within it.
  static let reach = 65_536

  /// Returns the beginning of a text.
  static func head(_ source: SourceText) -> [UInt8] { Array(source.bytes.prefix(reach)) }

  /// Returns the role of the outermost mapping of a JSON text, or of the first one in its outermost list.
  static func outermostRole(_ head: [UInt8], bracket: UInt8) -> String? {
    guard let start = head.firstIndex(where: { $0 > 0x20 }), head[start] == bracket else {
      return nil
    }
    var scan = start
    if bracket == UInt8(ascii: "[") {
      // A list may begin with texts.
      guard let first = firstMapping(head, after: start) else { return nil }
      scan = first
    }
    var index = scan + 1
    var last: ArraySlice<UInt8> = []
    var isKey = true
    while index < head.count {
      switch head[index] {
      case 0x22:
        let text = string(head, at: index)
        if !isKey, last.elementsEqual("role".utf8) {
          return String(decoding: text, as: UTF8.self)
        }
        if isKey { last = text }
        index = text.endIndex
      case 0x3A: isKey = false
      case 0x2C: isKey = true
      case 0x7B, 0x5B, 0x7D, 0x5D: return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func firstMapping(_ head: [UInt8], after start: Int) -> Int? {
    var index = start + 1
    while index < head.count {
      switch head[index] {
      case 0x7B: return index
      case 0x22: index = string(head, at: index).endIndex
      case 0x2C, 0x20, 0x09, 0x0A, 0x0D: break
      default: return nil
      }
      index += 1
    }
    return nil
  }

  /// The bytes between a quote and the next one that is not escaped.
  private static func string(_ head: [UInt8], at quote: Int) -> ArraySlice<UInt8> {
    var index = quote + 1
    while index < head.count, head[index] != 0x22 { index += head[index] == 0x5C ? 2 : 1 }
    return head[(quote + 1)..<min(max(index, quote + 1), head.count)]
  }
}
