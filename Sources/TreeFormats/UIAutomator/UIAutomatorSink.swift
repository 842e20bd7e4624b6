internal import AccessibilityTree

/// Takes the tags of a dump of uiautomator: `<node class="…">`, or Appium's with the class for a tag.
///
/// With `--windows` a dump holds displays with windows, the topmost first, each around a dump of its own
/// (documented: AOSP, AccessibilityNodeInfoDumper.dumpWindowsToFile).
final class UIAutomatorSink: XMLSink {
  /// The views so far.
  private(set) var dump = AndroidDump()
  /// For each open tag whether it is a view.
  private var open: [Bool] = []
  private var holdsWindows = false
  private var displays = 0

  /// Creates a sink.
  init(size: Int) { dump.views.reserveCapacity(size / 500) }

  /// Opens a view; the envelopes say the size of the screen, and which display and window it is.
  func begin(_ tag: XMLTag) {
    let name = tag.text
    if isEnvelope(name, tag) { return open.append(false) }
    open.append(true)
    var view = AndroidElement()
    // Appium's tags are the classes themselves.
    if name != "node" { view.type = name }
    if holdsWindows, name == "window" {
      dump.windows[dump.views.count] = window(tag, &view)
    } else {
      tag.forEachAttribute { name, value in
        if let attribute = AndroidAttribute(name) { view.take(attribute, value) }
      }
    }
    dump.views.begin(view)
    dump.offsets.append(Int32(truncatingIfNeeded: tag.offset))
  }

  /// Closes the innermost view.
  func end() {
    if open.popLast() == true { dump.views.end() }
  }

  private func isEnvelope(_ name: String, _ tag: XMLTag) -> Bool {
    if open.isEmpty {
      if name == "hierarchy" { takeSize(tag) }
      holdsWindows = name == "displays"
      return name == "hierarchy" || holdsWindows
    }
    guard holdsWindows else { return false }
    if name == "display" { displays += 1 }
    return name == "display" || name == "hierarchy"
  }

  private func window(_ tag: XMLTag, _ view: inout AndroidElement) -> AndroidDump.Window {
    var window = AndroidDump.Window(display: displays)
    tag.forEachAttribute { name, value in
      switch String(cString: name) {
      case "title": view.take(.description, value)
      case "bounds": view.take(.bounds, value)
      case "active": window.isActive = value.first == UInt8(ascii: "t")
      default: break
      }
    }
    return window
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
