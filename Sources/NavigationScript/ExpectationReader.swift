import Documents
import TranscriptDiff

/// Reads what must be so at a point of a flow.
struct ExpectationReader {
  private let folder: NamedFileFolder
  private let isRecording: Bool
  /// The recordings that were read already, by the path of their file.
  private var recordings: [PathKey: FlowRecording] = [:]

  init(folder: NamedFileFolder, isRecording: Bool) {
    self.folder = folder
    self.isRecording = isRecording
  }

  /// Reads an expectation.
  mutating func read(
    _ word: ExpectationWord, _ value: DocumentNode, at key: DocumentNode, screens: [String]?
  ) throws(SourceError) -> FlowStep {
    let name = word.rawValue
    var written: [Range<Int>] = []
    func texts() throws(SourceError) -> [HeardText] {
      try DocumentNode.readEach(value.items) { (item) throws(SourceError) -> HeardText in
        written.append(HeardText.scalar(in: item).sourceRange)
        return try HeardText(item, for: name)
      }
    }
    func text() throws(SourceError) -> HeardText? {
      written = [HeardText.scalar(in: value).sourceRange]
      // `hear:` with nothing behind it is an expectation that `--record` writes.
      return value.isBlank ? nil : try HeardText(value, for: name)
    }
    let isList = value.kind == .sequence
    let expectation: FlowExpectation
    switch word {
    case .hear: expectation = isList ? .hearAll(try texts()) : .hear(try text())
    case .announced: expectation = isList ? .announcedAll(try texts()) : .announced(try text())
    case .shown: expectation = isList ? .shownAll(try texts()) : .shown(try text())
    case .notHeard:
      expectation = .notHeard(isList ? try texts() : [try HeardText(value, for: name)])
    case .focus: expectation = .focus(try HeardText(value, for: name))
    case .on: expectation = .on(try screen(value, screens))
    case .transcript: expectation = .transcript(try recording(value))
    }
    return FlowStep(.expect(expectation), offset: key.offset, written: written)
  }

  // A screen that was opened as a file is called by its path, as it is written.
  private func screen(_ node: DocumentNode, _ names: [String]?) throws(SourceError) -> String {
    let name = try node.string(for: "on")
    guard let names else { return name }
    guard names.contains(name) || name.contains(".") else {
      throw node.error(
        "no screen is called \(SafeText.quoted(name))",
        suggestion: Spelling.suggestion(for: name, among: names, noun: "screens"))
    }
    return name
  }

  private mutating func recording(_ node: DocumentNode) throws(SourceError) -> FlowRecording {
    _ = try node.string(for: "transcript")
    let path = try folder.path(node, mayBeMissing: isRecording)
    let key = PathKey(path)
    if let known = recordings[key] { return known }
    let recording = FlowRecording(path: path, text: try text(of: path, node))
    recordings[key] = recording
    return recording
  }

  /// Returns what a recording holds, or `nil` where none is written yet.
  private func text(of path: String, _ node: DocumentNode) throws(SourceError) -> String? {
    if isRecording, AllowedFolders.resolved(path) == nil { return nil }
    do throws(SourceError) {
      let contents = try SourceFile.contents(of: path, within: folder.folders)
      if isRecording, contents.bytes.allSatisfy({ $0 <= 0x20 }) { return nil }
      return String(decoding: try SourceFile.text(of: contents, path).bytes, as: UTF8.self)
    } catch {
      throw node.error(error.message)
    }
  }
}
