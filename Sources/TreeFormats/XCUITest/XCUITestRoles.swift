internal import AccessibilityTree

/// What the element types of XCUITest mean to a screen reader.
extension XCUITestType {
  /// Whether what is below can be scrolled into view.
  var scrolls: Bool {
    switch self {
    case .table, .collectionView, .scrollView, .webView, .outline, .browser: true
    default: false
    }
  }

  /// Whether text is typed into it.
  var takesText: Bool {
    switch self {
    case .textField, .secureTextField, .searchField, .textView, .comboBox: true
    default: false
    }
  }

  /// Whether text is typed into it, and buttons beside the text stand in it.
  var holdsControls: Bool { self == .textField || self == .secureTextField || self == .searchField }

  /// Whether its value "1" says that it is selected and is not spoken.
  var showsSelectionAsValue: Bool {
    switch self {
    case .button, .toolbarButton, .menuButton, .radioButton, .tab, .icon: true
    default: false
    }
  }

  /// Whether it is a switch.
  var isSwitch: Bool { self == .switch || self == .toggle }

  /// Whether it can cover what scrolls below it.
  var isBar: Bool {
    switch self {
    case .tabBar, .toolbar, .navigationBar, .keyboard, .searchField: true
    default: false
    }
  }

  /// Whether the reader's cursor stops at it when it has a label, in dumps that do not say.
  var isControlOrText: Bool {
    switch self {
    case .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .comboBox,
      .menuButton, .toolbarButton, .key, .slider, .pageIndicator, .progressIndicator,
      .activityIndicator, .pickerWheel, .switch, .toggle, .link, .image, .icon, .searchField,
      .staticText, .textField, .secureTextField, .textView, .menuItem, .menuBarItem, .cell, .tab,
      .statusItem, .incrementArrow, .decrementArrow, .colorWell, .ratingIndicator, .levelIndicator,
      .relevanceIndicator, .dockItem:
      true
    default: false
    }
  }

  /// Whether its value is worth a stop without a label: "Page 1 of 2", a checkbox beside its text.
  var speaksByValue: Bool {
    switch self {
    case .slider, .pageIndicator, .progressIndicator, .pickerWheel, .switch, .toggle, .checkBox,
      .popUpButton, .ratingIndicator, .levelIndicator:
      true
    default: takesText
    }
  }

  /// Whether it is tapped, turned or typed into, so that the cursor stops at it even if it has no words.
  ///
  /// A row is none by its type alone: many only show something.
  var isControl: Bool {
    switch self {
    case .button, .toolbarButton, .menuButton, .popUpButton, .checkBox, .radioButton, .switch,
      .toggle, .slider, .pickerWheel, .pageIndicator, .link:
      true
    default: takesText
    }
  }

  /// Whether only apps of macOS have it.
  var isOfMac: Bool {
    switch self {
    case .menuBarItem, .touchBar, .statusItem, .splitGroup, .helpTag, .dockItem, .rulerMarker:
      true
    default: false
    }
  }

  /// Whether it holds a whole page of an app.
  var isWindow: Bool { self == .window || self == .dialog || self == .sheet }

  /// Whether it only ever holds others.
  var isStructure: Bool {
    switch self {
    case .application, .window, .sheet, .drawer, .alert, .dialog, .keyboard, .navigationBar,
      .tabBar, .toolbar, .statusBar, .table, .collectionView, .outline, .browser, .scrollView,
      .webView, .segmentedControl, .menu, .menuBar, .popover, .picker, .datePicker, .touchBar,
      .splitGroup, .tabGroup, .radioGroup, .grid, .tableRow, .tableColumn, .outlineRow, .matte,
      .ruler:
      true
    default: false
    }
  }

  /// The part of the system that it is.
  var systemPart: SystemPart? {
    switch self {
    case .navigationBar, .toolbar: .bar
    case .keyboard: .keyboard
    default: nil
    }
  }

  /// What a node of this type does to the elements below it, or `nil` when it does nothing.
  var container: Element? {
    var element = Element()
    switch self {
    case .tabBar: element.container = .tabBar
    case .segmentedControl: element.container = .segmented
    case .alert, .sheet, .dialog: element.isModal = true
    case .navigationBar, .toolbar, .keyboard: element.groupsChildren = true
    default:
      guard scrolls else { return nil }
      element.groupsChildren = true
      element.clips = true
    }
    return element
  }

  /// The traits that `traits` never carries, as they are private on iOS.
  var privateTraits: Traits {
    switch self {
    case .textField, .comboBox: .textEntry
    case .secureTextField: [.textEntry, .secureTextField]
    case .textView: [.textEntry, .textArea]
    case .searchField: [.searchField, .textEntry]
    case .popUpButton: .popupButton
    case .checkBox: .checkbox
    case .radioButton: .radioButton
    case .pickerWheel: [.pickerItem, .adjustable]
    case .switch, .toggle: [.switchButton, .button]
    case .key: .keyboardKey
    default: []
    }
  }

  /// The traits that stand for `traits` where the dump has none.
  var publicTraits: Traits {
    switch self {
    case .button, .toolbarButton, .menuButton, .disclosureTriangle, .menuItem, .menuBarItem,
      .statusItem, .incrementArrow, .decrementArrow, .colorWell, .dockItem:
      .button
    case .staticText: .staticText
    case .image: .image
    case .link: .link
    case .tab: .tab
    case .slider, .stepper, .pageIndicator: .adjustable
    default: []
    }
  }
}
