/// The name of a file whose bytes are not UTF-8, so that no text can hold it.
package struct ForeignName: Equatable, Sendable {
  private let bytes: [UInt8]

  /// Takes a name; `nil` for one in UTF-8.
  package init?(_ bytes: [UInt8]) {
    if UTF8Check.firstInvalidOffset(in: bytes) == nil { return nil }
    self.bytes = bytes
  }

  /// The name with each byte that belongs to no letter as `\xFF`.
  package var shown: String { text { _ in nil } }

  /// Returns why the file is not read, with the line that gives it another name.
  package func error(in folder: String? = nil) -> SourceError {
    let place = folder.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    let quoted = ForeignName(Array(place.utf8) + bytes) ?? self
    return SourceError(
      path: place + shown, message: "the name is not UTF-8, so it cannot be opened",
      suggestion: "rename it: mv -- $'\(quoted.word)' NEW-NAME")
  }

  // What a shell would not take as it is inside of $'…' is written in numbers as well.
  private var word: String {
    text { $0 < 0x20 || $0 == 0x7F || $0 == 0x27 || $0 == 0x5C ? $0 : nil }
  }

  private func text(numbering isNumbered: (UInt8) -> UInt8?) -> String {
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let length = Self.lengths.first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      if let length, isNumbered(byte) == nil {
        text += String(decoding: rest.prefix(length), as: UTF8.self)
        rest.removeFirst(length)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += "\\x" + (digits.count == 1 ? "0" : "") + digits
        rest.removeFirst()
      }
    }
    return text
  }

  private static let lengths = 1...4
}
