internal import AccessibilityTree

/// What a view is by its class, on iOS or Android.
struct DetoxRole {
  /// The traits of the class.
  var traits: Traits = []
  /// The container that the class makes.
  var container: Container?
  /// Whether the view shows a web page, whose text the dump holds and nobody reads here.
  var isWebView = false

  /// Creates the role of a class.
  init(class name: String, isAndroid: Bool) {
    if isAndroid {
      let role = AndroidRole(class: name)
      traits = role.traits
      isWebView = role == .webView
      return
    }
    let short = String(name.prefix { $0 != "<" })
    traits = Self.traits[short] ?? []
    isWebView = short.hasSuffix("WKWebView")
    if short == "UITabBar" { container = .tabBar }
    if short == "UISegmentedControl" { container = .segmented }
  }

  private static let traits: [String: Traits] = [
    "UILabel": .staticText, "RCTTextView": .staticText, "RCTParagraphComponentView": .staticText,
    "UIImageView": .image, "RCTImageView": .image, "RCTUIImageViewAnimated": .image,
    "UIButton": .button, "_UIButtonBarButton": .button, "UISegment": .button,
    "UITabBarButton": .tab, "UISwitch": [.switchButton, .button],
    "RCTSwitch": [.switchButton, .button], "UISlider": .adjustable, "RNCSlider": .adjustable,
    "UIStepper": .adjustable, "UITextField": .textEntry, "RCTUITextField": .textEntry,
    "UITextView": [.textEntry, .textArea], "RCTUITextView": [.textEntry, .textArea],
    "UISearchTextField": [.textEntry, .searchField],
  ]
}
