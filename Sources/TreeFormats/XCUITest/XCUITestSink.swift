/// Takes the tags of a page source straight into flat nodes.
final class XCUITestSink: XMLSink {
  private var builder = XCUITestDumpBuilder()

  /// The nodes so far.
  var dump: XCUITestDump { builder.dump }

  /// Creates a sink.
  init(size: Int) { builder.reserve(for: size) }

  /// Opens a node.
  func begin(_ tag: XMLTag) {
    builder.begin(String(tag.text.dropFirst(XCUITestType.prefix.count)))
    builder.place(at: tag.offset)
    tag.forEachAttribute { name, value in
      guard let attribute = XCUITestAttribute(name) else { return }
      builder.take(attribute, value)
    }
    builder.settle()
  }

  /// Closes the innermost node.
  func end() { builder.end() }
}
