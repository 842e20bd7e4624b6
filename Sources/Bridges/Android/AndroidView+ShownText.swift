import AccessibilityTree

/// What is drawn in a view whose description is heard in its place.
extension AndroidView {
  /// Returns what people would call a view that is called something else where it is heard.
  ///
  /// A description that shares a word with what is drawn is another way to say it: "Monday, 1 April" over
  /// "Mon 1". A name from the code is none, whatever is in it.
  package static func visibleText(of texts: [String], under description: String) -> String? {
    let shown = texts.map(\.withoutGlyphs).filter { !words(of: $0).isEmpty }
    guard !shown.isEmpty else { return nil }
    let isSaid = shown.contains { text in
      words(of: text).contains { isKnown($0, in: description) }
    }
    return !isSaid || isOfCode(description) ? shown.joined(separator: " ") : nil
  }

  /// Returns whether a text is lost under a description: nothing of it, or only some, is said there.
  package static func isLost(_ text: String, under description: String) -> Bool {
    let text = text.withoutGlyphs
    if description.lowercased().holds(text.lowercased()) { return false }
    let words = words(of: text)
    if words.isEmpty { return text.contains(where: \.isNumber) }
    return !words.allSatisfy { isKnown($0, in: description) }
  }

  /// The words of a text that say something: abbreviations of two letters do not.
  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init).filter { word in
      word.count >= (word.allSatisfy(\.isASCII) ? 3 : 2)
    }
  }

  private static func isKnown(_ word: String, in description: String) -> Bool {
    description.lowercased().holds(word)
      || words(of: description).contains { word.hasPrefix($0) }
  }

  /// Whether a description is one word with signs or capitals in it, as names in the code are.
  private static func isOfCode(_ description: String) -> Bool {
    guard description.allSatisfy({ $0.isASCII && !$0.isWhitespace }) else { return false }
    if description.contains("-") || description.contains("_") { return true }
    return zip(description, description.dropFirst()).contains { $0.isLowercase && $1.isUppercase }
  }
}
