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
  // The rotor: its options, what they find, and what is said when they find nothing.
  case rotorCharacters, rotorWords, rotorLines, rotorHeadings, rotorHeading1, rotorHeading2
  case rotorHeading3, rotorHeading4, rotorHeading5, rotorHeading6, rotorLinks, rotorVisitedLinks
  case rotorFormControls, rotorButtons, rotorTextFields, rotorSearchFields, rotorStaticText
  case rotorImages, rotorTables, rotorLists, rotorLandmarks, rotorContainers, rotorSameItem
  case rotorVerticalNavigation, rotorActions, rotorAdjustValue, rotorMoreContent
  case rotorSpeakingRate, rotorHints, rotorNavigationStyle
  case itemButton, itemContainer, itemFormControl, itemHeading, itemImage, itemItem, itemLandmark
  case itemLink, itemList, itemSameItem, itemSearchField, itemStaticText, itemTable, itemTextField
  case itemVisitedLink
  case notFound
  // Answers and settings.
  case rotorEdit, editSelectAll, editCut, editCopy, editPaste
  case performedAction, defaultAction, flat, grouped
}
