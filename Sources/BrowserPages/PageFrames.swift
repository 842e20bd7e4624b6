internal import Documents

/// The frames of a page, each before those inside it.
struct PageFrames {
  /// One frame.
  struct Frame {
    let id: String
    let url: String
    let hasParent: Bool

    /// Whether it shows a file that the page has no business with: one outside of its own folder.
    ///
    /// - Parameter page: The page.
    /// - Returns: `true` for files of other folders, and for any file on a page from the network.
    func isOutside(_ page: PageAddress) -> Bool {
      guard hasParent, url.hasPrefix("file:") else { return false }
      guard let folder = page.folder else { return true }
      return !url.hasPrefix(folder) || url.contains("/../")
    }
  }

  private(set) var all: [Frame] = []

  /// Takes the browser's answer in.
  ///
  /// - Parameter tree: The frame tree.
  init(_ tree: DocumentNode?) {
    var waiting: [(node: DocumentNode, hasParent: Bool)] = tree.map { [($0, false)] } ?? []
    while let (node, hasParent) = waiting.popLast() {
      if let frame = node["frame"], let id = frame["id"]?.text {
        all.append(Frame(id: id, url: frame["url"]?.text ?? "", hasParent: hasParent))
      }
      for child in (node["childFrames"]?.items ?? []).reversed() { waiting.append((child, true)) }
    }
  }
}
