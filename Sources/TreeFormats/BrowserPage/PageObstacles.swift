internal import AccessibilityTree
internal import Documents

/// What keeps all readers from a part of a page that people may see.
enum PageObstacles {
  private static let longestName = 80

  /// Returns what a person has to know, each a sentence without a capital.
  ///
  /// A dialog is modal as the browser tells its readers: by its method, by an attribute in whatever letters, or by a
  /// script's internals, also in a shadow tree or a frame.
  static func sentences(_ tree: ElementTree, _ snapshot: PageSnapshot) -> [String] {
    var sentences: [String] = []
    if let dialog = (0..<tree.count).first(where: { tree[$0].isModal && !tree[$0].isHidden }) {
      let name = name(of: dialog, tree)
      let said = name.isEmpty ? "" : " (\(SafeText.quoted(name)))"
      sentences.append(
        "a modal dialog is open\(said): if the reader stays in it, the content behind it is neither spoken nor audited"
      )
    }
    let inert = inertParts(of: snapshot)
    if let first = inert.first {
      let parts =
        inert.count == 1 ? "a part of the page is" : "\(inert.count) parts of the page are"
      sentences.append(
        "\(parts) inert (<\(SafeText.line(first.name))>): the content there is neither spoken "
          + "nor audited"
      )
    }
    if isStorybook(snapshot) {
      sentences.append(
        "this page is Storybook itself: transcript, audit, report and check open its stories if they get its address; "
          + "one story is at iframe.html?id=STORY")
    }
    return sentences
  }

  /// Whether the page is a Storybook, which shows its stories in a frame.
  static func isStorybook(_ snapshot: PageSnapshot) -> Bool {
    snapshot.nodes.contains { $0["id"] == storybookFrame || $0["title"] == storybookFrame }
  }

  // The frame in which Storybook (7 and later) shows a story beside its list.
  private static let storybookFrame = "storybook-preview-iframe"

  private static func name(of dialog: Int, _ tree: ElementTree) -> String {
    if let label = tree[dialog].label?.nonblank { return String(label.prefix(longestName)) }
    let words = tree.descendants(of: dialog).lazy.filter { !tree.hasChildren($0) }
      .compactMap { tree[$0].label?.nonblank }
    return String(words.prefix(8).joined(separator: " ").prefix(longestName))
  }

  /// The outermost elements that the page calls inert although something in them is seen.
  private static func inertParts(of snapshot: PageSnapshot) -> [PageSnapshot.Node] {
    var parts: [PageSnapshot.Node] = []
    var index = 0
    while index < snapshot.nodes.count {
      let node = snapshot.nodes[index]
      guard node.isElement, node["inert"] != nil else {
        index += 1
        continue
      }
      if snapshot.nodes[index..<max(index + 1, node.end)].contains(where: isSeen) {
        parts.append(node)
      }
      index = max(index + 1, node.end)
    }
    return parts
  }

  private static func isSeen(_ node: PageSnapshot.Node) -> Bool {
    guard node.isVisible, let frame = node.frame, frame.width > 1, frame.height > 1 else {
      return false
    }
    return frame.x + frame.width > 0 && frame.y + frame.height > 0
      && (!node.isElement
        || ["img", "button", "input", "select", "textarea", "iframe"].contains(node.name))
  }
}
