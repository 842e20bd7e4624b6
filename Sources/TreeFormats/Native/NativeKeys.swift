import AccessibilityTree

/// The keys of a screen file's screen.
enum NativeScreenKey: String, CaseIterable {
  case screen, app, platform, toolkit, size, direction, language, textSize, boldText
  case origin = "import"
  case elements
}

/// The keys of a screen file's elements, in the order in which they are written.
enum NativeElementKey: String, CaseIterable {
  case id, label, value, hint, traits, role, frame, activationPoint, path, isElement, hidden,
    decorative
  case clips, modal, container, groupsChildren, order, sortPriority, combine, labelledBy, linked
  case actions, content, rotors, userInputLabels, language, headingLevel, expanded
  case respondsToUserInteraction, table, cell, speech, dragSources, dropPoints, directTouch
  case pressed, checked, selectedState, required, readOnly, multiline, busy, invalid, current
  case hasPopup, live, orientation, sort, description, placeholder, roleDescription, errorMessage
  case keyShortcuts, level, position, range
  case behaviours = "on"
  case visibleText, imageName, textColor, backgroundColor, backgroundIsImage
  case tintColor, fontSize, fontWeight, bold, italic, underlined, textStyle, textAlignment
  case truncated, maxLines, scalesWithTextSize, selectable, opens
  case linkTarget, systemPart, prominent
  case gestures, customDrawn, scrollable, keyboardFocusable, keyboardNext, shortcut
  case flowsTo, flowsFrom
  case describedBy, liveRegion, autoDismissAfter, infographic, media, informationInMotion,
    headAnchored
  case ariaRole, ariaFaults, toolkitType, toolkitID, toolkitStates, stateDescription, tapLabel,
    longPressLabel, paneTitle, textLines, dictation, ignore
  case hasBackground, material, animation, ignoresInvertColors
  case highContrastTextColor, highContrastBackgroundColor, highContrastTintColor, customFont
  case tracks, underSettings
  case children

  /// The fact that the key states, or `nil` for a key that the reader of the screen knows.
  var fact: FactKey? { FactKey(rawValue: rawValue) }

  /// The state that the key states, or `nil` for another key.
  var state: States.Key? { States.Key(rawValue: rawValue) }

  /// Whether the value names elements of the screen.
  var namesElements: Bool {
    switch self {
    case .order, .labelledBy, .linked, .table, .flowsTo, .flowsFrom, .keyboardNext, .describedBy:
      true
    default: false
    }
  }

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
