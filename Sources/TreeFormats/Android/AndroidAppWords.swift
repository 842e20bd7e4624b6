/// What an app says of a view in words of its own, which few views have.
///
/// It stands beside the view, so that the others take no room for it.
final class AndroidAppWords {
  /// What is said of the state.
  var state: String?
  /// What the role is called.
  var role: String?
  /// What is wrong.
  var error: String?
  var tooltip: String?
  /// What a tap does.
  var tap: String?
  /// What a long press does.
  var longPress: String?
  /// The names of the app's own actions.
  var actions: [String] = []
}

extension AndroidElement {
  /// Keeps something that the app says, if it does.
  mutating func keep(
    _ word: ReferenceWritableKeyPath<AndroidAppWords, String?>, _ text: String?
  ) {
    guard let text else { return }
    let words = appWords ?? AndroidAppWords()
    words[keyPath: word] = text
    appWords = words
  }

  /// Keeps the names of the app's own actions.
  mutating func keep(actions names: [String]) {
    if names.isEmpty { return }
    let words = appWords ?? AndroidAppWords()
    words.actions = names
    appWords = words
  }
}
