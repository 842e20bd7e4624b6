import Documents

extension SourceError {
  /// The same error, in which the option that a command calls `--reader` is called as a client writes it.
  func naming(options prefix: String) -> SourceError {
    // A file may be called "--config=x".
    let name = path.utf8.dropFirst(2)
    guard path.hasPrefix("--"), name.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2D }) else {
      return self
    }
    var error = self
    error.path = prefix + path.dropFirst(2)
    return error
  }
}
