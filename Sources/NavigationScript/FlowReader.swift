import AccessibilityTree
public import Documents
import Readers
import OtherTechnologies
import ScreenReader
import Transcript
import TreeFormats

/// Reads flow files, with the screens that they name.
///
/// Reading is strict: an unknown key, command or reader, a missing file, or an incomplete step is an error with its
/// line and column and the most similar word.
public struct FlowReader: Sendable {
  /// The keys of a flow file.
  enum Key: String, CaseIterable {
    case flow, reader, with, language, style, settings, page, screens, start, steps

    /// What the key is for, in the schema.
    var summary: String {
      switch self {
      case .flow: "Name of the flow."
      case .reader: "Screen reader (default: the one for the screen's platform)."
      case .with: "Technology to use instead of a reader."
      case .language: "BCP 47 tag of the reader's language."
      case .style: "Style of transcripts."
      case .settings: "Settings of the device."
      case .page: "File or address of a live page, instead of screens."
      case .screens: "Names of screens and their files."
      case .start: "First screen: a name under screens, or a file."
      case .steps: "Commands of the user, and expectations."
      }
    }
  }

  private let root: String?
  private let isRecording: Bool
  private let hasNetwork: Bool
  /// The addresses that flows may go to when they are read again, or `nil` where nobody reads them again.
  private let known: Set<String>?

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - root: The folder that no file of a flow may leave, or `nil` for the flow's own folder.
  ///   - isRecording: Whether expectations may be empty and transcripts missing.
  public init(root: String? = nil, isRecording: Bool = false) {
    self.init(root: root, isRecording: isRecording, hasNetwork: false)
  }

  /// Creates a reader of flows that may have been found in a folder.
  ///
  /// A flow that is read again, as what is saved is watched, goes only where it went when the watch began: nobody may
  /// have read what is pulled meanwhile.
  package init(
    root: String?, isRecording: Bool = false, hasNetwork: Bool, known: Set<String>? = nil
  ) {
    self.known = known
    self.root = root
    self.isRecording = isRecording
    self.hasNetwork = hasNetwork
  }

  /// Reads a flow file and its screens.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: An error with the locations of everything unreadable in the flow and its screens.
  /// - Returns: The flow.
  public func read(_ path: String) throws(SourceError) -> Flow { try read(FoundFile(path)) }

