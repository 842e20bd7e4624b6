internal import AccessibilityTree

/// One view of an Android screen as a dump holds it, its frame in pixels.
struct AndroidElement {
  /// The class; every class of views is one of `View`, which stands for those that a dump does not name.
  var type = "android.view.View" { didSet { role = AndroidRole(class: type) } }
  /// What the view is by its class.
  private(set) var role = AndroidRole.view
  var flags: AndroidFlags = []
  /// In pixels of the screen.
  var frame: Frame?
  var text: String?
  var description: String?
  var hint: String?
  var id: String?
  var pane: String?
  /// What few views have.
  var appWords: AndroidAppWords?
  /// Whether the view belongs to the system: the status bar, the navigation bar.
  var isSystem = false
  var hasAbsurdFrame = false
  /// Whether the dump tells if the view is a heading.
  var saysHeading = false
  /// Whether the dump tells if the view is a part of the screen with a name.
  var saysPane = false
  /// Whether the dump tells what the view shows while it is empty.
  var saysHint = false
  /// The package of the app that draws the view.
  var package: String?

  /// Whether the text of a password field is what the empty field shows.
  ///
  /// Since Android 8 a view with a password transformation gives assistive technology its hint while it is
  /// empty, and else the transformed text: a bullet for each character, of which the last one may still be in
  /// clear (documented: TextView.getTextForAccessibility). A text of letters without any bullet, in a field that
  /// nobody types into, is taken for the hint (assumed: Android 7 gives passwords in clear where people have asked
  /// for that); with a digit or a sign in it, it is kept secret all the same.
  var showsHintOfPassword: Bool {
    guard flags.contains(.isPassword), !flags.contains(.isFocused), let text, text.count > 1 else {
      return false
    }
    return text.allSatisfy { $0.isLetter || $0 == " " || $0 == "," || $0 == "…" }
  }

  /// Places the view, where the numbers are those of a screen.
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
  /// A window of a dump that holds several.
  struct Window {
    /// The display that it is on, counted from 1.
    var display: Int
    /// Whether it is the one in use.
    var isActive = false
  }

  var views = FlatTree<AndroidElement>()
  /// Where each view is written, in bytes from the start of the source; empty where that is not known.
  var offsets: [Int32] = []
  /// The windows, by their index among the views.
  var windows: [Int: Window] = [:]
  /// The size of the screen in pixels, where the dump says it.
  var size: Size?
  /// How many pixels make a point, where the dump says it.
  var density: Double?
  /// Whether the dump tells of any view if it is a heading.
  var saysHeadings: Bool { views.nodes.contains { $0.saysHeading } }
  /// Whether the dump tells of any view what it shows while it is empty.
  var saysHints: Bool { views.nodes.contains { $0.saysHint } }
  /// Whether Compose draws any of the views.
  var holdsCompose: Bool {
    views.nodes.contains { $0.type.hasPrefix("androidx.compose.ui.platform.") }
  }
  /// Whether the views stand in the order in which a reader goes through them.
  ///
  /// Compose sorts its nodes by their places and hands the order over beside the tree, and windows of several
  /// apps follow one another in none; no dump holds either (documented: AndroidComposeViewAccessibilityDelegate,
  /// `traversalBefore`).
  var saysOrder: Bool {
    !holdsCompose
      && Set(views.roots.lazy.map { views[$0] }.filter { !$0.isSystem }.compactMap(\.package)).count
        < 2
  }
  /// Whether a web page can be seen of which the dump holds nothing.
  var holdsEmptyPage: Bool {
    views.nodes.indices.contains { index in
      guard views[index].role == .webView, views.end(of: index) == index + 1,
        !views[index].flags.contains(.isInvisible), let frame = views[index].frame
      else { return false }
      return frame.width > 0 && frame.height > 0
    }
  }
  /// Whether the dump tells what parts of the screen are called.
  var saysPanes: Bool { views.nodes.contains { $0.saysPane } }
}
