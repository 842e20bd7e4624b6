internal import Documents

/// The frames of a page, each before those inside it.
struct PageFrames {
  /// One frame.
  struct Frame {
    let id: String
    /// The address of what could not be loaded in it, or `nil` if it shows what it was meant to.
    let unreachable: String?
    /// The frame that holds it, or `nil` for the page itself.
    let parent: String?

    /// Whether it stands inside of another one.
    var hasParent: Bool { parent != nil }

    /// Whether it was to show a file that the page may not use, and is empty therefore.
    func isOutside(_ page: PageAddress) -> Bool {
      guard hasParent, let unreachable, unreachable.hasPrefix("file:") else { return false }
      return page.files?.mayShow(unreachable) != true
    }
  }

  private(set) var all: [Frame] = []

  /// Takes the browser's answer in.
  init(_ tree: DocumentNode?) {
    var waiting: [(node: DocumentNode, parent: String?)] = tree.map { [($0, nil)] } ?? []
    while let (node, parent) = waiting.popLast() {
      guard let frame = node["frame"], let id = frame["id"]?.text else { continue }
      all.append(Frame(id: id, unreachable: frame["unreachableUrl"]?.text, parent: parent))
      for child in (node["childFrames"]?.items ?? []).reversed() { waiting.append((child, id)) }
    }
  }
}
