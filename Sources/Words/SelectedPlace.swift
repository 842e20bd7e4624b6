/// Where the word "selected" stands in an utterance, which differs between languages.
package enum SelectedPlace: String, CaseIterable, Sendable {
  /// Before everything else: "selected, Home, tab".
  case first
  /// After the label and value, before the role: "ホーム、選択中、タブ".
  case afterLabel
}
