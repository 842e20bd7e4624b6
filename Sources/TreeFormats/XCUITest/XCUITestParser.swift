internal import CLibXML2
internal import Documents

/// Reads the XML of a dump straight into flat nodes, without a document tree and without recursion.
///
/// Nothing outside of the text is ever opened: document types are refused before a word of them is
/// read, no entity is ever answered, and the network is off.
final class XCUITestParser {
  /// The deepest nesting that is read.
  static let maximumDepth = 1_000_000
  /// The largest number of nodes that is read.
  static let maximumCount = 2_000_000
  /// The largest number of attributes of one tag; the XML library compares each with all others.
  static let maximumAttributes = 1000
  /// How many bytes the XML library is handed at a time, in its 32-bit sizes.
  ///
  /// All at once is best: it copies what is left of a long text with every further chunk.
  private static let chunkSize = 1 << 27

  private let source: SourceText
  private var dump = XCUITestDump()
  private var open: [Int32] = []
  private var failure: SourceError?
  var context: xmlParserCtxtPtr?

  private init(_ source: SourceText) { self.source = source }

  /// Reads a dump.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error with the place of the first thing that is no dump.
  /// - Returns: The nodes; at least one.
  static func parse(_ source: SourceText) throws(SourceError) -> XCUITestDump {
    if let offset = XCUITestSniffer.offsetOfCrowdedTag(source.bytes, limit: maximumAttributes) {
      throw source.error("a tag has more than \(maximumAttributes) attributes", at: offset)
    }
    let parser = XCUITestParser(source)
    parser.run()
    if let failure = parser.failure { throw failure }
    return parser.dump
  }

  private func run() {
    dump.nodes.reserveCapacity(source.bytes.count / 250)
    dump.texts.reserveCapacity(source.bytes.count / 8)
    var handler = XCUITestHandlers.all
    // The parser copies the table of handlers, and lives no longer than this call.
    let data = Unmanaged.passUnretained(self).toOpaque()
    guard let context = xmlCreatePushParserCtxt(&handler, data, nil, 0, nil) else {
      failure = SourceError(path: source.path, message: "out of memory")
      return
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
    source.bytes.withUnsafeBufferPointer { bytes in
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
    if failure == nil, dump.nodes.isEmpty || context.pointee.wellFormed == 0 {
      fail(XCUITestSyntax.truncated(source))
    }
  }

  /// Where the parser stands, in bytes from the start of the source.
  var offset: Int {
    guard let input = context?.pointee.input?.pointee, let base = input.base, let cur = input.cur
    else { return source.bytes.count }
    return min(source.bytes.count, Int(input.consumed) + (cur - base))
  }

  /// Ends the parse with an error; only the first counts.
  ///
  /// - Parameter error: What is wrong.
  func fail(_ error: SourceError) {
    if failure == nil { failure = error }
    if let context { xmlStopParser(context) }
  }

  /// Ends the parse because of a document type or an entity.
  func refuseDocumentType() { fail(XCUITestSyntax.documentType(source, before: offset)) }

  /// Ends the parse with what the XML library says.
  ///
  /// - Parameter reason: Its message.
  func refuse(reason: String) {
    fail(
      dump.nodes.isEmpty && !XCUITestSniffer.recognises(source.bytes)
        ? XCUITestSyntax.noPageSource(source, at: offset)
        : XCUITestSyntax.malformed(source, at: offset, reason: reason))
  }

  /// Opens a node.
  ///
  /// - Parameters:
  ///   - tag: The name of the tag.
  ///   - attributes: Five pointers an attribute: name, prefix, namespace, start and end of the value.
  ///   - count: The number of attributes.
  func begin(
    _ tag: UnsafePointer<UInt8>, _ attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    count: Int
  ) {
    if failure != nil { return }
    let name = String(cString: tag)
    if open.isEmpty, name != "AppiumAUT", !name.hasPrefix(XCUITestType.prefix) {
      return fail(XCUITestSyntax.foreignRoot(source, name, at: offset))
    }
    if open.count >= Self.maximumDepth || dump.nodes.count >= Self.maximumCount {
      return fail(XCUITestSyntax.tooLarge(source, depth: open.count, at: offset))
    }
    let index = Int32(dump.nodes.count)
    let type = XCUITestType.byName[String(name.dropFirst(XCUITestType.prefix.count))] ?? .other
    var node = XCUITestElement(type: type, parent: open.last ?? -1, end: index + 1)
    var numbers = XCUITestNumbers()
    for attribute in 0..<count {
      guard let attributes, let key = attributes[attribute * 5],
        attributes[attribute * 5 + 1] == nil,
        let start = attributes[attribute * 5 + 3], let end = attributes[attribute * 5 + 4],
        let attribute = XCUITestAttribute(key)
      else { continue }
      take(attribute, UnsafeBufferPointer(start: start, count: end - start), &node, &numbers)
    }
    numbers.settle(&node)
    dump.nodes.append(node)
    open.append(index)
  }

  /// Closes the innermost node.
  func end() {
    guard failure == nil, let index = open.popLast() else { return }
    dump.nodes[Int(index)].end = Int32(dump.nodes.count)
  }

  private func take(
    _ attribute: XCUITestAttribute, _ bytes: UnsafeBufferPointer<UInt8>,
    _ node: inout XCUITestElement, _ numbers: inout XCUITestNumbers
  ) {
    let isTrue = bytes.count == 4 && bytes[0] == UInt8(ascii: "t")
    switch attribute {
    case .label: node.label = keep(bytes)
    case .value: node.value = keep(bytes)
    case .name: node.name = keep(bytes)
    case .placeholder: node.placeholder = keep(bytes)
    case .actions: node.actions = keep(bytes)
    case .traits:
      node.traits = keep(bytes)
      node.flags.insert(.hasTraits)
      dump.saysTraits = true
    case .enabled: if !isTrue { node.flags.insert(.isDisabled) }
    case .visible: if !isTrue { node.flags.remove(.isVisible) }
    case .accessible:
      if isTrue { node.flags.insert(.isAccessible) }
      dump.saysAccessible = true
    case .x: numbers.x = XCUITestAttribute.number(bytes)
    case .y: numbers.y = XCUITestAttribute.number(bytes)
    case .width: numbers.width = XCUITestAttribute.number(bytes)
    case .height: numbers.height = XCUITestAttribute.number(bytes)
    }
  }

  private func keep(_ bytes: UnsafeBufferPointer<UInt8>) -> XCUITestElement.Text {
    let start = UInt32(dump.texts.count)
    dump.texts.append(contentsOf: bytes)
    return XCUITestElement.Text(start: start, count: UInt32(bytes.count))
  }
}
