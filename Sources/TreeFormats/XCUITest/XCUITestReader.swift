internal import AccessibilityTree
public import Documents

/// Reads page sources of Appium and WebDriverAgent: the XML of `GET /source`.
///
/// Every version is read: without `accessible` (before April 2021), with it, and with `traits` (since
/// June 2025). What a version does not say is inferred and counted.
public struct XCUITestReader: TreeReader {
  /// `xcuitest`.
  public let name = "xcuitest"
  /// What the format is.
  public let summary = "Appium or WebDriverAgent page source (XML)"

  /// Creates a reader.
  public init() {}

  /// Returns whether a text is XML whose outermost tag is `AppiumAUT` or an `XCUIElementType…`.
  ///
  /// - Parameter source: The whole text, of which the start is looked at.
  /// - Returns: What the text has of a page source.
  public func recognise(_ source: SourceText) -> Recognition {
    if XCUITestSniffer.recognises(source.bytes) { return .recognised }
    guard JSONSniffer.contains("<\(XCUITestType.prefix)", source.bytes) else { return .unlike }
    return .resembles(
      signs: ["<\(XCUITestType.prefix)…>"], lacks: "it or <AppiumAUT> as the outermost tag")
  }

  /// Reads a page source.
  ///
  /// - Parameter source: The text.
  /// - Throws: An error that names the place of what cannot be read; document types and entities are
  ///   refused.
  /// - Returns: The screen, and what was lost or inferred on the way.
  public func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    let dump = try XCUITestParser.parse(source)
    if dump.nodes.count == 1, dump.nodes[0].type != .application {
      throw XCUITestSyntax.empty(source)
    }
    var cannotCarry = [
      "hints", "custom content", "custom rotors", "heading levels", "languages",
      "lists, tables and landmarks",
    ]
    if !dump.saysTraits { cannotCarry.append("traits") }
    if !dump.saysAccessible { cannotCarry.append("stops of the cursor") }
    var work = XCUITestImport(dump, report: ImportReport(format: name, cannotCarry: cannotCarry))
    let screen = work.screen()
    return ImportedScreen(screen: screen, report: work.report)
  }
}

extension XCUITestImport {
  /// Applies the rules one after the other, and returns the screen.
  mutating func screen() -> Screen {
    removeBars()
    findElements()
    let reachability = XCUITestReachability(dump, marks: marks, window: appFrame)
    keepReachable(reachability)
    let titles = titles()
    let drafts = drafts(titles: Set(titles))
    dropRepetitions(drafts)
    findHolders()
    var screen = Screen(tree: tree(drafts, reachability))
    screen.title = titles.first.flatMap { drafts[$0]?.label }
    screen.app = dump.nodes.prefix(2).first { $0.type == .application }
      .flatMap { dump.string($0.label) }
    screen.takeSize(of: appFrame, report: &report)
    return screen
  }
}
