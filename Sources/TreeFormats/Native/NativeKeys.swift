/// The keys of a screen file's screen.
enum NativeScreenKey: String, CaseIterable {
  case screen, app, platform, size, direction, language, elements
}

/// The keys of a screen file's elements, in the order in which they are written.
enum NativeElementKey: String, CaseIterable {
  case id, label, value, hint, traits, frame, activationPoint, path, isElement, hidden, decorative
  case clips, modal, container, groupsChildren, order, sortPriority, combine, labelledBy, linked
  case actions, content, rotors, userInputLabels, language, headingLevel, expanded
  case respondsToUserInteraction, table, cell, speech, dragSources, dropPoints, directTouch
  case behaviours = "on"
  case textColor, backgroundColor, fontSize, bold, opens, media
  case children

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
