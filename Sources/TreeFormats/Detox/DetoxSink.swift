internal import AccessibilityTree

/// Takes the tags of a view hierarchy of Detox.
final class DetoxSink: XMLSink {
  /// The views so far.
  private(set) var views = LabelledViews()
  /// How many frames are no frames.
  private(set) var absurdFrames = 0
  /// How many web pages are in the dump.
  private(set) var webPages = 0
  /// The first window's frame.
  private(set) var window: Frame?
  /// Whether the dump is of Android.
  let isAndroid: Bool
  /// How many pixels make a point on Android, where the dump says it.
  private(set) var density: Double?
  private var depth = 0

  /// Creates a sink.
  init(isAndroid: Bool) { self.isAndroid = isAndroid }

  /// Opens a view.
  func begin(_ tag: XMLTag) {
    depth += 1
    if depth == 1 { return takeDensity(tag) }
    var view = DetoxElement(tag)
    let role = view.role(isAndroid: isAndroid)
    // On iOS a frame is inside of the view around; on Android it is on the screen, in pixels.
    let element = view.element(
      isAndroid: isAndroid, role: role,
      origin: isAndroid ? nil : views.innermost.flatMap { views[$0].element.frame },
      density: isAndroid ? density ?? 1 : 1)
    if view.hasAbsurdFrame { absurdFrames += 1 }
    if role.isWebView, view.removal == nil { webPages += 1 }
    if window == nil { window = element.frame }
    views.begin(LabelledView(element: element, removal: view.removal, offset: tag.offset))
  }

  /// Closes the innermost view.
  func end() {
    depth -= 1
    if depth > 0 { views.end() }
  }

  private func takeDensity(_ tag: XMLTag) {
    tag.forEachAttribute { name, value in
      guard String(cString: name) == "density" else { return }
      let number = Double(String(decoding: value.prefix(64), as: UTF8.self)) ?? 0
      if (0.5...10).contains(number) { density = number }
    }
  }
}
