/// A path by which something is kept or sought, the same to us when it is the same to the system.
///
/// Texts would not do: they are equal when they look alike, so that of two files whose names spell an accent in two
/// ways one would be taken for the other.
package struct PathKey: Hashable, Comparable, Sendable {
  /// The path.
  package let path: String

  /// Takes a path.
  package init(_ path: String) { self.path = path }

  package static func == (first: PathKey, second: PathKey) -> Bool {
    PathText.isSame(first.path, second.path)
  }

  package static func < (first: PathKey, second: PathKey) -> Bool {
    first.path.utf8.lexicographicallyPrecedes(second.path.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    for byte in path.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}
