extension Array where Element: Equatable {
  /// Appends those of some values that are not in the list yet.
  package mutating func appendMissing(_ values: [Element]) {
    for value in values where !contains(value) { append(value) }
  }
}
