import Earshot

/// Screens written as screen files and read back; an error there is a finding.
enum Converted {
  static func json(_ screen: Screen) -> Screen? { read(NativeWriter(screen).json) }

  /// Returns the screen after a way through YAML, or `nil` where it is too deep for it.
  static func yaml(_ screen: Screen) -> Screen? {
    guard let yaml = try? NativeWriter(screen).yaml(path: "screen") else { return nil }
    return read(yaml)
  }

  private static func read(_ bytes: [UInt8]) -> Screen? {
    do throws(SourceError) {
      return try NativeReader().read(SourceText(bytes: bytes, path: "converted")).screen
    } catch {
      Invariant.require(false, "a screen file of our own is refused: \(error)")
      return nil
    }
  }
}
