import AccessibilityTree

extension AuditedScreen {
  /// Returns whether the words of a node are English, so that lists of English words say something.
  ///
  /// - Parameter node: A node of the tree.
  /// - Returns: Whether the node's language is any English.
  func isEnglish(_ node: Int) -> Bool { english[node] }

  /// How much of an English text is in Latin letters at least: a foreign name may stand in it (ours).
  private static let leastLatin = 0.75

  /// Returns whether the words of an element are English.
  ///
  /// - Parameters:
  ///   - element: The element as it is spoken.
  ///   - language: The language of the screen.
  /// - Returns: Whether its language is any English, and its letters can be.
  static func isEnglish(_ element: Element, on language: String) -> Bool {
    let tag = element.language ?? language
    guard tag.prefix(while: { $0 != "-" }).lowercased() == "en" else { return false }
    // A dump names no language; its words may still show that they are not English.
    let words = (element.label ?? "") + (element.value ?? "") + (element.hint ?? "")
    return Script.latin.share(of: words).map { $0 >= leastLatin } ?? true
  }
}
