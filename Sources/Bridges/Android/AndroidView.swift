package import AccessibilityTree

/// What a view of Android is, by its class, its flags and the names that Android's libraries give.
package struct AndroidView: Sendable {
  package let role: AndroidRole
  package let flags: AndroidFlags
  /// Whether the view is a toolbar.
  package let isToolbar: Bool
  /// Whether the view is the field of a search.
  package let isSearch: Bool
  /// Whether Compose draws what is in the view.
  package let isComposeHost: Bool
  /// Whether the app says something of the view's state in words of its own.
  package let hasStateDescription: Bool
  /// Whether the view has the title of a pane, or labels of its actions, which few have.
  package let hasRareWords: Bool
  /// Whether the app says before or after which view this one comes, which few do.
  package let statesTraversal: Bool
  /// Whether the view is the picture of an item of Material's navigation bar.
  package let isNavigationIcon: Bool

  /// What makes TalkBack stop at a view.
  package static let actions: AndroidFlags = [
    .isClickable, .isLongClickable, .isFocusable, .isScreenReaderFocusable,
  ]

  /// Creates a view.
  package init(_ element: Element) {
    var (type, id, states) = ("", nil as String?, [] as [PropertyValue])
    var (hasStateDescription, hasRareWords, statesTraversal) = (false, false, false)
    // Once over what is stated: a dump has thousands of views.
    for fact in element.facts {
      switch (fact.key, fact.value) {
      case (Self.type, .text(let text)): type = text
      case (Self.id, .text(let text)): id = text
      case (Self.states, .list(let words)): states = words
      case (FactKey.stateDescription.rawValue, _): hasStateDescription = true
      case (FactKey.paneTitle.rawValue, _), (FactKey.tapLabel.rawValue, _),
        (FactKey.longPressLabel.rawValue, _):
        hasRareWords = true
      case (FactKey.flowsTo.rawValue, _), (FactKey.flowsFrom.rawValue, _): statesTraversal = true
      default: break
      }
    }
    // The names that Android's libraries give, in every app.
    let name = id.map(Self.name) ?? ""
    role = AndroidRole(class: type)
    flags = states.reduce(into: AndroidFlags()) { flags, word in
      if case .text(let name) = word { flags.formUnion(AndroidFlags(name: name)) }
    }
    isToolbar = type.hasSuffix("Toolbar") || name == "toolbar" || name == "action_bar"
    isComposeHost = type.hasPrefix("androidx.compose.ui.platform.")
    self.hasStateDescription = hasStateDescription
    self.hasRareWords = hasRareWords
    self.statesTraversal = statesTraversal
    isSearch = type.hasSuffix("SearchAutoComplete") || name == "search_src_text"
    isNavigationIcon = name == "navigation_bar_item_icon_view"
  }

  private static let (type, id, states) = (
    FactKey.toolkitType.rawValue, FactKey.toolkitID.rawValue, FactKey.toolkitStates.rawValue
  )

  /// Returns the name of a view; what stands before the slash is the app's package.
  package static func name(_ id: String) -> String {
    var copy = id
    return copy.withUTF8 { bytes in
      var start = bytes.endIndex
      while start > 0, bytes[start - 1] != UInt8(ascii: "/") { start -= 1 }
      if start == 0 || start == bytes.endIndex { return id }
      return String(decoding: bytes[start...], as: UTF8.self)
    }
  }

  /// Whether a tap or a long one does something.
  package var isPressed: Bool { !flags.isDisjoint(with: Self.presses) }

  // Lists of flags are made once: of each, the compiler makes a set element by element.
  private static let presses: AndroidFlags = [.isClickable, .isLongClickable]
  private static let choice: AndroidFlags = [.isSelectable, .isChecked]

  /// Whether the view is on or off, and not one of several to choose from.
  package var isSwitched: Bool {
    flags.contains(.isCheckable) && !flags.contains(.isSelectable) || role.isSwitched
  }

  /// Whether the view is expanded: what can be collapsed is; `nil` for what can be neither.
  package var isExpanded: Bool? {
    if flags.contains(.isExpandable) { return false }
    return flags.contains(.isCollapsible) ? true : nil
  }

  /// Whether the view is a window of a dump that holds several.
  package var isWindow: Bool { role == .window }

  /// Whether, or how far, the view is checked.
  package var checked: Tristate {
    if flags.contains(.isPartiallyChecked) { return .mixed }
    return flags.contains(.isChecked) ? .true : .false
  }

  /// Whether the view only holds what TalkBack stops at: a list, a page that scrolls, a web page.
  package var isStructure: Bool {
    role.isStructure || role == .view && flags.contains(.isScrollable)
  }

  /// The traits of a stop.
  package var traits: Traits {
    var traits = role.traits
    if role == .image, isPressed { traits = .button }
    if role == .text, isPressed { traits = [] }
    if flags.contains(.isPassword) { traits.formUnion([.textEntry, .secureTextField]) }
    if isSearch, role == .textField { traits.insert(.searchField) }
    if flags.contains(.isFocused), traits.contains(.textEntry) { traits.insert(.isEditing) }
    if flags.contains(.isHeading) { traits.insert(.header) }
    let isChosen = flags.isSuperset(of: Self.choice) && !role.isSwitched
    if isChosen || flags.contains(.isSelected) { traits.insert(.selected) }
    if flags.contains(.isDisabled) { traits.insert(.notEnabled) }
    if flags.contains(.isLive) { traits.insert(.updatesFrequently) }
    return traits
  }

  /// Returns the role of a stop in the words of ARIA.
  package func declaredRole(switched: AndroidRole?) -> Role? {
    if let switched = switched?.role { return switched }
    if flags.contains(.isPassword) { return .textBox }
    if flags.contains(.isHeading), role.role == nil { return .heading }
    switch role {
    case .image: return isPressed ? .button : .image
    case .textField: return isSearch ? .searchBox : .textBox
    case .view, .text: return isSwitched ? .checkbox : nil
    default: return role.role
    }
  }

  /// Returns the states of a stop.
  package func states(checked: Tristate?) -> States {
    var states = States()
    states.checked = checked
    if flags.contains(.isSelected) { states.isSelected = true }
    if flags.contains(.isLive) { states.live = .polite }
    return states
  }
}
