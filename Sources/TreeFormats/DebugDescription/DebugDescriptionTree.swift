internal import Documents

/// Reads the lines of one tree into the flat nodes that the rules for XCUITest know.
struct DebugDescriptionTree {
  /// The largest number of nodes that is read.
  static let maximumCount = 2_000_000

  private var builder = XCUITestDumpBuilder()
  /// How far the open nodes are indented.
  private var indents: [Int] = []

  /// Reads a tree.
  static func dump(
    of range: Range<Int>, in source: SourceText
  ) throws(SourceError) -> XCUITestDump {
    var work = DebugDescriptionTree()
    work.builder.reserve(for: range.count * 2)
    var node: (line: DebugDescriptionLine, start: Int)?
    var line = range.lowerBound
    while line < range.upperBound {
      // A label of several lines goes on until the next element.
      if let next = DebugDescriptionLine(source.bytes, at: line) {
        if let (element, start) = node {
          work.take(element, source.bytes[element.rest..<line], at: start)
        }
        if work.builder.dump.nodes.count >= maximumCount {
          throw source.error("the text has more than \(maximumCount) elements", at: line)
        }
        node = (next, line)
      }
      line = (source.bytes[line..<range.upperBound].firstIndex(of: 0x0A) ?? range.upperBound) + 1
    }
    if let (element, start) = node {
      let end = max(element.rest, range.upperBound)
      work.take(element, source.bytes[element.rest..<end], at: start)
    }
    for _ in work.indents { work.builder.end() }
    return work.builder.dump
  }

  private mutating func take(
    _ line: DebugDescriptionLine, _ rest: ArraySlice<UInt8>, at offset: Int
  ) {
    while let last = indents.last, last >= line.indent {
      indents.removeLast()
      builder.end()
    }
    indents.append(line.indent)
    builder.begin(line.type)
    builder.place(at: offset)
    var fields = DebugDescriptionFields(rest)
    while let field = fields.next() { take(field) }
    builder.settle()
  }

  private mutating func take(_ field: DebugDescriptionFields.Field) {
    switch field {
    case .text(let attribute, let bytes):
      bytes.withUnsafeBufferPointer { builder.take(attribute, $0) }
      if attribute == .value, DebugDescriptionFields.isCut(bytes) { builder.insert(.hasCutValue) }
    case .frame(let text): builder.takeFrame(text)
    case .traits(let bits): builder.take(.traits, DebugDescriptionTraits.names(of: bits))
    case .disabled: builder.take(.enabled, "false")
    case .selected: builder.take(.selected, "true")
    case .focused: builder.take(.hasFocus, "true")
    case .editing: builder.take(.editing, "true")
    }
  }
}
