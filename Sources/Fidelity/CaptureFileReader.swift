import AccessibilityTree
package import Documents
import Readers
import ScreenReader
import Transcript
import TranscriptDiff
import TreeFormats

/// Reads lists of captures, YAML or JSON, with the dumps that they name.
///
/// Reading is strict: an unknown key, a missing file, a capture without words is an error with its line
/// and column and the nearest word.
package struct CaptureFileReader: Sendable {
  /// The keys of a list of captures.
  enum Key: String, CaseIterable {
    case reader, version, source, style, captures
  }

  /// The keys of a capture.
  enum CaptureKey: String, CaseIterable {
    case name, recorded, tree, arrives, set, heard, start, caret, steps
  }

  /// The keys of a stop that was heard.
  enum StopKey: String, CaseIterable { case text, hint }

  /// The largest number of captures in a list.
  package static let maximumCaptures = 10_000

  private let root: String?

  /// Creates a reader.
  package init(root: String? = nil) { self.root = root }

  /// Reads a list of captures that the user named.
  package func read(_ path: String) throws(SourceError) -> CaptureFile {
    try read(FoundFile(path))
  }

  /// Reads a list of captures.
  package func read(_ list: FoundFile) throws(SourceError) -> CaptureFile {
    let path = list.path
    let (source, folder) = try NamedFileFolder.read(list, root: root, noun: "list of captures")
    let root = try Document(source).root
    guard root.kind == .mapping else {
      throw root.error(
        "a list of captures must be a mapping with \"captures\", not \(root.described)")
    }
    if root["captures"] == nil, root["elements"] != nil {
      throw root.error(
        "this is a screen, not a list of captures",
        suggestion:
          "in a list, write it with its utterances: captures: [{tree: FILE, heard: [...]}]"
      )
    }
    try Self.check(root, Key.allCases.map(\.rawValue), of: "a list of captures")
    guard let list = root["captures"] else {
      throw root.error("\"captures\" is missing: the screens with their utterances")
    }
    var file = CaptureFile(
      path: path, reader: try Self.words("reader", of: root),
      version: try Self.words("version", of: root), captures: [])
    file.source = try root["source"].map { (node) throws(SourceError) in
      try node.string(for: "source")
    }
    file.follows = Readers.named(file.reader)
    if let style = root["style"] { file.style = try style.word(for: "style", noun: "styles") }
    let nodes = try list.list(for: "captures")
    if nodes.isEmpty { throw list.error("the list of captures is empty") }
    guard nodes.count <= Self.maximumCaptures else {
      throw nodes[Self.maximumCaptures].error(
        "a list of captures can have at most \(Self.maximumCaptures) captures",
        suggestion: "split it into several lists")
    }
    var dumps = NamedDumps(folder)
    for (node, place) in zip(nodes, nodes.map { source.location(of: $0.offset) }) {
      file.captures.append(
        try capture(
          node, of: file.follows, number: file.captures.count + 1, line: place.line, &dumps))
    }
    return file
  }

  private func capture(
    _ node: DocumentNode, of follows: Reader?, number: Int, line: Int, _ dumps: inout NamedDumps
  ) throws(SourceError) -> Capture {
    guard node.kind == .mapping else {
      throw node.error(
        "a capture must be a mapping with \"tree\" and \"heard\", not \(node.described)")
    }
    try Self.check(node, CaptureKey.allCases.map(\.rawValue), of: "a capture")
    guard let tree = node["tree"] else {
      throw node.error("a capture needs \"tree\": a screen, or the path of a dump")
    }
    let steps = node["steps"]
    if let steps, node["heard"] != nil {
      throw steps.error("a capture can have \"heard\" or \"steps\", not both")
    }
    guard node["heard"] != nil || steps != nil else {
      throw node.error("a capture needs \"heard\": the utterances, in order")
    }
    let name = try node["name"].map { (node) throws(SourceError) in try node.string(for: "name") }
    let arrives = try node["arrives"].map { (node) throws(SourceError) in
      try node.boolean(for: "arrives")
    }
    let screen =
      tree.kind == .mapping ? try NativeReader().read(tree).screen : try dumps.screen(tree)
    var capture = Capture(
      name: name ?? "capture \(number)", screen: screen,
      heard: try node["heard"].map { (node) throws(SourceError) in try stops(node) } ?? [],
      arrives: arrives ?? false, line: line)
    if let set = node["set"] {
      let standard = try Readers.standard(for: screen.platform)
      capture.settings = try settings(set, of: follows ?? standard)
    }
    if let steps {
      let reader = CaptureStepReader()
      capture.steps = try reader.steps(steps)
      capture.start = try reader.start(node)
      capture.carets = try reader.carets(node)
    }
    return capture
  }

  private func settings(
    _ node: DocumentNode, of reader: Reader
  ) throws(SourceError) -> [ReaderOptions.Assignment] {
    var settings: [ReaderOptions.Assignment] = []
    var changed = reader.defaults
    try node.requireMapping(for: "set")
    try node.forEachPair { (key, value) throws(SourceError) in
      guard let setting = reader.settings.first(where: { $0.key == key.text }) else {
        throw key.error(
          "\(reader.name) has no setting \(SafeText.quoted(key.text))",
          suggestion: Spelling.suggestion(
            for: key.text, among: reader.settings.map(\.key), noun: "settings"))
      }
      let word = try value.string(for: key.text)
      guard setting.change(word, &changed) else {
        throw value.error(
          "\(SafeText.quoted(key.text)) does not take \(SafeText.quoted(word))",
          suggestion: "its values: \(setting.values.joined(separator: ", "))")
      }
      settings.append(.init(key.text, word))
    }
    return settings
  }

  private func stops(_ node: DocumentNode) throws(SourceError) -> [RecordedStop] {
    var stops: [RecordedStop] = []
    for item in try node.list(for: "heard") {
      if item.kind == .mapping {
        try Self.check(item, StopKey.allCases.map(\.rawValue), of: "an utterance")
        let hint = try item["hint"].map { (node) throws(SourceError) in
          try node.string(for: "hint")
        }
        stops.append(
          RecordedStop(
            SafeText.line(try Self.words("text", of: item)), hint: hint.map(SafeText.line)))
      } else {
        stops.append(RecordedStop(SafeText.line(try item.string(for: "heard"))))
      }
    }
    if stops.isEmpty { throw node.error("this capture has no utterances") }
    return stops
  }

  private static func words(_ key: String, of node: DocumentNode) throws(SourceError) -> String {
    guard let value = node[key] else { throw node.error("\(SafeText.quoted(key)) is missing") }
    let text = try value.string(for: key)
    if text.isEmpty { throw value.error("\(SafeText.quoted(key)) is empty") }
    return text
  }

  private static func check(
    _ node: DocumentNode, _ known: [String], of noun: String
  ) throws(SourceError) {
    try node.forEachPair { (key, _) throws(SourceError) in
      guard !known.contains(key.text) else { return }
      throw key.error(
        "unknown key \(SafeText.quoted(key.text)) of \(noun)",
        suggestion: Spelling.suggestion(for: key.text, among: known, noun: "keys"))
    }
  }
}
