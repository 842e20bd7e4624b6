/// What differs between VoiceOver on iOS and AccessibilitySnapshot's model of it, where they say the same
/// things.
struct VoiceOverManner: Sendable {
  /// Whether a container's label is said when the cursor enters it.
  var speaksContainersOnEntry = true
  /// Whether important custom content is said after the value.
  var speaksImportantContent = true
  /// Whether "actions available" and the like are notes beside the description.
  var notesBesideDescription = false
  /// Whether a switch needs the button trait to be called a switch button.
  var switchNeedsButton = false
  /// Whether a search field is called that alone, without "text field", and has its hint.
  var searchFieldStandsAlone = true
  /// Whether the hint of a back button called "Back" stands in for its label.
  var promotesHintOfBackButton = false
  /// Whether every field being edited tells of the rotor for misspelt words.
  var alwaysTellsOfMisspelledWords = false
  /// Whether the language of the words says where "selected" stands; if not, it comes first.
  var ordersByLanguage = true
  /// Whether a place that an element states itself is said: "22 of 30" on a wheel.
  var speaksStatedPlaces = true
}
