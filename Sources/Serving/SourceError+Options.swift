import Documents

extension SourceError {
  /// The same error, in which the option that a command calls `--reader` is called as a client writes it.
  func naming(options prefix: String) -> SourceError {
    guard path.hasPrefix("--") else { return self }
    var error = self
    error.path = prefix + path.dropFirst(2)
    return error
  }
}
