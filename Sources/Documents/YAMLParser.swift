import CYAML

/// Reads YAML into a flat list of located nodes, by the events of libyaml.
///
/// Aliases and tags are refused: no screen needs them, and a few lines of aliases can name more nodes
/// than memory holds.
struct YAMLParser {
  /// The deepest nesting that is read: libyaml takes time by the square of it.
  static let maximumDepth = 1_000

  let source: SourceText
  private(set) var entries: [Document.Entry] = []
  private(set) var texts: [String] = []
  /// The open lists and mappings, outermost first, and whether a key comes next.
  private var open: [(entry: Int, isMapping: Bool, takesKey: Bool)] = []
  private var keys = OpenKeys()
  /// libyaml counts characters; this is how far they have been counted in bytes.
  private var counted = (characters: 0, bytes: 0)

  init(_ source: SourceText) {
    self.source = source
    entries.reserveCapacity(min(source.bytes.count / 12, Document.maximumCount))
  }

  mutating func parse() throws(SourceError) {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else {
      throw SourceError(path: source.path, message: "out of memory")
    }
    defer { yaml_parser_delete(&parser) }
    yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    // libyaml keeps the pointer until it is deleted, so everything happens inside.
    let failure: SourceError? = source.bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      do throws(SourceError) {
        try readEvents(&parser)
        return nil
      } catch { return error }
    }
    if let failure { throw failure }
    try refuseLineEndsThatNobodySees()
    if entries.isEmpty {
      let isEmpty = source.bytes.allSatisfy { $0 <= 0x20 }
      throw SourceError(
        path: source.path, message: isEmpty ? "the input is empty" : "the input has only comments")
    }
  }

  private mutating func readEvents(_ parser: inout yaml_parser_t) throws(SourceError) {
    var documents = 0
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { throw syntaxError(parser) }
      defer { yaml_event_delete(&event) }
      let offset = byteOffset(ofCharacter: Int(event.start_mark.index))
      if entries.count >= Document.maximumCount { throw source.error(Document.tooMany, at: offset) }
      switch event.type {
      case YAML_STREAM_END_EVENT: return
      case YAML_DOCUMENT_START_EVENT:
        documents += 1
        if documents > 1 {
          throw source.error(
            "a second document begins here; a file can contain only one", at: offset,
            suggestion: "move it into a file of its own")
        }
      case YAML_ALIAS_EVENT:
        throw source.error(
          "aliases (*name) are not supported", at: offset,
          suggestion: "write out the value, or put a text that begins with * in quotes")
      case YAML_SCALAR_EVENT:
        let end = byteOffset(ofCharacter: Int(event.end_mark.index))
        try scalar(event.data.scalar, at: offset, end: end)
      case YAML_SEQUENCE_START_EVENT:
        let start = event.data.sequence_start
        try refuse(anchor: start.anchor, tag: start.tag, at: offset)
        try begin(.sequence, at: offset)
      case YAML_MAPPING_START_EVENT:
        let start = event.data.mapping_start
        try refuse(anchor: start.anchor, tag: start.tag, at: offset)
        try begin(.mapping, at: offset)
      case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
        entries[open.removeLast().entry].link = Int32(entries.count)
        keys.end()
        valueEnded()
      default: break
      }
    }
  }

  private mutating func begin(_ kind: Document.Kind, at offset: Int) throws(SourceError) {
    if open.last?.takesKey == true {
      let isTemplate = offset > 0 && source.bytes[offset - 1] == source.bytes[offset]
      throw source.error(
        "a key must be a word, not a list or a mapping", at: offset,
        suggestion: isTemplate ? "put a text that begins with {{ in quotes" : nil)
    }
    if open.count >= Self.maximumDepth {
      throw source.error(
        "the YAML is nested deeper than \(Self.maximumDepth) levels", at: offset,
        suggestion: "write it as JSON, which can be nested deeper")
    }
    let isMapping = kind == .mapping
    open.append((entries.count, isMapping, isMapping))
    keys.begin()
    entries.append(.init(offset: Int32(offset), sourceEnd: Int32(offset), link: 0, kind: kind))
  }

  private mutating func scalar(
    _ scalar: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar, at offset: Int, end: Int
  ) throws(SourceError) {
    try refuse(anchor: scalar.anchor, tag: scalar.tag, at: offset)
    let bytes = UnsafeBufferPointer<UInt8>(start: scalar.value, count: Int(scalar.length))
    let index = entries.count
    var entry = Document.Entry(
      offset: Int32(offset), sourceEnd: Int32(end), link: Document.Entry.asWritten,
      kind: scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plain : .string)
    if !isAsWritten(entry, bytes) {
      if let fault = MarkRun.fault(in: bytes) { throw source.error(fault.message, at: offset) }
      entry.link = Int32(texts.count)
      texts.append(String(decoding: bytes, as: UTF8.self))
    }
    entries.append(entry)
    guard let last = open.indices.last, open[last].takesKey else { return valueEnded() }
    open[last].takesKey = false
    let (source, entries, texts) = (source, entries, texts)
    let isNew = keys.insert(bytes, node: index) { other in
      entries[other].link == Document.Entry.asWritten
        ? Array(source.bytes[entries[other].textRange])
        : Array(texts[Int(entries[other].link)].utf8)
    }
    if !isNew {
      let key = String(decoding: bytes, as: UTF8.self)
      throw source.error(
        "the key \(SafeText.quoted(key)) is given twice", at: offset,
        suggestion:
          "keep one of them; if the second one begins another item of a list, put a dash before it")
    }
  }

  /// Whether the source holds a text as it is: without escapes, doubled quotes and further lines.
  private func isAsWritten(
    _ entry: Document.Entry, _ text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    // A block scalar has no quotes around it, and an empty one not even room for them.
    if entry.kind == .string, entry.sourceEnd - entry.offset != Int32(text.count) + 2 {
      return false
    }
    let range = entry.textRange
    guard range.count == text.count, range.upperBound <= source.bytes.count else { return false }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < text.count, bytes[range.lowerBound + index] == text[index] { index += 1 }
      return index == text.count
    }
  }

  private mutating func valueEnded() {
    guard let last = open.indices.last, open[last].isMapping else { return }
    open[last].takesKey = true
  }

  private func refuse(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, at offset: Int
  ) throws(SourceError) {
    if anchor != nil {
      throw source.error(
        "anchors (&name) are not supported", at: offset,
        suggestion: "remove it, or put a text that begins with & in quotes")
    }
    if tag != nil {
      throw source.error(
        "tags (!name) are not supported", at: offset,
        suggestion: "remove it, or put a text that begins with ! in quotes")
    }
  }

  private mutating func syntaxError(_ parser: yaml_parser_t) -> SourceError {
    let problem = parser.problem.map { String(cString: $0) } ?? "the YAML cannot be read"
    let context = parser.context.map { String(cString: $0) + ": " } ?? ""
    // An end that is missing is missing from where the text began.
    let mark = problem == Self.unended ? parser.context_mark : parser.problem_mark
    let offset =
      parser.error == YAML_READER_ERROR
      ? min(parser.problem_offset, source.bytes.count) : byteOffset(ofCharacter: Int(mark.index))
    if let slip = YAMLSlip(entries.last, problem, at: offset, in: source) {
      return source.error(slip.message, at: slip.offset, suggestion: slip.suggestion)
    }
    return source.error(
      "\(context)\(problem)", at: offset, suggestion: suggestion(for: problem, at: offset))
  }

  /// How `audit: fail-on: warning` is written, where the words before a colon are two keys and no text.
  private func inBraces(before offset: Int) -> String {
    let start = source.bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let line = String(decoding: source.bytes[start..<offset].prefix(80), as: UTF8.self)
    guard let found = line.wholeMatch(of: /([a-z]+): +([a-z]+-?[a-z]*)/) else { return "" }
    return "; for an option of \(found.1) write \(found.1): {\(found.2): VALUE}"
  }

  private static let unended = "found unexpected end of stream"

  // libyaml's words for the slips that people make most do not say what to do.
  private func suggestion(for problem: String, at offset: Int) -> String? {
    switch problem {
    case "found character that cannot start any token":
      source.bytes[offset...].first == 0x09
        ? "indent with spaces, not with tabs" : "put the text in quotes"
    case "found a tab character that violates indentation": "indent with spaces, not with tabs"
    case "mapping values are not allowed in this context":
      isIndentedTooFar(at: offset)
        ? itemAdvice(at: offset) ?? "indent this key like the one above it"
        : "put a text that contains a colon and a space in quotes\(inBraces(before: offset))"
    case "did not find expected '-' indicator", "did not find expected key":
      itemAdvice(at: offset) ?? "indent the keys of one element equally"
    case Self.unended: "a quote is not closed"
    case "block sequence entries are not allowed in this context":
      "put a text that begins with - in quotes"
    case "did not find expected alphabetic or numeric character":
      "put a text that begins with \(source.bytes[..<offset].last == 0x2A ? "*" : "&") in quotes"
    case "control characters are not allowed":
      "write it as an escape in double quotes, like \"\\u0007\""
    default: nil
    }
  }

  /// Says where an item of a list belongs, if the line begins with one.
  private func itemAdvice(at offset: Int) -> String? {
    let start = source.bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    guard source.bytes[start...].drop(while: { $0 == 0x20 }).starts(with: Array("- ".utf8)) else {
      return nil
    }
    let above = source.bytes[..<start].split(separator: 0x0A).last { !$0.allSatisfy { $0 == 0x20 } }
    return above?.first == 0x20 || above?.first == 0x2D
      ? "items inside an element go below children: on a line of its own; items of the same list begin in the same column"
      : "the elements of a screen go below elements: on a line of its own, the steps of a flow below steps:"
  }

  /// Whether a line begins further in than the key above it, which has its value already.
  private func isIndentedTooFar(at offset: Int) -> Bool {
    func indent(_ line: ArraySlice<UInt8>) -> Int {
      line.prefix { $0 == 0x20 || $0 == 0x2D }.count
    }
    let lines = source.bytes[..<offset].split(separator: 0x0A, omittingEmptySubsequences: false)
    guard let line = lines.last, let above = lines.dropLast().last(where: { !$0.isEmpty }) else {
      return false
    }
    let rest = line.dropFirst(indent(line))
    // One word stands before the colon: a key.
    return indent(line) > indent(above) && above.contains(0x3A)
      && !rest.isEmpty && !rest.contains(0x20) && !rest.contains(0x3A)
  }

  /// Returns where a character starts; events come in order, so that all calls together are linear.
  private mutating func byteOffset(ofCharacter index: Int) -> Int {
    if index < counted.characters { counted = (0, 0) }
    let bytes = source.bytes
    while counted.characters < index, counted.bytes < bytes.count {
      counted.bytes += 1
      while counted.bytes < bytes.count, bytes[counted.bytes] & 0xC0 == 0x80 { counted.bytes += 1 }
      counted.characters += 1
    }
    return counted.bytes
  }
}
