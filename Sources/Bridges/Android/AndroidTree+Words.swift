import AccessibilityTree

/// The words of a stop while they are gathered from the views in it.
struct AndroidWords {
  /// The words of the views inside that are no stops, in order.
  var parts: [String] = []
  /// A switch or a checkbox inside that is no stop.
  var switched: Int?
  /// Whether the stop is an item of Material's navigation bar.
  var isTab = false
  /// Whether a heading is inside: TalkBack goes from heading to heading by way of its stop, too (source code:
  /// AccessibilityNodeInfoUtils.java of TalkBack 15.1).
  var holdsHeading = false
  /// The texts inside that are not heard, because the stop has a description that does not hold them.
  var hidden: [Int] = []
  /// Whether texts inside are not heard, because the stop has a description.
  var hidesTexts = false
}

extension AndroidTree {
  /// Returns the words inside of each stop, by the stop's index.
  mutating func gatherWords() -> [Int: AndroidWords] {
    var words: [Int: AndroidWords] = [:]
    for index in views.indices where !marks[index].contains(.isRemoved) {
      let owner = Int(owners[index])
      if owner < 0 || owner == index || marks[index].contains(.isStop) { continue }
      let view = views[index]
      if view.isNavigationIcon { words[owner, default: AndroidWords()].isTab = true }
      if view.flags.contains(.isUnimportant) { continue }
      if view.flags.contains(.isHeading) {
        words[owner, default: AndroidWords()].holdsHeading = true
      }
      if view.role.isSwitched, view.flags.contains(.isCheckable) {
        words[owner, default: AndroidWords()].switched = index
      }
      guard let text = ownWords(index) else { continue }
      if tree[owner].label == nil {
        // Wrappers repeat the words of what they hold.
        if words[owner]?.parts.last != text {
          words[owner, default: AndroidWords()].parts.append(text)
        }
      } else {
        words[owner, default: AndroidWords()].hidesTexts = true
        let description = tree[owner].label?.lowercased() ?? ""
        if view.role == .text, !description.contains(text.lowercased()) {
          words[owner, default: AndroidWords()].hidden.append(index)
        }
      }
    }
    return words
  }

  /// Returns what a view says by itself: its description, else its text.
  func ownWords(_ index: Int) -> String? {
    if let description = tree[index].label { return description }
    // What is typed into a password field names nothing.
    guard !views[index].flags.contains(.isPassword), let text = tree[index].value else {
      return nil
    }
    return views[index].role == .switch ? AndroidView.withoutState(text) : text
  }
}

extension AndroidView {
  /// A switch adds its state to its text: "Dark theme ON" (documented in Android's source).
  package static func withoutState(_ text: String) -> String? {
    for state in ["ON", "OFF"] where text.hasSuffix(state) {
      let rest = text.dropLast(state.count)
      if rest.isEmpty { return nil }
      if rest.last == " " { return String(rest.dropLast()).nonblank }
    }
    return text
  }
}
