import CYAML

/// Reads YAML into a flat list of located nodes, by the events of libyaml.
///
/// Aliases and tags are refused: no screen needs them, and a few lines of aliases can name more nodes
/// than memory holds.
struct YAMLParser {
  /// The deepest nesting that is read: libyaml takes time by the square of it.
  static let maximumDepth = 1_000

  private let source: SourceText
  private var entries: [Document.Entry] = []
  private var open: [Int] = []
  /// The keys of each open mapping, and whether a key comes next; by the same index as `open`.
  private var keys: [(names: Set<String>, isNext: Bool)] = []
  /// libyaml counts characters; this is how far they have been counted in bytes.
  private var counted = (characters: 0, bytes: 0)

  init(_ source: SourceText) {
    self.source = source
    entries.reserveCapacity(min(source.bytes.count / 12, Document.maximumCount))
  }

  mutating func parse() throws(SourceError) -> [Document.Entry] {
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
    if entries.isEmpty { throw SourceError(path: source.path, message: "the input is empty") }
    return entries
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
          throw source.error("a second document begins here; one file holds one", at: offset)
        }
      case YAML_ALIAS_EVENT:
        throw source.error(
          "aliases (*name) are not read", at: offset,
          suggestion: "write the value out, or put a text that begins with * in quotes")
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
        entries[open.removeLast()].end = Int32(entries.count)
        keys.removeLast()
        valueEnded()
      default: break
      }
    }
  }

  private mutating func begin(_ kind: Document.Kind, at offset: Int) throws(SourceError) {
    if let last = keys.indices.last, entries[open[last]].kind == .mapping, keys[last].isNext {
      throw source.error("a key is a word, not a list or a mapping", at: offset)
    }
    if open.count >= Self.maximumDepth {
      throw source.error(
        "the YAML is nested deeper than \(Self.maximumDepth) levels", at: offset,
        suggestion: "write it as JSON, which may be deeper")
    }
    open.append(entries.count)
    keys.append(([], kind == .mapping))
    entries.append(
      .init(kind: kind, offset: Int32(offset), end: 0, sourceEnd: Int32(offset), text: ""))
  }

  private mutating func scalar(
    _ scalar: yaml_event_t.__Unnamed_union_data.__Unnamed_struct_scalar, at offset: Int, end: Int
  ) throws(SourceError) {
    try refuse(anchor: scalar.anchor, tag: scalar.tag, at: offset)
    let bytes = UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length))
    let text = String(decoding: bytes, as: UTF8.self)
    let kind: Document.Kind = scalar.style == YAML_PLAIN_SCALAR_STYLE ? .plain : .string
    entries.append(
      .init(
        kind: kind, offset: Int32(offset), end: Int32(entries.count + 1), sourceEnd: Int32(end),
        text: text))
    if let last = keys.indices.last, entries[open[last]].kind == .mapping, keys[last].isNext {
      keys[last].isNext = false
      if !keys[last].names.insert(text).inserted {
        throw source.error("the key \(SafeText.quoted(text)) is given twice", at: offset)
      }
    } else {
      valueEnded()
    }
  }

  private mutating func valueEnded() {
    guard let last = keys.indices.last, entries[open[last]].kind == .mapping else { return }
    keys[last].isNext = true
  }

  private func refuse(
    anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?, at offset: Int
  ) throws(SourceError) {
    if anchor != nil {
      throw source.error(
        "anchors (&name) are not read", at: offset,
        suggestion: "leave it out, or put a text that begins with & in quotes")
    }
    if tag != nil {
      throw source.error(
        "tags (!name) are not read", at: offset,
        suggestion: "leave it out, or put a text that begins with ! in quotes")
    }
  }

  private mutating func syntaxError(_ parser: yaml_parser_t) -> SourceError {
    let problem = parser.problem.map { String(cString: $0) } ?? "the YAML cannot be read"
    let context = parser.context.map { String(cString: $0) + ": " } ?? ""
    let offset =
      parser.error == YAML_READER_ERROR
      ? min(parser.problem_offset, source.bytes.count)
      : byteOffset(ofCharacter: Int(parser.problem_mark.index))
    return source.error(
      "\(context)\(problem)", at: offset, suggestion: suggestion(for: problem, at: offset))
  }

  // libyaml's words for the slips that people make most do not say what to do.
  private func suggestion(for problem: String, at offset: Int) -> String? {
    switch problem {
    case "found character that cannot start any token":
      source.bytes[offset...].first == 0x09
        ? "indent with spaces, not with tabs" : "put the text in quotes"
    case "mapping values are not allowed in this context":
      "put a text that holds a colon and a space in quotes"
    case "did not find expected '-' indicator", "did not find expected key":
      "indent the keys of one element alike"
    case "found unexpected end of stream": "a quote is opened and not closed"
    case "control characters are not allowed":
      "write it as an escape in double quotes, like \"\\u0007\""
    default: nil
    }
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
