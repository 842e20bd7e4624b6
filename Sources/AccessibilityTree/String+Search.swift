extension String {
  /// Returns whether a text stands in this one, character by character.
  ///
  /// The search for texts in texts goes back over their characters, and each step back over a row of flags counts the
  /// whole row again; that for lists in lists does not.
  ///
  /// - Parameter part: The text that is looked for. An empty one stands in any.
  /// - Returns: Whether it stands there.
  /// - Complexity: O(n) in the length of both texts.
  package func holds(_ part: String) -> Bool { Array(self).contains(Array(part)) }
}
