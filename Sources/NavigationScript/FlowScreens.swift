import AccessibilityTree
import Documents
import Hearing
import TreeFormats

/// The screens that a flow names, each file read once.
struct FlowScreens {
  private let folder: NamedFileFolder
  private(set) var named: [Screen] = []
  /// The page that the flow goes through live, in place of screens, or `nil`.
  var page: FlowPage?
  private(set) var notes: [String] = []
  /// The screens by the real path of their file.
  private var read: [PathKey: Screen] = [:]
  /// The first name of each file, by its real path.
  private var names: [PathKey: String] = [:]

  init(_ folder: NamedFileFolder) { self.folder = folder }

  /// Takes a screen that has been read already.
  mutating func take(_ screen: Screen, from path: String) {
    named.append(screen)
    names[PathKey(path)] = screen.name
    read[PathKey(path)] = screen
  }

  // A file under two names is two screens to the app; one that only a step opens has no name of its own.
  private var count: Int { named.count + read.count - names.count }

  /// The names of the screens, in the order in which they are written.
  var writtenNames: [String] { named.compactMap(\.name) }

  /// Reads the key `screens`; one that cannot be read is there without elements, so that it is told once.
  mutating func read(_ node: DocumentNode?) throws(SourceError) {
    guard let node else { return }
    if node.kind == .sequence {
      throw node.error(
        "\"screens\" takes a name for each file, not a list",
        suggestion:
          "write screens: {NAME: \(node.items.first.map { YAMLText.scalar($0.text) } ?? "FILE")}")
    }
    if node.isWord, node.text.contains(".") {
      let file = node.text
      let name = PathText.name(of: file)?.prefix { $0 != "." } ?? "NAME"
      throw node.error(
        "\"screens\" takes a name for each file, not only a file",
        suggestion: "write screens: {\(YAMLText.scalar(String(name))): \(YAMLText.scalar(file))}")
    }
    try node.requireMapping(for: "screens")
    try node.readPairs { (name, path) throws(SourceError) in
      if name.text.isEmpty { throw name.error("a screen needs a name") }
      guard count < Flow.maximumScreens else { throw Self.tooMany(name) }
      named.append(Self.empty(name.text))
      named[named.count - 1] = try screen(path, name: name.text)
    }
  }

  /// Takes whatever stands in a part of the file that could not be read for the name of a screen.
  mutating func lose(_ node: DocumentNode) {
    named += node.allTexts.prefix(Flow.maximumScreens).map(Self.empty)
  }

  private static func empty(_ name: String) -> Screen {
    var screen = Screen(tree: ElementTree())
    screen.name = name
    return screen
  }

  /// Reads the key `start`: a name under `screens` or a file; without it, the first screen.
  mutating func start(
    _ node: DocumentNode?, of root: DocumentNode, isRead: Bool
  ) throws(SourceError) -> Screen? {
    if let node { return try screen(named: node, for: "start") }
    guard let first = named.first else {
      if !isRead { return nil }
      throw root.error(
        "a flow needs a start screen",
        suggestion: "write screens: {home: home.screen.yaml}, or start: home.screen.yaml")
    }
    return first
  }

  /// Returns a screen by its name under `screens`, or else the file of that path.
  mutating func screen(named node: DocumentNode, for key: String) throws(SourceError) -> Screen {
    let name = try node.string(for: key)
    if let screen = named.first(where: { $0.name == name }) { return screen }
    // A word without a dot is no file: whoever wrote it meant a name.
    guard name.contains(".") else {
      throw node.error(
        "no screen is called \(SafeText.quoted(name))",
        suggestion: Spelling.suggestion(for: name, among: writtenNames, noun: "screens"))
    }
    return try screen(node, name: nil)
  }

  /// Reads the screens that others open and that the key `screens` does not name.
  ///
  /// `open: reply` is then the file `reply.screen.yaml` beside the one that opens it. What is not there is
  /// told when it is opened.
  mutating func readOpened() throws(SourceError) {
    var mistakes = SourceMistakes()
    var pending = read.map { (key: $0.key, screen: $0.value) }.sorted { $0.key < $1.key }
    while let (key, screen) = pending.popLast() {
      for name in screen.openedNames where !writtenNames.contains(name) {
        guard count < Flow.maximumScreens else { return try mistakes.check() }
        guard let file = folder.screenFile(named: name, beside: key.path) else { continue }
        let fileKey = PathKey(file)
        let isNew = read[fileKey] == nil
        let screen = mistakes.attempt { () throws(SourceError) in
          try self.screen(inFile: file, calledIn: "\(name).screen")
        }
        var opened = screen ?? Self.empty(name)
        opened.name = name
        if names[fileKey] == nil { names[fileKey] = name }
        named.append(opened)
        if isNew { pending.append((fileKey, opened)) }
      }
    }
    try mistakes.check()
  }

  private mutating func screen(
    inFile path: String, calledIn message: String
  ) throws(SourceError) -> Screen {
    let key = PathKey(path)
    if let known = read[key] { return known }
    // Whoever asks again gets it without elements: its mistakes are told once.
    read[key] = Self.empty(message)
    // The text of a page could call itself a screen.
    if InputFile.isNamedAsPage(path) {
      throw SourceError(
        path: path, message: "this is a web page, but a screen is needed here",
        suggestion: "open it in a browser: page: \(YAMLText.scalar(message))")
    }
    let stated = try TreeReaders.readOne(try folder.text(at: path, called: message))
    // What pages and views of Android become is each reader's own: it is shown when the flow knows who reads.
    let imported = stated.bridged()
    notes += imported.remarks.map { "\(message): \($0)" }
    let isReadersOwn = [.web, .android].contains(stated.screen.toolkit)
    var screen = isReadersOwn ? stated.screen : imported.screen
    screen.name = message
    read[key] = screen
    return screen
  }

  /// Returns what a step opens: another page of a flow through pages, or a screen.
  mutating func opened(_ node: DocumentNode, for key: String) throws(SourceError) -> FlowStep.Action
  {
    guard page == nil else { return .visit(try FlowPage(node, for: key, in: folder)) }
    return .open(try screen(named: node, for: key))
  }

  private static func tooMany(_ node: DocumentNode) -> SourceError {
    node.error(
      "\(SafeText.quoted(node.text)) is one screen too many: a flow can have at most "
        + "\(Flow.maximumScreens)",
      suggestion: "split it into several flows")
  }

  private mutating func screen(
    _ node: DocumentNode, name: String?
  ) throws(SourceError) -> Screen {
    _ = try node.string(for: "screens")
    let path: String
    do throws(SourceError) {
      path = try folder.path(node)
    } catch {
      throw error.suggestion == nil
        ? node.error(error.message, suggestion: "the path is relative to the folder of the flow")
        : error
    }
    let key = PathKey(path)
    guard read[key] != nil || count < Flow.maximumScreens else { throw Self.tooMany(node) }
    var screen = try self.screen(inFile: path, calledIn: node.text)
    // A file that has a name goes by it, however it is asked for.
    if let name {
      screen.name = name
      if names[key] == nil { names[key] = name }
    } else if let name = names[key] {
      screen.name = name
    }
    return screen
  }
}
