internal import AccessibilityTree
package import Documents

/// Reads view hierarchies as EarlGrey prints them, and Detox before version 17: in the errors and artifacts of
/// tests.
///
/// Each view says whether it is an element, its traits, its words and its place on the screen.
package struct EarlGreyReader: TreeReader {
  /// `earlgrey`.
  package let name = "earlgrey"
  /// What the format is.
  package let summary = "EarlGrey or old Detox view hierarchy (text)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text holds views with the properties of EarlGrey's.
  package func recognise(_ source: SourceText) -> Recognition {
    let bytes = source.bytes
    let signs = ["AX=", "isAccessible="].filter { JSONSniffer.contains("; \($0)", bytes) }
    guard !signs.isEmpty else { return .unlike }
    if EarlGreyLines(bytes).hasView { return .recognised }
    return .resembles(
      signs: signs, lacks: "a line that begins with a view: <UIView:0x7f…; \(signs[0])N; …>")
  }

  /// Reads the first hierarchy of a text.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    try readAll(source)[0]
  }

  /// Reads every hierarchy of a text: a log may hold one for each test that failed.
  package func readAll(_ source: SourceText) throws(SourceError) -> [ImportedScreen] {
    var tree = EarlGreyTree()
    var screens: [ImportedScreen] = []
    var lines = EarlGreyLines(source.bytes)
    while let line = lines.next() {
      switch line {
      case .window(let number):
        if number == 1, !tree.isEmpty { screens.append(tree.screen(as: name)) }
      case .view(let depth, let text): tree.take(text, depth: depth)
      }
    }
    if !tree.isEmpty { screens.append(tree.screen(as: name)) }
    if screens.isEmpty {
      throw SourceError(
        path: source.path, message: "the hierarchy is empty: it has no views",
        suggestion: "print it again while the app is in the foreground")
    }
    return screens
  }
}
