extension [String] {
  /// Appends those of some texts that are not in the list yet.
  package mutating func appendMissing(_ texts: [String]) {
    for text in texts where !contains(text) { append(text) }
  }
}
