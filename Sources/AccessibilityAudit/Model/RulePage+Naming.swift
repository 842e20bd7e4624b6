extension RulePage {
  /// Returns the page with the name of a reader in its texts.
  package func naming(_ reader: String) -> RulePage {
    var page = self
    page.title = Self.filled(title, reader)
    page.why = Self.filled(why, reader)
    page.repair = Self.filled(repair, reader)
    return page
  }

  private static func filled(_ text: String, _ reader: String) -> String {
    text.replacing("{reader}", with: reader)
  }
}
