extension String {
  /// Returns whether a text stands in this one, character by character.
  ///
  /// The search for texts in texts goes back over their characters, and each step back over a row of flags counts the
  /// whole row again; that for lists in lists does not. Most texts are of ASCII alone, of which bytes are enough.
  ///
  /// - Complexity: O(n) in the length of both texts; O(n · m) in the worst case of ASCII.
  package func holds(_ part: String) -> Bool {
    var (text, part) = (self, part)
    let found = text.withUTF8 { text in part.withUTF8 { Self.find($0, inASCII: text) } }
    return found ?? Array(text).contains(Array(part))
  }

  /// Whether bytes stand in others, or `nil` where these are not of ASCII alone.
  private static func find(
    _ part: UnsafeBufferPointer<UInt8>, inASCII text: UnsafeBufferPointer<UInt8>
  ) -> Bool? {
    guard text.allSatisfy({ $0 < 0x80 }) else { return nil }
    guard let first = part.first else { return true }
    guard part.count <= text.count else { return false }
    return (0...text.count - part.count).contains { start in
      text[start] == first && (1..<part.count).allSatisfy { text[start + $0] == part[$0] }
    }
  }
}
