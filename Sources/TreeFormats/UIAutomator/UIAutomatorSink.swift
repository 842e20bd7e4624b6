internal import AccessibilityTree

/// Takes the tags of a dump of uiautomator: `<node class="…">`, or Appium's with the class for a tag.
final class UIAutomatorSink: XMLSink {
  /// The views so far.
  private(set) var dump = AndroidDump()
  private var isInHierarchy = false
  private var depth = 0

  /// Creates a sink.
  ///
  /// - Parameter size: The length of the text in bytes, from which the number of views is guessed.
  init(size: Int) {
    dump.nodes.reserveCapacity(size / 500)
    dump.texts.reserveCapacity(size / 12)
  }

  /// Opens a view; the envelope says the size of the screen.
  ///
  /// - Parameter tag: Its tag.
  func begin(_ tag: XMLTag) {
    depth += 1
    if depth == 1 {
      let name = tag.text
      if name == "hierarchy" {
        isInHierarchy = true
        return takeSize(tag)
      }
    }
    var node = dump.opened()
    var hasClass = false
    tag.forEachAttribute { name, value in
      guard let attribute = AndroidAttribute(name) else { return }
      if case .type = attribute { hasClass = true }
      dump.take(attribute, value, of: &node)
    }
    if !hasClass { dump.take(type: tag.text, of: &node) }
    dump.begin(node)
  }

  /// Closes the innermost view.
  func end() {
    depth -= 1
    if depth > 0 || !isInHierarchy { dump.end() }
  }

  private func takeSize(_ tag: XMLTag) {
    var width = Double.nan
    var height = Double.nan
    tag.forEachAttribute { name, value in
      switch String(cString: name) {
      case "width": width = AndroidDump.number(value)
      case "height": height = AndroidDump.number(value)
      default: break
      }
    }
    let sane = 1...ImportedFrame.largestDistance
    if sane ~= width, sane ~= height { dump.size = Size(width: width, height: height) }
  }
}
