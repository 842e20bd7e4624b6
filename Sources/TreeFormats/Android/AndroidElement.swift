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
}
