import AccessibilityTree
public import Documents
import Readers
import ScreenReader
import Transcript
import TreeFormats

/// Reads flow files, with the screens that they name.
///
/// Reading is strict: an unknown key, command or reader, a missing file, a step without what it needs is
/// an error with its line and column and the nearest word.
public struct FlowReader: Sendable {
  private enum Key: String, CaseIterable {
    case flow, reader, language, style, screens, start, steps
  }

  private let root: String?
  private let isRecording: Bool

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - root: The folder that no file of a flow may leave, or `nil` for the flow's own.
  ///   - isRecording: Whether expectations may still be empty and transcripts missing.
  public init(root: String? = nil, isRecording: Bool = false) {
    self.root = root
    self.isRecording = isRecording
  }

  /// Reads a flow file and its screens.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: The flow.
  public func read(_ path: String) throws(SourceError) -> Flow {
    let source = try SourceFile.read(path)
    let folder = try NamedFileFolder(of: path, root: root, noun: "flow")
    let root = try Document(source).root
    guard root.kind == .mapping else {
      throw root.error("a flow file is a mapping with \"steps\", not \(root.described)")
    }
    if root["steps"] == nil, root["elements"] != nil {
      throw root.error(
        "this is a screen, not a flow", suggestion: "earshot transcript says what is heard on it")
    }
    try root.forEachPair { (key, _) throws(SourceError) in
      guard Key(rawValue: key.text) == nil else { return }
      throw key.error(
        "unknown key \(SafeText.quoted(key.text)) of a flow",
        suggestion: Spelling.suggestion(
          for: key.text, among: Key.allCases.map(\.rawValue), noun: "keys"))
    }
    guard let stepList = root["steps"] else {
      throw root.error("a flow needs \"steps\": the list of what the user does")
    }
    let reader = try root["reader"].map { (node) throws(SourceError) in try Self.reader(node) }
    var screens = FlowScreens(folder)
    try screens.read(root["screens"])
    let start = try screens.start(root["start"], of: root)
    try screens.readOpened()
    let name = try root["flow"].map { (node) throws(SourceError) in
      try node.string(for: "flow")
    }
    var stepReader = FlowStepReader(screens: screens, folder: folder, isRecording: isRecording)
    let steps = try stepReader.read(stepList)
    try stepReader.readOpened()
    var flow = Flow(
      name ?? Self.name(of: path), path: path, screens: stepReader.screens.named, start: start,
      steps: steps)
    flow.source = source
    flow.reader = reader
    flow.notes = stepReader.screens.notes
    flow.style = try root["style"].map { (node) throws(SourceError) in
      try node.word(for: "style", noun: "styles")
    }
    flow.language = try root["language"].map { (node) throws(SourceError) in
      try node.string(for: "language")
    }
    return flow
  }

  private static func reader(_ node: DocumentNode) throws(SourceError) -> Reader {
    let name = try node.string(for: "reader")
    guard let reader = Readers.named(name) else {
      throw node.error(
        "unknown reader \(SafeText.quoted(name))",
        suggestion: Spelling.suggestion(
          for: name, among: Readers.all.map(\.name), noun: "readers"))
    }
    return reader
  }

  private static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".flow.yaml") ? String(file.dropLast(10)) : file
  }
}
