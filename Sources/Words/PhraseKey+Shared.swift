/// The names that several readers use; what each is said for, a phrasebook shows.
extension PhraseKey {
  // States.
  /// `selected`.
  public static let selected: PhraseKey = "selected"
  /// `dimmed`.
  public static let dimmed: PhraseKey = "dimmed"
  /// `on`.
  public static let on: PhraseKey = "on"
  /// `off`.
  public static let off: PhraseKey = "off"
  /// `mixed`.
  public static let mixed: PhraseKey = "mixed"
  /// `checked`.
  public static let checked: PhraseKey = "checked"
  /// `unchecked`.
  public static let unchecked: PhraseKey = "unchecked"
  /// `visited`.
  public static let visited: PhraseKey = "visited"
  /// `isEditing`.
  public static let isEditing: PhraseKey = "isEditing"
  /// `expanded`.
  public static let expanded: PhraseKey = "expanded"
  /// `collapsed`.
  public static let collapsed: PhraseKey = "collapsed"
  // Roles.
  /// `button`.
  public static let button: PhraseKey = "button"
  /// `backButton`.
  public static let backButton: PhraseKey = "backButton"
  /// `switchButton`.
  public static let switchButton: PhraseKey = "switchButton"
  /// `checkbox`.
  public static let checkbox: PhraseKey = "checkbox"
  /// `radioButton`.
  public static let radioButton: PhraseKey = "radioButton"
  /// `popupButton`.
  public static let popupButton: PhraseKey = "popupButton"
  /// `tab`.
  public static let tab: PhraseKey = "tab"
  /// `textField`.
  public static let textField: PhraseKey = "textField"
  /// `secureTextField`.
  public static let secureTextField: PhraseKey = "secureTextField"
  /// `heading`.
  public static let heading: PhraseKey = "heading"
  /// `headingLevel`.
  public static let headingLevel: PhraseKey = "headingLevel"
  /// `link`.
  public static let link: PhraseKey = "link"
  /// `adjustable`.
  public static let adjustable: PhraseKey = "adjustable"
  /// `image`.
  public static let image: PhraseKey = "image"
  /// `searchField`.
  public static let searchField: PhraseKey = "searchField"
  /// `pickerItem`.
  public static let pickerItem: PhraseKey = "pickerItem"
  // The label that a back button does not repeat.
  /// `back`.
  public static let back: PhraseKey = "back"
  // Places.
  /// `position`.
  public static let position: PhraseKey = "position"
  /// `row`.
  public static let row: PhraseKey = "row"
  /// `column`.
  public static let column: PhraseKey = "column"
  /// `spansRows`.
  public static let spansRows: PhraseKey = "spansRows"
  /// `spansColumns`.
  public static let spansColumns: PhraseKey = "spansColumns"
  /// `listStart`.
  public static let listStart: PhraseKey = "listStart"
  /// `listEnd`.
  public static let listEnd: PhraseKey = "listEnd"
  /// `landmarkStart`.
  public static let landmarkStart: PhraseKey = "landmarkStart"
  /// `landmarkEnd`.
  public static let landmarkEnd: PhraseKey = "landmarkEnd"
  // What else there is.
  /// `actionsAvailable`.
  public static let actionsAvailable: PhraseKey = "actionsAvailable"
  /// `moreContentAvailable`.
  public static let moreContentAvailable: PhraseKey = "moreContentAvailable"
  // Hints, and how one joins the author's.
  /// `adjustableHint`.
  public static let adjustableHint: PhraseKey = "adjustableHint"
  /// `toggleHint`.
  public static let toggleHint: PhraseKey = "toggleHint"
  /// `editHint`.
  public static let editHint: PhraseKey = "editHint"
  /// `textAreaHint`.
  public static let textAreaHint: PhraseKey = "textAreaHint"
  /// `editingHint`.
  public static let editingHint: PhraseKey = "editingHint"
  /// `popupHint`.
  public static let popupHint: PhraseKey = "popupHint"
  /// `expandHint`.
  public static let expandHint: PhraseKey = "expandHint"
  /// `collapseHint`.
  public static let collapseHint: PhraseKey = "collapseHint"
  /// `joinedHint`.
  public static let joinedHint: PhraseKey = "joinedHint"
  // The rotor: its options, what they find, and what is said when they find nothing.
  /// `rotorCharacters`.
  public static let rotorCharacters: PhraseKey = "rotorCharacters"
  /// `rotorWords`.
  public static let rotorWords: PhraseKey = "rotorWords"
  /// `rotorLines`.
  public static let rotorLines: PhraseKey = "rotorLines"
  /// `rotorHeadings`.
  public static let rotorHeadings: PhraseKey = "rotorHeadings"
  /// `rotorHeading1`.
  public static let rotorHeading1: PhraseKey = "rotorHeading1"
  /// `rotorHeading2`.
  public static let rotorHeading2: PhraseKey = "rotorHeading2"
  /// `rotorHeading3`.
  public static let rotorHeading3: PhraseKey = "rotorHeading3"
  /// `rotorHeading4`.
  public static let rotorHeading4: PhraseKey = "rotorHeading4"
  /// `rotorHeading5`.
  public static let rotorHeading5: PhraseKey = "rotorHeading5"
  /// `rotorHeading6`.
  public static let rotorHeading6: PhraseKey = "rotorHeading6"
  /// `rotorLinks`.
  public static let rotorLinks: PhraseKey = "rotorLinks"
  /// `rotorVisitedLinks`.
  public static let rotorVisitedLinks: PhraseKey = "rotorVisitedLinks"
  /// `rotorFormControls`.
  public static let rotorFormControls: PhraseKey = "rotorFormControls"
  /// `rotorButtons`.
  public static let rotorButtons: PhraseKey = "rotorButtons"
  /// `rotorTextFields`.
  public static let rotorTextFields: PhraseKey = "rotorTextFields"
  /// `rotorSearchFields`.
  public static let rotorSearchFields: PhraseKey = "rotorSearchFields"
  /// `rotorStaticText`.
  public static let rotorStaticText: PhraseKey = "rotorStaticText"
  /// `rotorImages`.
  public static let rotorImages: PhraseKey = "rotorImages"
  /// `rotorTables`.
  public static let rotorTables: PhraseKey = "rotorTables"
  /// `rotorLists`.
  public static let rotorLists: PhraseKey = "rotorLists"
  /// `rotorLandmarks`.
  public static let rotorLandmarks: PhraseKey = "rotorLandmarks"
  /// `rotorMisspelledWords`.
  public static let rotorMisspelledWords: PhraseKey = "rotorMisspelledWords"
  /// `rotorContainers`.
  public static let rotorContainers: PhraseKey = "rotorContainers"
  /// `rotorSameItem`.
  public static let rotorSameItem: PhraseKey = "rotorSameItem"
  /// `rotorVerticalNavigation`.
  public static let rotorVerticalNavigation: PhraseKey = "rotorVerticalNavigation"
  /// `rotorActions`.
  public static let rotorActions: PhraseKey = "rotorActions"
  /// `rotorAdjustValue`.
  public static let rotorAdjustValue: PhraseKey = "rotorAdjustValue"
  /// `rotorMoreContent`.
  public static let rotorMoreContent: PhraseKey = "rotorMoreContent"
  /// `rotorSpeakingRate`.
  public static let rotorSpeakingRate: PhraseKey = "rotorSpeakingRate"
  /// `rotorHints`.
  public static let rotorHints: PhraseKey = "rotorHints"
  /// `rotorNavigationStyle`.
  public static let rotorNavigationStyle: PhraseKey = "rotorNavigationStyle"
  /// `itemButton`.
  public static let itemButton: PhraseKey = "itemButton"
  /// `itemContainer`.
  public static let itemContainer: PhraseKey = "itemContainer"
  /// `itemFormControl`.
  public static let itemFormControl: PhraseKey = "itemFormControl"
  /// `itemHeading`.
  public static let itemHeading: PhraseKey = "itemHeading"
  /// `itemImage`.
  public static let itemImage: PhraseKey = "itemImage"
  /// `itemItem`.
  public static let itemItem: PhraseKey = "itemItem"
  /// `itemLandmark`.
  public static let itemLandmark: PhraseKey = "itemLandmark"
  /// `itemLink`.
  public static let itemLink: PhraseKey = "itemLink"
  /// `itemList`.
  public static let itemList: PhraseKey = "itemList"
  /// `itemSameItem`.
  public static let itemSameItem: PhraseKey = "itemSameItem"
  /// `itemSearchField`.
  public static let itemSearchField: PhraseKey = "itemSearchField"
  /// `itemStaticText`.
  public static let itemStaticText: PhraseKey = "itemStaticText"
  /// `itemTable`.
  public static let itemTable: PhraseKey = "itemTable"
  /// `itemTextField`.
  public static let itemTextField: PhraseKey = "itemTextField"
  /// `itemVisitedLink`.
  public static let itemVisitedLink: PhraseKey = "itemVisitedLink"
  /// `notFound`.
  public static let notFound: PhraseKey = "notFound"
  /// `noNext`, for readers that tell which way nothing was found.
  public static let noNext: PhraseKey = "noNext"
  /// `noPrevious`.
  public static let noPrevious: PhraseKey = "noPrevious"
  /// `deleted`, for readers that say more of a text that was deleted than the text.
  public static let deleted: PhraseKey = "deleted"
  /// `secretCharacter`, for readers that say a word for each character that is typed into a secure field.
  public static let secretCharacter: PhraseKey = "secretCharacter"
  /// `rotorParagraphs`.
  public static let rotorParagraphs: PhraseKey = "rotorParagraphs"
  /// `rotorControls`.
  public static let rotorControls: PhraseKey = "rotorControls"
  /// `itemControl`.
  public static let itemControl: PhraseKey = "itemControl"
  // Answers and settings.
  /// `rotorEdit`.
  public static let rotorEdit: PhraseKey = "rotorEdit"
  /// `editSelectAll`.
  public static let editSelectAll: PhraseKey = "editSelectAll"
  /// `editCut`.
  public static let editCut: PhraseKey = "editCut"
  /// `editCopy`.
  public static let editCopy: PhraseKey = "editCopy"
  /// `editPaste`.
  public static let editPaste: PhraseKey = "editPaste"
  /// `performedAction`.
  public static let performedAction: PhraseKey = "performedAction"
  /// `defaultAction`.
  public static let defaultAction: PhraseKey = "defaultAction"
  /// `flat`.
  public static let flat: PhraseKey = "flat"
  /// `grouped`.
  public static let grouped: PhraseKey = "grouped"
}
