import Earshot
import Questions

/// Writes the answers for one screen, or for a set: text under `> open NAME` lines, Markdown under headings, JSON as a
/// list.
struct SetOutput {
  private let form: Layout.Form
  private let names: AnswersName
  /// The list of a set, once it has begun: each value is written as it comes.
  private var list: JSONWriter?
  private var hasBegun = false
  private var isBareList = false

  init(form: Layout.Form, names: AnswersName) {
    self.form = form
    self.names = names
  }

  /// Writes the answer for a screen.
  mutating func write(_ screen: String, isSet: Bool, _ bytes: [UInt8]) throws {
    defer { hasBegun = true }
    switch form {
    case .text:
      if isSet { try StandardOutput.write(Array("> open \(SafeText.line(screen))\n".utf8)) }
      try StandardOutput.write(bytes)
    case .markdown:
      let heading = "\(hasBegun ? "\n" : "")### \(MarkdownText.escaped(screen))\n\n"
      try StandardOutput.write((isSet ? Array(heading.utf8) : []) + bytes)
    case .json where !isSet: try StandardOutput.write(bytes + [0x0A])
    case .json where names.isBareList:
      try StandardOutput.write(Array((hasBegun ? ",\n" : "[\n").utf8) + bytes)
      isBareList = true
    case .json:
      var json = list ?? begun()
      json.value(json: bytes)
      try StandardOutput.write(json.takeBytes())
      list = json
    }
  }

  /// Leaves a screen of a set out: a list of none is a list, too.
  mutating func leaveOut() throws {
    guard form == .json, list == nil, !names.isBareList else { return }
    var json = begun()
    try StandardOutput.write(json.takeBytes())
    list = json
  }

  private func begun() -> JSONWriter {
    var json = JSONWriter()
    json.beginResult(names.whole)
    json.line(1)
    json.key(names.list)
    json.begin("[")
    return json
  }

  /// Ends the list of a set.
  func finish() throws {
    if isBareList { return try StandardOutput.write(Array("\n]\n".utf8)) }
    guard var json = list else { return }
    json.end("]")
    json.end("}")
    json.raw("\n")
    try StandardOutput.write(json.takeBytes())
  }
}
