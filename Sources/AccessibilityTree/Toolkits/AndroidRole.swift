/// What a view is, by its class: TalkBack's roles (documented in its source), as far as classes tell.
package enum AndroidRole: Sendable {
  /// A view that only holds others, or one of a class that says nothing.
  case view
  case text
  case image
  case button
  case imageButton
  case `switch`
  case checkBox
  case radioButton
  case textField
  case slider
  case progress
  case spinner
  case tab
  /// A list, a grid: what stands in it is a row.
  case list
  /// A page, or a part of one, that scrolls.
  case scroller
  case webView
  /// A window of a dump that holds several.
  case window

  /// Creates the role of a class.
  ///
  /// Libraries and makers of devices derive their own classes from Android's, and end their names alike:
  /// `AppCompatCheckBox`, `MaterialSwitch`, `COUISwitch`.
  package init(class name: String) {
    // By bytes: a dump has thousands of views, each of which asks.
    var name = name
    self = name.withUTF8 { bytes in
      var end = bytes.endIndex
      while end > 0, Self.isMark(bytes[end - 1]) { end -= 1 }
      var start = end
      while start > 0, !Self.isMark(bytes[start - 1]) { start -= 1 }
      let short = UnsafeBufferPointer(rebasing: bytes[start..<end])
      return Self.byName[String(decoding: short, as: UTF8.self)]
        ?? Self.byEnding.first {
          $0.0.count <= short.count && short.suffix($0.0.count).elementsEqual($0.0)
        }?
        .1 ?? .view
    }
  }

  /// Whether a byte stands between the parts of a class's name.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$")
  }

  private static let byName: [String: AndroidRole] = [
    "TextView": .text, "View": .view, "ViewGroup": .view, "FrameLayout": .view,
    "LinearLayout": .view, "RelativeLayout": .view, "ImageView": .image, "Image": .image,
    "Button": .button, "ImageButton": .imageButton, "EditText": .textField,
    "AutoCompleteTextView": .textField, "MultiAutoCompleteTextView": .textField,
    "SearchAutoComplete": .textField, "CheckedTextView": .checkBox, "Tab": .tab,
    "TabView": .tab, "ScrollView": .scroller, "HorizontalScrollView": .scroller,
    "NestedScrollView": .scroller, "ViewPager": .scroller, "ViewPager2": .scroller,
    "ExpandableListView": .list, "AbsListView": .list, "ListView": .list, "GridView": .list,
    "RecyclerView": .list, "WebView": .webView, "Chip": .button, "RatingBar": .slider,
    "RNCWebView": .webView, "ReactScrollView": .scroller, "ReactHorizontalScrollView": .scroller,
    "ReactTextView": .text, "ReactEditText": .textField, "ReactImageView": .image,
    "window": .window,
  ]

  /// Longer endings first, as `ImageButton` ends with `Button`.
  private static let byEnding: [([UInt8], AndroidRole)] = [
    ("RadioButton", .radioButton), ("ToggleButton", .switch), ("ImageButton", .imageButton),
    ("FloatingActionButton", .imageButton), ("Switch", .switch), ("SwitchCompat", .switch),
    ("SwitchMaterial", .switch), ("CheckBox", .checkBox), ("Button", .button),
    ("EditText", .textField), ("SeekBar", .slider), ("Slider", .slider),
    ("ProgressBar", .progress), ("ProgressIndicator", .progress), ("Spinner", .spinner),
    ("TextView", .text), ("ImageView", .image), ("RecyclerView", .list), ("ListView", .list),
    ("GridView", .list), ("ScrollView", .scroller), ("WebView", .webView),
  ].map { (Array($0.utf8), $1) }

  /// Whether views of the role only ever hold what TalkBack stops at.
  package var isStructure: Bool {
    self == .list || self == .scroller || self == .webView || self == .window
  }

  /// Whether views of the role are switched on and off.
  package var isSwitched: Bool { self == .switch || self == .checkBox || self == .radioButton }

  /// The traits of UIKit that say the same as the role.
  package var traits: Traits {
    switch self {
    case .view, .list, .scroller, .webView, .window: []
    case .text: .staticText
    case .image: .image
    case .button, .imageButton: .button
    case .switch: [.switchButton, .button]
    case .checkBox: .checkbox
    case .radioButton: .radioButton
    case .textField: .textEntry
    case .slider: .adjustable
    case .progress: .updatesFrequently
    case .spinner: .popupButton
    case .tab: .tab
    }
  }
  /// The role in the words of ARIA, or `nil` for text and what only holds others.
  package var role: Role? {
    switch self {
    case .view, .text, .scroller, .webView, .window: nil
    case .image: .image
    case .button, .imageButton: .button
    case .switch: .switchControl
    case .checkBox: .checkbox
    case .radioButton: .radio
    case .textField: .textBox
    case .slider: .slider
    case .progress: .progressBar
    case .spinner: .comboBox
    case .tab: .tab
    case .list: .list
    }
  }
}
