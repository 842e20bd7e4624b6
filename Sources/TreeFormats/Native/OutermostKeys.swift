import Documents

/// Finds the outermost keys of a JSON text without reading it, to tell formats apart.
enum JSONKeys {
  /// A key, and the first byte of its value, or 0.
  typealias Key = (name: String, value: UInt8)

  /// Returns the keys of the outermost mapping, as far as the text is well formed.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func outermost(
    of source: SourceText, until isEnough: (Key) -> Bool = { _ in false }
  ) -> [Key] {
    let bytes = source.bytes
    var keys: [Key] = []
    var depth = 0
    var index = 0
    var expectsKey = false
    while index < bytes.count {
      switch bytes[index] {
      case 0x7B, 0x5B:
        depth += 1
        if depth == 1 {
          guard bytes[index] == 0x7B else { return [] }
          expectsKey = true
        }
      case 0x7D, 0x5D: depth -= 1
      case 0x2C: expectsKey = depth == 1
      case 0x22:
        let start = index + 1
        index += 1
        while index < bytes.count, bytes[index] != 0x22 {
          index += bytes[index] == 0x5C ? 2 : 1
        }
        if expectsKey, depth == 1, index <= bytes.count {
          let end = min(index, bytes.count)
          let value = bytes[end...].dropFirst().first { $0 > 0x20 && $0 != 0x3A }
          let key = (String(decoding: bytes[start..<end], as: UTF8.self), value ?? 0)
          keys.append(key)
          if isEnough(key) { return keys }
          expectsKey = false
        }
      default: break
      }
      index += 1
    }
    return keys
  }
}

/// Finds the outermost keys of a YAML text without reading it, to tell formats apart.
enum YAMLKeys {
  /// Returns the words before a colon at the very left of a line.
  ///
  /// - Complexity: O(n) in the length of the text.
  static func outermost(of source: SourceText) -> Set<String> {
    var keys: Set<String> = []
    let bytes = source.bytes
    var lineStart = 0
    while lineStart < bytes.count {
      let word = bytes[lineStart...].prefix(32).prefix { (0x61...0x7A).contains($0) }
      if !word.isEmpty, word.endIndex < bytes.count, bytes[word.endIndex] == 0x3A {
        keys.insert(String(decoding: word, as: UTF8.self))
      }
      guard let lineEnd = bytes[lineStart...].firstIndex(of: 0x0A) else { break }
      lineStart = lineEnd + 1
    }
    return keys
  }

  /// Returns whether a text begins as a mapping does, or as one whose first key lost its colon.
  ///
  /// Prose with a screen file somewhere in it, such as a manual, begins otherwise.
  static func beginMapping(in source: SourceText) -> Bool {
    let lines = source.bytes.split(separator: 0x0A).lazy.map { $0.drop { $0 <= 0x20 } }
    let line = lines.first { line in
      guard let first = line.first else { return false }
      return first != UInt8(ascii: "#") && first != UInt8(ascii: "%")
        && !line.starts(with: "---".utf8)
    }
    guard let line, let first = line.first else { return true }
    if "\"'{?".utf8.contains(first) { return true }
    let word = line.prefix { $0 > 0x20 && $0 != 0x3A }
    if word.endIndex < line.endIndex, line[word.endIndex] == 0x3A { return true }
    let known = NativeScreenKey.allCases.map(\.rawValue)
    return Spelling.nearest(to: String(decoding: word, as: UTF8.self), among: known) != nil
  }
}
