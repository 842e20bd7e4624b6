internal import Documents

/// The frames of a page, each before those inside it.
struct PageFrames {
  /// One frame.
  struct Frame {
    let id: String
    let url: String
    /// The frame that holds it, or `nil` for the page itself.
    let parent: String?

    /// Whether it stands inside of another one.
    var hasParent: Bool { parent != nil }

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
    var waiting: [(node: DocumentNode, parent: String?)] = tree.map { [($0, nil)] } ?? []
    while let (node, parent) = waiting.popLast() {
      guard let frame = node["frame"], let id = frame["id"]?.text else { continue }
      all.append(Frame(id: id, url: frame["url"]?.text ?? "", parent: parent))
      for child in (node["childFrames"]?.items ?? []).reversed() { waiting.append((child, id)) }
    }
  }
}
