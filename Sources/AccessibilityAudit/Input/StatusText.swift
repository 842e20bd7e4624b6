import AccessibilityTree

/// Which texts tell how something went: errors, results, progress.
///
/// No trait says so; a text is known by its `id`, by vanishing again, or because a field names it as its
/// explanation.
enum StatusText {
  /// Words of an `id` that name a status (ours, from the names that apps give such views).
  private static let words: Set<String> = [
    "alert", "banner", "confirmation", "error", "errors", "message", "snackbar", "status",
    "success", "toast", "validation", "warning",
  ]

  /// Returns whether a text that appeared or changed tells how something went.
  static func isStatus(_ difference: ScreenChange.Difference, in tree: ElementTree) -> Bool {
    guard let node = difference.node else { return false }
    return isStatus(node, in: tree)
  }

  /// Returns whether a text appeared where there was none.
  static func isText(_ difference: ScreenChange.Difference, in tree: ElementTree) -> Bool {
    guard let node = difference.node, difference.old == nil else { return false }
    return tree[node].isText
  }

  /// Returns whether an element tells how something went.
  static func isStatus(_ node: Int, in tree: ElementTree) -> Bool {
    let element = tree[node]
    guard element.isPlainText, !element.traits.contains(.header) else { return false }
    guard let id = element.id else {
      return !element.facts.isEmpty && element.statedFacts.number(.autoDismissAfter) != nil
    }
    if !idWords(id).isDisjoint(with: words) { return true }
    if element.statedFacts.number(.autoDismissAfter) != nil { return true }
    return tree.elements.contains { other in
      other.isField && other.statedFacts.texts(.describedBy)?.contains(id) == true
    }
  }

  // "emailErrorLabel", "email-error" and "email_error" are the same words.
  private static func idWords(_ id: String) -> Set<String> {
    var words: Set<String> = []
    var word = ""
    for character in id {
      if !character.isLetter || character.isUppercase {
        words.insert(word.lowercased())
        word = ""
      }
      if character.isLetter { word.append(character) }
    }
    words.insert(word.lowercased())
    return words
  }
}
