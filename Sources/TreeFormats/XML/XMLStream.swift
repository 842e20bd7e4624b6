internal import CLibXML2
internal import Documents
internal import SystemCalls

/// Reads XML and hands its tags to a sink, without a document tree and without recursion.
///
/// Nothing outside of the text is ever opened: document types are refused before a word of them is
/// read, no entity is ever answered, and the network is off.
final class XMLStream {
  /// The deepest nesting that is read.
  static let maximumDepth = 100_000
  /// The largest number of tags that is read.
  static let maximumCount = 2_000_000
  /// The largest number of attributes of one tag; the XML library compares each with all others.
  static let maximumAttributes = 1000
  /// How many bytes the XML library is handed at a time, in its 32-bit sizes.
  ///
  /// All at once is best: it copies what is left of a long text with every further chunk.
  private static let chunkSize = 1 << 27

  /// Why a parse ended early.
  struct Failure: Error {
    /// The error with its place.
    var error: SourceError
    /// Whether the XML is malformed, so that mending it may help.
    var isMalformed: Bool
  }

  private let source: SourceText
  private let syntax: XMLSyntax
  private let offsets: XMLOffsets
  private let sink: any XMLSink
  /// Whether a value may hold marks that the source, which was checked, does not: by references to them, or mended.
  private let checksMarks: Bool
  private var depth = 0
  private var count = 0
  private var failure: Failure?
  private var context: xmlParserCtxtPtr?
  /// Where the last tag that was asked about begins, in bytes from where the parse began.
  private var lastTag = 0

  private init(
    _ source: SourceText, as format: XMLFormat, from offsets: XMLOffsets, isMended: Bool,
    into sink: any XMLSink
  ) {
    self.source = source
    self.syntax = XMLSyntax(source: source, format: format)
    self.offsets = offsets
    self.sink = sink
    checksMarks =
      isMended
      || source.bytes.withUnsafeBytes { bytes in
        bytes.baseAddress.map { memchr($0, Int32(UInt8(ascii: "&")), bytes.count) != nil } ?? false
      }
  }

  /// Reads one document, as its source has it or mended.
  static func read(
    _ bytes: ArraySlice<UInt8>, of source: SourceText, offsets: XMLOffsets, isMended: Bool,
    as format: XMLFormat, into sink: any XMLSink
  ) throws(Failure) {
    let stream = XMLStream(source, as: format, from: offsets, isMended: isMended, into: sink)
    stream.run(bytes)
    if let failure = stream.failure { throw failure }
  }

  private func run(_ bytes: ArraySlice<UInt8>) {
    var handler = XMLStreamHandlers.all
    // The parser copies the table of handlers, and lives no longer than this call.
    let data = Unmanaged.passUnretained(self).toOpaque()
    guard let context = xmlCreatePushParserCtxt(&handler, data, nil, 0, nil) else {
      return fail(SourceError(path: source.path, message: "out of memory"))
    }
    self.context = context
    defer {
      self.context = nil
      if let document = context.pointee.myDoc { xmlFreeDoc(document) }
      context.pointee.myDoc = nil
      xmlFreeParserCtxt(context)
    }
    // Without NOENT the library hands out `&amp;` as `&#38;`. No other entity is ever known to it.
    let options = [XML_PARSE_HUGE, XML_PARSE_NONET, XML_PARSE_IGNORE_ENC, XML_PARSE_NOENT]
    xmlCtxtUseOptions(context, Int32(options.reduce(0) { $0 | $1.rawValue }))
    bytes.withUnsafeBufferPointer { bytes in
      var position = 0
      while position < bytes.count, failure == nil {
        let count = min(Self.chunkSize, bytes.count - position)
        bytes.baseAddress?.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
          _ = xmlParseChunk(context, start + position, Int32(count), 0)
        }
        position += count
      }
      if failure == nil { xmlParseChunk(context, nil, 0, 1) }
    }
    if failure == nil, count == 0 || context.pointee.wellFormed == 0 {
      fail(syntax.truncated(), isMalformed: true)
    }
  }

  /// Where the parser stands, in bytes from the start of the source.
  private var offset: Int {
    guard let input = context?.pointee.input?.pointee, let base = input.base, let cur = input.cur
    else { return source.bytes.count }
    return min(source.bytes.count, offsets.given(Int(input.consumed) + (cur - base)))
  }

  /// Returns where the start tag that is being read stands, or one of its attributes.
  func offset(ofTag attribute: String?) -> Int {
    guard let input = context?.pointee.input?.pointee, let base = input.base, let cur = input.cur
    else { return offset }
    // The last `<`, since no value of a well-formed tag holds one; it is sought from the tag before on.
    let last = lastTag - Int(input.consumed)
    var start = 0..<(cur - base) ~= last ? base + last : base
    var next = start
    while next < cur, let found = memchr(next, Int32(UInt8(ascii: "<")), cur - next) {
      start = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      next = start + 1
    }
    let first = Int(input.consumed) + (start - base)
    lastTag = first
    guard let attribute else { return offsets.given(first) }
    let tag = UnsafeBufferPointer(start: start, count: cur - start)
    return offsets.given(first + (XMLSyntax.place(of: attribute, in: tag) ?? 0))
  }

  private func fail(_ error: SourceError, isMalformed: Bool = false) {
    if failure == nil { failure = Failure(error: error, isMalformed: isMalformed) }
    if let context { xmlStopParser(context) }
  }

  /// Ends the parse because of a document type or an entity.
  func refuseDocumentType() { fail(syntax.documentType(before: offset)) }

  /// Ends the parse with what the XML library says.
  func refuse(reason: String) {
    fail(
      count == 0 && !syntax.format.recognises(source.bytes)
        ? syntax.noDump(at: offset) : syntax.malformed(at: offset, reason: reason),
      isMalformed: true)
  }

  /// Hands a start tag to the sink.
  func begin(_ tag: XMLTag) {
    if failure != nil { return }
    if depth == 0, !syntax.format.isOutermost(tag.text) {
      return fail(syntax.foreignTag(tag.text, at: tag.offset))
    }
    if depth >= Self.maximumDepth || count >= Self.maximumCount {
      return fail(syntax.tooLarge(depth: depth, at: offset))
    }
    depth += 1
    count += 1
    if checksMarks {
      var fault: MarkRun.Fault?
      tag.forEachAttribute { _, value in fault = fault ?? MarkRun.fault(in: value) }
      if let fault { return fail(source.error(fault.message, at: tag.offset)) }
    }
    do throws(SourceError) { try sink.begin(tag) } catch { fail(error) }
  }

  /// Tells the sink that the innermost tag ends.
  func end() {
    guard failure == nil, depth > 0 else { return }
    depth -= 1
    sink.end()
  }
}
