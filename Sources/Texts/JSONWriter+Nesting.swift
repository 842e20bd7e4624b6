extension JSONWriter {
  /// Writes a mapping.
  @inlinable
  package mutating func object(_ content: (inout JSONWriter) throws -> Void) rethrows {
    begin("{")
    try content(&self)
    end("}")
  }

  /// Writes a key with a mapping.
  @inlinable
  package mutating func object(_ name: String, _ content: (inout JSONWriter) throws -> Void)
    rethrows
  {
    key(name)
    try object(content)
  }

  /// Writes a list.
  @inlinable
  package mutating func array(_ content: (inout JSONWriter) throws -> Void) rethrows {
    begin("[")
    try content(&self)
    end("]")
  }

  /// Writes a key with a list.
  @inlinable
  package mutating func array(_ name: String, _ content: (inout JSONWriter) throws -> Void) rethrows
  {
    key(name)
    try array(content)
  }

  /// Writes a result: a mapping that says first which format it is of, and of which version.
  package mutating func result(_ format: String, _ content: (inout JSONWriter) throws -> Void)
    rethrows
  {
    beginResult(format)
    try content(&self)
    end("}")
  }

  /// Begins a result that is written piece by piece, and ends with its bracket.
  package mutating func beginResult(_ format: String) {
    begin("{")
    field("format", format)
    field("version", 1.0)
  }

  /// Writes mappings that hold each other, one key a line, without recursion: they may be of any depth.
  package mutating func nest(
    _ count: Int, in key: String, indentation: Int, deepest: Int, end: (Int) -> Int,
    _ content: (inout JSONWriter, _ index: Int, _ indentation: Int) -> Void
  ) {
    var open: [Int] = []
    func spaces(_ level: Int) -> Int { indentation + 4 * min(level, deepest) }
    for index in 0...count {
      while let last = open.last, end(last) <= index {
        open.removeLast()
        self.end("]")
        lastLine(spaces(open.count))
        self.end("}")
      }
      if index == count { break }
      line(spaces(open.count))
      begin("{")
      content(&self, index, spaces(open.count) + 2)
      if end(index) > index + 1 {
        line(spaces(open.count) + 2)
        self.key(key)
        begin("[")
        open.append(index)
      } else {
        lastLine(spaces(open.count))
        self.end("}")
      }
    }
  }
}