  /// Reads a flow file, perhaps one that was found in a folder, and its screens.
  package func read(_ file: FoundFile) throws(SourceError) -> Flow {
    let path = file.path
    let (source, folder) = try NamedFileFolder.read(file, root: root, noun: "flow")
    if let foreign = StepAdvice.foreign(source) { throw foreign }
    let root = try Document(source).root
    guard root.kind == .mapping else {
      throw root.error("a flow file must be a mapping with \"steps\", not \(root.described)")
    }
    if root["steps"] == nil, root["elements"] != nil {
      throw root.error(
        "this is a screen, not a flow",
        suggestion: "to print its transcript, use earshot transcript; to use it in a flow, write "
          + "start: \(YAMLText.scalar(PathText.name(of: path) ?? path))")
    }
    var mistakes = SourceMistakes()
    mistakes.attempt { () throws(SourceError) in
      try root.requireKeys(Key.allCases.map(\.rawValue), of: "a flow", meant: StepAdvice.key)
    }
    guard let stepList = root["steps"] else {
      // What is missing may be what was misspelt.
      try mistakes.check()
      throw root.error("a flow needs \"steps\": a list of commands and expectations")
    }
    func value<Value>(
      _ key: Key, _ read: (DocumentNode) throws(SourceError) -> Value
    ) -> Value? {
      root[key.rawValue].flatMap { node in
        mistakes.attempt { () throws(SourceError) in try read(node) }
      }
    }
    let reader = value(.reader) { (node) throws(SourceError) in try Self.reader(node) }
    let with = value(.with) { (node) throws(SourceError) in
      try TechnologyReader.read(node, beside: root[Key.reader.rawValue])
    }
    var screens = FlowScreens(folder)
    screens.page = value(.page) { (node) throws(SourceError) in
      try FlowPage(node, for: Key.page.rawValue, in: folder)
    }
    if let page = root[Key.page.rawValue] {
      mistakes.attempt { () throws(SourceError) in try Self.requireAlone(page, in: root) }
    }
    try root.forEachPair { (key, value) throws(SourceError) in
      // A screen is not missing that may stand under a misspelt key.
      if Key(rawValue: key.text) == nil { screens.lose(value) }
    }
    mistakes.attempt { () throws(SourceError) in try screens.read(root["screens"]) }
    let isRead = mistakes.isEmpty
    let start = mistakes.attempt { () throws(SourceError) in
      if root[Key.page.rawValue] != nil { return screens.page?.unopened }
      return try screens.start(root["start"], of: root, isRead: isRead)
    }
    mistakes.attempt { () throws(SourceError) in try screens.readOpened() }
    let settings = value(.settings) { (node) throws(SourceError) in
      let settings = try DeviceSettings(reading: node)
      guard root[Key.page.rawValue] == nil else {
        throw node.error(
          "a flow on a live page cannot have device settings",
          suggestion: "use the browser options of earshot run: --help lists them under Web pages")
      }
      return settings
    }
    let name = value(.flow) { (node) throws(SourceError) in try node.string(for: "flow") }
    let language = value(.language) { (node) throws(SourceError) in
      try node.string(for: "language")
    }
    var stepReader = FlowStepReader(
      screens: screens, folder: folder,
      language: language ?? start?.flatMap(\.language) ?? Screen.defaultLanguage,
      technology: with?.technology,
      isTechnologyLost: with == nil && root[Key.with.rawValue] != nil, isRecording: isRecording)
    let steps = mistakes.attempt { () throws(SourceError) in try stepReader.read(stepList) }
    mistakes.attempt { () throws(SourceError) in try stepReader.readOpened() }
    let style: Style? = value(.style) { (node) throws(SourceError) in
      try node.word(for: "style", noun: "styles")
    }
    try mistakes.check()
    guard let start = start ?? nil, let steps else {
      throw root.error("a flow needs a start screen")
    }
    var flow = Flow(
      name ?? Self.name(of: path), path: path, screens: stepReader.screens.named, start: start,
      steps: steps)
    flow.page = screens.page
    flow.source = source
    flow.reader = reader
    flow.technology = with?.technology
    flow.scanning = with?.scanning ?? flow.scanning
    flow.notes = stepReader.screens.notes + stepReader.notes
    flow.style = style
    flow.language = language
    if let settings, !settings.isEmpty { try flow.take(settings) }
    // Nobody may have read what lies in a folder.
    if file.folders != nil, !hasNetwork, let address = flow.addresses.first {
      throw SourceError(
        path: path,
        message:
          "this flow opens \(SafeText.quoted(address)), but a flow found in a folder may not open addresses",
        suggestion: "name the flow file itself, or add --network")
    }
    if let known, !hasNetwork, let address = flow.addresses.first(where: { !known.contains($0) }) {
      throw SourceError(
        path: path,
        message:
          "this flow now opens \(SafeText.quoted(address)), which it did not open when --watch started",
        suggestion: "check the flow and restart the command, or add --network")
    }
    return flow
  }

  /// Throws where screens stand beside a page.
  private static func requireAlone(
    _ page: DocumentNode, in root: DocumentNode
  ) throws(SourceError) {
    for key in [Key.screens, .start] {
      guard let node = root[key.rawValue] else { continue }
      throw node.error(
        "a flow uses a page or screens, not both: \"\(key.rawValue)\" cannot be used "
          + "with \"\(Key.page.rawValue)\"",
        suggestion: "remove one of them; to go to another page, use the step \"open\"")
    }
  }

  private static func reader(_ node: DocumentNode) throws(SourceError) -> Reader {
    let name = try node.string(for: "reader")
    guard let reader = Readers.named(name) else {
      throw node.error(
        "unknown reader \(SafeText.quoted(name))",
        suggestion: Spelling.suggestion(
          for: name, among: Readers.names, noun: "readers"))
    }
    return reader
  }

  private static func name(of path: String) -> String {
    let file = PathText.name(of: path) ?? path
    return file.hasSuffix(".flow.yaml") ? String(file.dropLast(10)) : file
  }
}
