/// Makes the XML of real dumps well-formed, where it is clear what was meant.
///
/// Mended are `&` and `<` that stand for themselves, quotes inside of values, references to characters
/// that XML does not have, other text before and after the XML, several documents in one text, and an
/// end in the middle: the tag that was cut is left out, and the open tags are closed. Tags that do not
/// match and document types are not: nobody knows what was meant.
struct XMLMender {
  /// The mended documents, one after the other.
  private(set) var output: [UInt8] = []
  /// Where the bytes of ``output`` stand in the text.
  var offsets = XMLOffsets()
  /// The documents that are complete.
  private(set) var documents: [MendedXML.Document] = []

  let text: [UInt8]
  /// The names of the open tags, as ranges of the text.
  private var open: [Range<Int>] = []
  private var start = 0
  private var hasTags = false
  private var hasClosedTags = false
  /// Where the second document starts.
  private var second: Int?
  private var mends: [XMLMend] = []

  /// Creates a mender.
  init(_ text: [UInt8]) {
    self.text = text
    output.reserveCapacity(text.count + 1024)
  }

  /// Mends the text.
  mutating func run() -> Bool {
    var index = XMLSniffer.preface(of: text[...])
    if index > 0 {
      mend(at: 0, "text before the XML is left out")
    }
    while index < text.count {
      guard let next = step(index) else { return false }
      index = next
    }
    guard closeAll(at: text.count) else { return false }
    endDocument()
    if let second {
      documents[0].mends.append(
        XMLMend(
          offset: second,
          message: "another XML document starts here; each is read as a separate screen"))
    }
    return !documents.isEmpty
  }

  /// Reads what starts at an index, and returns where it ends.
  private mutating func step(_ index: Int) -> Int? {
    guard text[index] == UInt8(ascii: "<") else { return content(index) }
    let rest = text[index...]
    if rest.starts(with: "<!DOCTYPE".utf8) { return nil }
    if rest.starts(with: "<?".utf8) {
      if rest.starts(with: "<?xml".utf8), hasTags {
        guard closeAll(at: index) else { return nil }
        endDocument()
      }
      return XMLSniffer.end(of: "?>", in: rest) ?? text.count
    }
    if rest.starts(with: "<!--".utf8) { return XMLSniffer.end(of: "-->", in: rest) ?? text.count }
    if rest.starts(with: "<![CDATA[".utf8) {
      return XMLSniffer.end(of: "]]>", in: rest) ?? text.count
    }
    if rest.starts(with: "</".utf8) { return endTag(index) }
    var tag = XMLTagMender(text, at: index)
    switch tag.run() {
    case .tag:
      if open.isEmpty, hasTags { endDocument() }
      begin(tag)
      return tag.end
    case .cut: return text.count
    case .unclear: return nil
    case .noTag:
      if !open.isEmpty { mend(at: index, "unescaped \"<\"; read as \"&lt;\"") }
      return index + 1
    }
  }

  /// Passes over what stands between tags: no dump says anything there.
  private mutating func content(_ index: Int) -> Int {
    let end = text[index...].firstIndex(of: UInt8(ascii: "<")) ?? text.count
    let first = text[index..<end].firstIndex { !XMLSniffer.isSpace($0) }
    if let first, open.isEmpty, !(hasTags && isSaidByUIAutomator(text[first..<end])) {
      mend(at: first, "text \(hasTags ? "after" : "before") the XML is left out")
    }
    return end
  }

  /// What uiautomator writes behind a dump that goes to a terminal: `UI hierchary dumped to: /dev/tty`.
  private func isSaidByUIAutomator(_ text: ArraySlice<UInt8>) -> Bool {
    text.starts(with: "UI hierchary dumped to: ".utf8) && text.count < 200
  }

  private mutating func begin(_ tag: XMLTagMender) {
    if documents.count == 1, !hasTags { second = tag.start }
    hasTags = true
    offsets.jump(from: output.count, to: tag.start)
    var copied = tag.start
    for edit in tag.edits {
      output += text[copied..<edit.range.lowerBound]
      output += edit.replacement
      copied = edit.range.upperBound
      offsets.jump(from: output.count, to: copied)
      mend(at: edit.range.lowerBound, edit.message)
    }
    output += text[copied..<tag.end]
    if tag.isEmpty { hasClosedTags = true } else { open.append(tag.name) }
  }

  /// Closes the innermost tag; `nil` when the end tag is another's.
  private mutating func endTag(_ index: Int) -> Int? {
    let name = text[(index + 2)...].prefix(while: XMLSniffer.isInName)
    let rest = text[XMLTagMender.skipTypes(text, name.endIndex)...]
    guard let end = rest.firstIndex(where: { !XMLSniffer.isSpace($0) }) else { return text.count }
    guard text[end] == UInt8(ascii: ">"), let last = open.popLast(), text[last] == name else {
      return nil
    }
    hasClosedTags = true
    offsets.jump(from: output.count, to: index)
    output += Array("</".utf8) + name + [UInt8(ascii: ">")]
    return end + 1
  }

  /// Closes the tags that a cut left open, and returns whether anything is whole.
  private mutating func closeAll(at index: Int) -> Bool {
    if open.isEmpty { return true }
    guard hasClosedTags else { return false }
    let tags = open.count == 1 ? "the open tag is" : "its \(open.count) open tags are"
    mend(at: index, "the XML ends in the middle; \(tags) closed here")
    offsets.jump(from: output.count, to: index)
    while let name = open.popLast() {
      output += Array("</".utf8) + text[name] + [UInt8(ascii: ">")]
    }
    return true
  }

  private mutating func endDocument() {
    guard hasTags else { return }
    documents.append(MendedXML.Document(range: start..<output.count, mends: mends))
    start = output.count
    hasTags = false
    hasClosedTags = false
    mends = []
  }

  private mutating func mend(at offset: Int, _ message: String) {
    mends.append(XMLMend(offset: offset, message: message))
  }
}
