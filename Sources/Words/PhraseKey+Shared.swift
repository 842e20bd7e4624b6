/// The names that several readers use; what each is said for, a phrasebook shows.
extension PhraseKey {
  // States.
  /// The phrase `selected`.
  public static let selected: PhraseKey = "selected"
  /// The phrase `dimmed`.
  public static let dimmed: PhraseKey = "dimmed"
  /// The phrase `on`.
  public static let on: PhraseKey = "on"
  /// The phrase `off`.
  public static let off: PhraseKey = "off"
  /// The phrase `mixed`.
  public static let mixed: PhraseKey = "mixed"
  /// The phrase `checked`.
  public static let checked: PhraseKey = "checked"
  /// The phrase `unchecked`.
  public static let unchecked: PhraseKey = "unchecked"
  /// The phrase `visited`.
  public static let visited: PhraseKey = "visited"
  /// The phrase `isEditing`.
  public static let isEditing: PhraseKey = "isEditing"
  /// The phrase `expanded`.
  public static let expanded: PhraseKey = "expanded"
  /// The phrase `collapsed`.
  public static let collapsed: PhraseKey = "collapsed"
  // Roles.
  /// The phrase `button`.
  public static let button: PhraseKey = "button"
  /// The phrase `backButton`.
  public static let backButton: PhraseKey = "backButton"
  /// The phrase `switchButton`.
  public static let switchButton: PhraseKey = "switchButton"
  /// The phrase `checkbox`.
  public static let checkbox: PhraseKey = "checkbox"
  /// The phrase `radioButton`.
  public static let radioButton: PhraseKey = "radioButton"
  /// The phrase `popupButton`.
  public static let popupButton: PhraseKey = "popupButton"
  /// The phrase `tab`.
  public static let tab: PhraseKey = "tab"
  /// The phrase `textField`.
  public static let textField: PhraseKey = "textField"
  /// The phrase `secureTextField`.
  public static let secureTextField: PhraseKey = "secureTextField"
  /// The phrase `heading`.
  public static let heading: PhraseKey = "heading"
  /// The phrase `headingLevel`.
  public static let headingLevel: PhraseKey = "headingLevel"
  /// The phrase `link`.
  public static let link: PhraseKey = "link"
  /// The phrase `adjustable`.
  public static let adjustable: PhraseKey = "adjustable"
  /// The phrase `image`.
  public static let image: PhraseKey = "image"
  /// The phrase `searchField`.
  public static let searchField: PhraseKey = "searchField"
  /// The phrase `pickerItem`.
  public static let pickerItem: PhraseKey = "pickerItem"
  // The label that a back button does not repeat.
  /// The phrase `back`.
  public static let back: PhraseKey = "back"
  // Places.
  /// The phrase `position`.
  public static let position: PhraseKey = "position"
  /// The phrase `row`.
  public static let row: PhraseKey = "row"
  /// The phrase `column`.
  public static let column: PhraseKey = "column"
  /// The phrase `spansRows`.
  public static let spansRows: PhraseKey = "spansRows"
  /// The phrase `spansColumns`.
  public static let spansColumns: PhraseKey = "spansColumns"
  /// The phrase `listStart`.
  public static let listStart: PhraseKey = "listStart"
  /// The phrase `listEnd`.
  public static let listEnd: PhraseKey = "listEnd"
  /// The phrase `landmarkStart`.
  public static let landmarkStart: PhraseKey = "landmarkStart"
  /// The phrase `landmarkEnd`.
  public static let landmarkEnd: PhraseKey = "landmarkEnd"
  // What else there is.
  /// The phrase `actionsAvailable`.
  public static let actionsAvailable: PhraseKey = "actionsAvailable"
  /// The phrase `moreContentAvailable`.
  public static let moreContentAvailable: PhraseKey = "moreContentAvailable"
  // Hints, and how one joins the author's.
  /// The phrase `adjustableHint`.
  public static let adjustableHint: PhraseKey = "adjustableHint"
  /// The phrase `toggleHint`.
  public static let toggleHint: PhraseKey = "toggleHint"
  /// The phrase `editHint`.
  public static let editHint: PhraseKey = "editHint"
  /// The phrase `textAreaHint`.
  public static let textAreaHint: PhraseKey = "textAreaHint"
  /// The phrase `editingHint`.
  public static let editingHint: PhraseKey = "editingHint"
  /// The phrase `popupHint`.
  public static let popupHint: PhraseKey = "popupHint"
  /// The phrase `expandHint`.
  public static let expandHint: PhraseKey = "expandHint"
  /// The phrase `collapseHint`.
  public static let collapseHint: PhraseKey = "collapseHint"
  /// The phrase `joinedHint`.
  public static let joinedHint: PhraseKey = "joinedHint"
  // The rotor: its options, what they find, and what is said when they find nothing.
  /// The phrase `rotorCharacters`.
  public static let rotorCharacters: PhraseKey = "rotorCharacters"
  /// The phrase `rotorWords`.
  public static let rotorWords: PhraseKey = "rotorWords"
  /// The phrase `rotorLines`.
  public static let rotorLines: PhraseKey = "rotorLines"
  /// The phrase `rotorHeadings`.
  public static let rotorHeadings: PhraseKey = "rotorHeadings"
  /// The phrase `rotorHeading1`.
  public static let rotorHeading1: PhraseKey = "rotorHeading1"
  /// The phrase `rotorHeading2`.
  public static let rotorHeading2: PhraseKey = "rotorHeading2"
  /// The phrase `rotorHeading3`.
  public static let rotorHeading3: PhraseKey = "rotorHeading3"
  /// The phrase `rotorHeading4`.
  public static let rotorHeading4: PhraseKey = "rotorHeading4"
  /// The phrase `rotorHeading5`.
  public static let rotorHeading5: PhraseKey = "rotorHeading5"
  /// The phrase `rotorHeading6`.
  public static let rotorHeading6: PhraseKey = "rotorHeading6"
  /// The phrase `rotorLinks`.
  public static let rotorLinks: PhraseKey = "rotorLinks"
  /// The phrase `rotorVisitedLinks`.
  public static let rotorVisitedLinks: PhraseKey = "rotorVisitedLinks"
  /// The phrase `rotorFormControls`.
  public static let rotorFormControls: PhraseKey = "rotorFormControls"
  /// The phrase `rotorButtons`.
  public static let rotorButtons: PhraseKey = "rotorButtons"
  /// The phrase `rotorTextFields`.
  public static let rotorTextFields: PhraseKey = "rotorTextFields"
  /// The phrase `rotorSearchFields`.
  public static let rotorSearchFields: PhraseKey = "rotorSearchFields"
  /// The phrase `rotorStaticText`.
  public static let rotorStaticText: PhraseKey = "rotorStaticText"
  /// The phrase `rotorImages`.
  public static let rotorImages: PhraseKey = "rotorImages"
  /// The phrase `rotorTables`.
  public static let rotorTables: PhraseKey = "rotorTables"
  /// The phrase `rotorLists`.
  public static let rotorLists: PhraseKey = "rotorLists"
  /// The phrase `rotorLandmarks`.
  public static let rotorLandmarks: PhraseKey = "rotorLandmarks"
  /// The phrase `rotorMisspelledWords`.
  public static let rotorMisspelledWords: PhraseKey = "rotorMisspelledWords"
  /// The phrase `rotorContainers`.
  public static let rotorContainers: PhraseKey = "rotorContainers"
  /// The phrase `rotorSameItem`.
  public static let rotorSameItem: PhraseKey = "rotorSameItem"
  /// The phrase `rotorVerticalNavigation`.
  public static let rotorVerticalNavigation: PhraseKey = "rotorVerticalNavigation"
  /// The phrase `rotorActions`.
  public static let rotorActions: PhraseKey = "rotorActions"
  /// The phrase `rotorAdjustValue`.
  public static let rotorAdjustValue: PhraseKey = "rotorAdjustValue"
  /// The phrase `rotorMoreContent`.
  public static let rotorMoreContent: PhraseKey = "rotorMoreContent"
  /// The phrase `rotorSpeakingRate`.
  public static let rotorSpeakingRate: PhraseKey = "rotorSpeakingRate"
  /// The phrase `rotorHints`.
  public static let rotorHints: PhraseKey = "rotorHints"
  /// The phrase `rotorNavigationStyle`.
  public static let rotorNavigationStyle: PhraseKey = "rotorNavigationStyle"
  /// The phrase `rotorBrailleScreenInput`.
  public static let rotorBrailleScreenInput: PhraseKey = "rotorBrailleScreenInput"
  /// The phrase `itemButton`.
  public static let itemButton: PhraseKey = "itemButton"
  /// The phrase `itemContainer`.
  public static let itemContainer: PhraseKey = "itemContainer"
  /// The phrase `itemFormControl`.
  public static let itemFormControl: PhraseKey = "itemFormControl"
  /// The phrase `itemHeading`.
  public static let itemHeading: PhraseKey = "itemHeading"
  /// The phrase `itemImage`.
  public static let itemImage: PhraseKey = "itemImage"
  /// The phrase `itemItem`.
  public static let itemItem: PhraseKey = "itemItem"
  /// The phrase `itemLandmark`.
  public static let itemLandmark: PhraseKey = "itemLandmark"
  /// The phrase `itemLink`.
  public static let itemLink: PhraseKey = "itemLink"
  /// The phrase `itemList`.
  public static let itemList: PhraseKey = "itemList"
  /// The phrase `itemSameItem`.
  public static let itemSameItem: PhraseKey = "itemSameItem"
  /// The phrase `itemSearchField`.
  public static let itemSearchField: PhraseKey = "itemSearchField"
  /// The phrase `itemStaticText`.
  public static let itemStaticText: PhraseKey = "itemStaticText"
  /// The phrase `itemTable`.
  public static let itemTable: PhraseKey = "itemTable"
  /// The phrase `itemTextField`.
  public static let itemTextField: PhraseKey = "itemTextField"
  /// The phrase `itemVisitedLink`.
  public static let itemVisitedLink: PhraseKey = "itemVisitedLink"
  /// The phrase `notFound`.
  public static let notFound: PhraseKey = "notFound"
  /// The phrase `noNext`, for readers that say in which direction they found nothing.
  public static let noNext: PhraseKey = "noNext"
  /// The phrase `noPrevious`.
  public static let noPrevious: PhraseKey = "noPrevious"
  /// The phrase `deleted`, for readers that say more than the deleted text.
  public static let deleted: PhraseKey = "deleted"
  /// The phrase `secretCharacter`, for readers that say a word for each character typed into a secure field.
  public static let secretCharacter: PhraseKey = "secretCharacter"
  /// The phrase `rotorParagraphs`.
  public static let rotorParagraphs: PhraseKey = "rotorParagraphs"
  /// The phrase `rotorControls`.
  public static let rotorControls: PhraseKey = "rotorControls"
  /// The phrase `itemControl`.
  public static let itemControl: PhraseKey = "itemControl"
  // Answers and settings.
  /// The phrase `rotorEdit`.
  public static let rotorEdit: PhraseKey = "rotorEdit"
  /// The phrase `editSelectAll`.
  public static let editSelectAll: PhraseKey = "editSelectAll"
  /// The phrase `editCut`.
  public static let editCut: PhraseKey = "editCut"
  /// The phrase `editCopy`.
  public static let editCopy: PhraseKey = "editCopy"
  /// The phrase `editPaste`.
  public static let editPaste: PhraseKey = "editPaste"
  /// The phrase `performedAction`.
  public static let performedAction: PhraseKey = "performedAction"
  /// The phrase `defaultAction`.
  public static let defaultAction: PhraseKey = "defaultAction"
  /// The phrase `flat`.
  public static let flat: PhraseKey = "flat"
  /// The phrase `grouped`.
  public static let grouped: PhraseKey = "grouped"
}
