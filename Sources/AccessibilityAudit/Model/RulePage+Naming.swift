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
    var filled = ""
    for (index, part) in text.split(separator: "{reader}", omittingEmptySubsequences: false)
      .enumerated()
    {
      // "the reader" begins a sentence with a capital.
      let begins = filled.isEmpty || filled.hasSuffix(". ") || filled.hasSuffix(".\n")
      if index > 0 { filled += begins ? reader.capitalisedFirst : reader }
      filled += part
    }
    return filled
  }
}
