import Earshot

/// Writes the results of one screen, or of a set: text under `> open NAME` lines, JSON as a list.
struct SetOutput {
  /// How the results are written.
  let format: TranscriptFormat
  /// What JSON calls the whole of several results: `earshot-transcripts`.
  let name: String
  /// What JSON calls their list: `transcripts`.
  let listKey: String
  /// The list of a set, once it has begun: each value is written as it comes.
  private var list: JSONWriter?

  init(format: TranscriptFormat, name: String, listKey: String) {
    self.format = format
    self.name = name
    self.listKey = listKey
  }

  /// Writes the result of a screen.
  mutating func write(
    _ screen: String, isSet: Bool, text: () -> [UInt8],
    value: (inout JSONWriter, _ input: String?) -> Void
  ) throws {
    try write(screen, isSet: isSet, bytes(of: screen, isSet: isSet, text: text, value: value))
  }

  /// Returns the result of a screen, to be written later.
  func bytes(
    of screen: String, isSet: Bool, text: () -> [UInt8],
    value: (inout JSONWriter, _ input: String?) -> Void
  ) -> [UInt8] {
    if format == .text { return text() }
    var json = JSONWriter()
    value(&json, isSet ? screen : nil)
    return json.bytes
  }

  /// Writes the result of a screen.
  mutating func write(_ screen: String, isSet: Bool, _ bytes: [UInt8]) throws {
    switch format {
    case .text:
      if isSet { try StandardOutput.write(Array("> open \(SafeText.line(screen))\n".utf8)) }
      try StandardOutput.write(bytes)
    case .json:
      if !isSet { return try StandardOutput.write(bytes + [0x0A]) }
      var json = list ?? begun()
      json.value(json: bytes)
      try StandardOutput.write(json.takeBytes())
      list = json
    }
  }

  private func begun() -> JSONWriter {
    var json = JSONWriter()
    json.beginResult(name)
    json.line(1)
    json.key(listKey)
    json.begin("[")
    return json
  }

  /// Ends the list of a set.
  func finish() throws {
    guard var json = list else { return }
    json.end("]")
    json.end("}")
    json.raw("\n")
    try StandardOutput.write(json.takeBytes())
  }
}
