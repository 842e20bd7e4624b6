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
  init(size: Int) { dump.views.reserveCapacity(size / 500) }

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
    var view = AndroidElement()
    // Appium's tags are the classes themselves.
    let name = tag.text
    if name != "node" { view.type = name }
    tag.forEachAttribute { name, value in
      if let attribute = AndroidAttribute(name) { view.take(attribute, value) }
    }
    dump.views.begin(view)
  }

  /// Closes the innermost view.
  func end() {
    depth -= 1
    if depth > 0 || !isInHierarchy { dump.views.end() }
  }

  private func takeSize(_ tag: XMLTag) {
    var width = Double.nan
    var height = Double.nan
    tag.forEachAttribute { name, value in
      switch String(cString: name) {
      case "width": width = AndroidElement.number(value)
      case "height": height = AndroidElement.number(value)
      default: break
      }
    }
    let sane = 1...ImportedFrame.largestDistance
    if sane ~= width, sane ~= height { dump.size = Size(width: width, height: height) }
  }
}
