internal import AccessibilityTree

/// Puts the views of a hierarchy into the flat nodes that the rules for iOS apps know.
struct EarlGreyTree {
  private var builder = XCUITestDumpBuilder()
  /// How deep the open views stand.
  private var depths: [Int] = []
  /// How deep the view stands that nobody sees, while those that it holds are passed over.
  private var invisible: Int?
  private var invisibleCount = 0

  /// Whether no view was taken.
  var isEmpty: Bool { builder.dump.nodes.isEmpty && invisibleCount == 0 }

  /// Takes the next view.
  mutating func take(_ text: String, depth: Int) {
    if let invisible, depth > invisible { return }
    invisible = nil
    let view = EarlGreyView(text)
    if view.isInvisible {
      invisible = depth
      invisibleCount += 1
      return
    }
    while let last = depths.last, last >= depth {
      depths.removeLast()
      builder.end()
    }
    depths.append(depth)
    take(view)
  }

  private mutating func take(_ view: EarlGreyView) {
    var type = EarlGreyTypes.type(of: view.type)
    if view.properties["AX.traits"]?.contains("SearchField") == true { type = .searchField }
    // A modal view hides what is behind it, as a sheet does.
    if view.properties["AX.isModal"] == "Y" { type = .sheet }
    builder.begin(type)
    builder.take(.native, view.isElement ? "true" : "false")
    for (name, attribute) in Self.attributes {
      if let text = view.properties[name] { builder.take(attribute, text) }
    }
    if let traits = view.traits {
      builder.take(.traits, traits)
      if traits.contains("NotEnabled") { builder.take(.enabled, "false") }
    }
    if let frame = view.properties["AX.frame"] ?? view.properties["frame"] {
      builder.takeFrame(frame)
    }
    builder.settle()
  }

  private static let attributes: [(String, XCUITestAttribute)] = [
    ("AX.id", .name), ("AX.label", .label), ("AX.value", .value), ("AX.hint", .hint),
  ]

  /// Returns the screen of all views so far, and begins a new one.
  mutating func screen(as format: String) -> ImportedScreen {
    for _ in depths { builder.end() }
    let count = invisibleCount
    let screen = builder.dump.imported(as: format) { report in
      for _ in 0..<count { report.drop("invisible views") }
    }
    self = EarlGreyTree()
    return screen
  }
}
