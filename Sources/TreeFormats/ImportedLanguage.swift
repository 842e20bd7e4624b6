extension String {
  /// The text as a language tag with hyphens, or `nil` where it is none: parts of up to eight letters and digits.
  ///
  /// Apps write `en_US` as well as `en-US`.
  var languageTag: String? {
    var bytes: [UInt8] = []
    var part = 0
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "-"), UInt8(ascii: "_"):
        // The first part names the language, by two letters at least.
        guard part >= (bytes.count == part ? 2 : 1) else { return nil }
        bytes.append(UInt8(ascii: "-"))
        part = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"):
        part += 1
        guard part <= 8 else { return nil }
        bytes.append(byte)
      default: return nil
      }
    }
    guard part >= (bytes.count == part ? 2 : 1) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
