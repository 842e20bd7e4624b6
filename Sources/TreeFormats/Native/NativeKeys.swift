import AccessibilityTree

/// The keys of a screen file's screen.
enum NativeScreenKey: String, CaseIterable {
  case screen, app, platform, size, direction, language, textSize, boldText, elements
}

/// The keys of a screen file's elements, in the order in which they are written.
enum NativeElementKey: String, CaseIterable {
  case id, label, value, hint, traits, frame, activationPoint, path, isElement, hidden, decorative
  case clips, modal, container, groupsChildren, order, sortPriority, combine, labelledBy, linked
  case actions, content, rotors, userInputLabels, language, headingLevel, expanded
  case respondsToUserInteraction, table, cell, speech, dragSources, dropPoints, directTouch
  case behaviours = "on"
  case visibleText, placeholder, imageName, textColor, backgroundColor, backgroundIsImage
  case tintColor, fontSize, fontWeight, bold, italic, underlined, textStyle, textAlignment
  case truncated, maxLines, scalesWithTextSize, selectable, opens, prominent, gestures
  case customDrawn, scrollable, keyboardFocusable, keyboardNext, shortcut, flowsTo, flowsFrom
  case describedBy, liveRegion, autoDismissAfter, infographic, media, informationInMotion,
    headAnchored
  case ariaRole, dictation, ignore
  case children

  /// The fact that the key states, or `nil` for a key that the reader of the screen knows.
  var fact: FactKey? { FactKey(rawValue: rawValue) }

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
