/// What the classes of UIKit and React Native are among the element types of XCUITest.
enum EarlGreyTypes {
  /// Returns the type of a class; `other` for those that only their traits tell.
  static func type(of name: String) -> XCUITestType {
    let short = name.split(separator: ".").last.map(String.init) ?? name
    if let type = byName[short] { return type }
    return byEnding.first { short.hasSuffix($0.0) }?.1 ?? .other
  }

  private static let byName: [String: XCUITestType] = [
    "UIButton": .button, "UILabel": .staticText, "UIImageView": .image, "UISwitch": .switch,
    "UISlider": .slider, "UIStepper": .stepper, "UISegmentedControl": .segmentedControl,
    "UISegment": .button, "UITextView": .textView, "UITabBar": .tabBar,
    "UITabBarButton": .button, "UINavigationBar": .navigationBar, "UIToolbar": .toolbar,
    "UITableView": .table, "UICollectionView": .collectionView, "UIScrollView": .scrollView,
    "UIPickerView": .picker, "UIDatePicker": .datePicker, "UIPageControl": .pageIndicator,
    "UIProgressView": .progressIndicator, "UIActivityIndicatorView": .activityIndicator,
    "UIWebView": .webView, "WKWebView": .webView, "UIWindow": .window, "UIKeyboard": .keyboard,
    "UIKBKeyView": .key, "UISearchBarTextField": .searchField, "UISearchTextField": .searchField,
    "UIAccessibilityTextFieldElement": .textField, "_UIAlertControllerView": .alert,
    "UIPickerTableViewWrapperCell": .pickerWheel, "UITextEffectsWindow": .window,
    "UIRemoteKeyboardWindow": .window, "UIStatusBar": .statusBar,
    "UIStatusBar_Modern": .statusBar, "RCTSwitch": .switch, "RCTSlider": .slider,
    "RNCSlider": .slider, "RCTUITextView": .textView, "RNCWebView": .webView,
  ]

  private static let byEnding: [(String, XCUITestType)] = [
    ("TextField", .textField), ("TableViewCell", .cell), ("CollectionViewCell", .cell),
    ("CollectionView", .collectionView), ("TableView", .table), ("ScrollView", .scrollView),
    ("WebView", .webView),
  ]
}
