internal import AccessibilityTree

/// One view of an Android screen as a dump holds it, its frame in pixels.
struct AndroidElement {
  /// The class; every class of views is one of `View`, which stands for those that a dump does not name.
  var type = "android.view.View"
  var flags: AndroidFlags = []
  /// In pixels of the screen.
  var frame: Frame?
  var text: String?
  var description: String?
  var hint: String?
  var id: String?
  var pane: String?
  /// Whether the view belongs to the system: the status bar, the navigation bar.
  var isSystem = false
  var hasAbsurdFrame = false
  /// Whether the dump tells if the view is a heading.
  var saysHeading = false
  /// Whether the dump tells if the view is a part of the screen with a name.
  var saysPane = false

  /// Places the view, where the numbers are those of a screen.
  ///
  /// - Parameters:
  ///   - x: The left edge in pixels of the screen.
  ///   - y: The upper edge in pixels.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  mutating func place(x: Double, y: Double, width: Double, height: Double) {
    switch ImportedFrame.judge(x: x, y: y, width: width, height: height) {
    case .frame(let frame): self.frame = frame
    case .none: break
    case .absurd: hasAbsurdFrame = true
    }
  }
}

/// The views of a dump.
struct AndroidDump {
  var views = FlatTree<AndroidElement>()
  /// The size of the screen in pixels, where the dump says it.
  var size: Size?
  /// How many pixels make a point, where the dump says it.
  var density: Double?
  /// Whether the dump tells of any view if it is a heading.
  var saysHeadings: Bool { views.nodes.contains(where: \.saysHeading) }
  /// Whether the dump tells what parts of the screen are called.
  var saysPanes: Bool { views.nodes.contains(where: \.saysPane) }
}
