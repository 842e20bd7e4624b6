internal import Documents
internal import Mustache

/// Makes safe what the templates put in, scalar by scalar: what nobody sees is taken out, markup is escaped.
///
/// The template library escapes characters, and a quotation mark with an accent on it is another character
/// than a quotation mark; to a browser it still ends an attribute.
struct MarkupContent: MustacheContentType {
  /// What the templates call this kind of content.
  static let name = "MARKUP"
  /// Made once, the first time that a template is read.
  static let isRegistered: Bool = {
    MustacheContentTypes.register(MarkupContent(), named: name)
    return true
  }()

  func escapeText(_ text: String) -> String { Self.escaped(text) }

  /// Returns a text as it stands in an element or between the quotes of an attribute.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in SafeText.lines(text).utf8 {
      switch byte {
      case UInt8(ascii: "<"): bytes.append(contentsOf: "&lt;".utf8)
      case UInt8(ascii: ">"): bytes.append(contentsOf: "&gt;".utf8)
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: "&quot;".utf8)
      case UInt8(ascii: "'"): bytes.append(contentsOf: "&#39;".utf8)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
