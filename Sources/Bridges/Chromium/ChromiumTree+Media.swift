import AccessibilityTree

/// The controls that Chromium gives films and sounds, which are no part of the document; recorded on Linux.
extension ChromiumTree {
  // Their bar has one row, but for the film's time line behind the others, which lies below.
  private static let (rowHeight, timeHeight) = (32.0, 12.0)

  /// Enters a film or a sound, whose controls stand on one line.
  mutating func enterMedia(_ index: Int) {
    guard let frame = nodes[index].frame else { return }
    var inner = context
    inner.end = nodes.end(of: index)
    (inner.isOpen, inner.isTable, inner.lastObject) = (false, false, nil)
    inner.media = (frame, nodes.descendants(of: index).last { nodes[$0].isMediaControl } ?? -1)
    contexts.append(inner)
  }

  /// Places a control in the bar, and says how far the time line has come in the browser's words.
  func takePlace(in media: (frame: Frame, last: Int), _ element: inout Element) {
    guard element.frame == nil, element.isMediaControl else { return }
    let isBelow = element.role == .slider && drafts.source == media.last
    let height = isBelow ? Self.timeHeight : Self.rowHeight
    let bottom = media.frame.y + media.frame.height - (isBelow ? 0 : Self.timeHeight)
    element.frame = Frame(
      x: media.frame.x, y: bottom - height, width: media.frame.width, height: height)
    if element.role == .slider, element.description?.hasPrefix("total time: ") == true,
      let seconds = element.value.flatMap({ Double($0) })?.rounded(.down),
      (0...1e9).contains(seconds)
    {
      let (minutes, rest) = Int(seconds).quotientAndRemainder(dividingBy: 60)
      element.range?.text = "elapsed time: \(minutes):\(rest < 10 ? "0" : "")\(rest)"
    }
  }
}

extension Element {
  /// Whether the node is a film or a sound.
  var isMedia: Bool { toolkitType == "Video" || toolkitType == "Audio" }

  /// Whether the node may be a control in the bar of a film or a sound.
  fileprivate var isMediaControl: Bool { role == .button || role == .slider }
}
