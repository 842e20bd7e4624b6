/// A phrase that a reader says of its own: a role, a state, a hint, a place.
public enum PhraseKey: String, CaseIterable, Sendable {
  // States.
  case selected, dimmed, on, off, mixed, checked, unchecked, visited, isEditing, expanded, collapsed
  // Roles.
  case button, backButton, switchButton, checkbox, radioButton, popupButton, tab, textField
  case secureTextField, heading, headingLevel, link, adjustable, image, searchField, pickerItem
  /// The label that a back button does not repeat.
  case back
  // Places.
  case position, row, column, spansRows, spansColumns
  case listStart, listEnd, landmarkStart, landmarkEnd
  // What else there is.
  case actionsAvailable, moreContentAvailable
  // Hints, and how one joins the author's.
  case adjustableHint, toggleHint, editHint, textAreaHint, editingHint, popupHint, expandHint
  case collapseHint, joinedHint
}
