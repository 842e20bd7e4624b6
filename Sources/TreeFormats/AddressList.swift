package import Documents

/// A list of pages: an address a line, with a name before it where it is to have one.
///
/// ```
/// # What a customer sees first.
/// home    https://shop.example/
/// basket  https://shop.example/basket?item=12
/// https://shop.example/help
/// ```
///
/// A page goes by its name, else by its address with every character that makes no good name of a file as a "-":
/// `shop.example-help`.
package struct AddressList: Equatable, Sendable {
  /// What becomes of a list where inputs are named.
  package enum Use: Sendable {
    /// Its pages are opened.
    case opened
    /// It is refused: whoever has put addresses into a file that the user named does not decide what is opened.
    case refused
    /// It is read as any other text.
    case text
  }

  /// The most pages of a list.
  static let most = 10_000

  /// The pages, in the order of the list.
  package let pages: [InputFile]

  /// Reads the list that a file holds.
  package static func read(_ path: String) throws(SourceError) -> AddressList? {
    guard let source = try? SourceFile.read(path) else { return nil }
    let lines = lines(of: source)
    guard let first = lines.first, isAddress(first.words.last ?? "") else { return nil }
    return try AddressList(lines, in: source)
  }

  /// Returns the error of a list whose pages are not opened.
  package static func refusal(of path: String) -> SourceError {
    SourceError(
      path: path, message: "this is a list of addresses, but network access is not allowed",
      suggestion: "add --network to open its pages")
  }

  private init(_ lines: [Line], in source: SourceText) throws(SourceError) {
    var names: Set<String> = []
    var pages: [InputFile] = []
    for line in lines {
      guard let address = line.words.last, line.words.count <= 2, Self.isAddress(address) else {
        throw source.error(
          "this line does not name a page", at: line.offset,
          suggestion:
            "write an address (https://…), optionally after a name of one word")
      }
      do throws(SourceError) {
        _ = try PageInput.named(address)
      } catch {
        throw source.error(error.message, at: line.offset, suggestion: error.suggestion)
      }
      let name = Self.name(
        line.words.count == 2
          ? line.words[0] : Self.withoutScheme(AddressText.withoutLogin(address)))
      guard names.insert(name.lowercased()).inserted else {
        throw source.error(
          "two pages of this list have the name \(SafeText.quoted(name))", at: line.offset,
          suggestion: "write another name before the address")
      }
      pages.append(InputFile(path: address, name: name, isFound: false))
      if pages.count > Self.most {
        throw source.error("the list has more than \(Self.most) pages", at: line.offset)
      }
    }
    self.init(pages: pages)
  }

  init(pages: [InputFile]) { self.pages = pages }

  private struct Line {
    let words: [String]
    /// Where the line begins, in bytes.
    let offset: Int
  }

  private static func lines(of source: SourceText) -> [Line] {
    var lines: [Line] = []
    var offset = 0
    for bytes in source.bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      let text = String(decoding: bytes, as: UTF8.self)
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      if let first = words.first, !first.hasPrefix("#") {
        lines.append(Line(words: words, offset: offset))
      }
      offset += bytes.count + 1
    }
    return lines
  }

  private static func isAddress(_ word: String) -> Bool {
    let lowered = word.lowercased()
    return lowered.hasPrefix("http://") || lowered.hasPrefix("https://")
  }

  private static func withoutScheme(_ address: String) -> String {
    String(address.drop { $0 != ":" }.dropFirst(3))
  }

  /// Returns a text as the name of a file.
  static func name(_ text: String) -> String {
    let plain = text.prefix(150).map { character in
      character.isASCII && (character.isLetter || character.isNumber) || "._".contains(character)
        ? String(character) : "-"
    }.joined()
    let name = plain.drop { $0 == "-" || $0 == "." }
    return String(name.reversed().drop { $0 == "-" }.reversed())
  }
}
