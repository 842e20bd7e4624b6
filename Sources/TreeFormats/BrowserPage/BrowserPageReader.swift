internal import AccessibilityTree
package import Documents

/// Reads what a browser knows of a page: its accessibility tree, frame by frame, beside a snapshot of its
/// document, which holds what the tree lacks: languages, places, positions in sets, kinds of fields.
package struct BrowserPageReader: TreeReader {
  /// `page`.
  package let name = "page"
  /// What the format is.
  package let summary = "A web page as recorded by earshot's browser (JSON)"

  /// Creates a reader.
  package init() {}

  /// Returns whether a text is a page's dump, by the name of its format.
  package func recognise(_ source: SourceText) -> Recognition {
    let head = Array(ARIASniffer.head(source).prefix(256))
    return JSONSniffer.isJSON(head)
      && JSONSniffer.hasKey("format", head, valueBeginsWith: "earshot-page\"")
      ? .recognised : .unlike
  }

  /// Reads a page.
  package func read(_ source: SourceText) throws(SourceError) -> ImportedScreen {
    let root = try Document(json: source).root
    // Without its styles a page has boxes and colours, but not those that anybody sees.
    let lacksStyles = root["lacksStyles"]?.text == "true"
    var report = ImportReport(
      format: name,
      cannotCarry: [.customContent, .customRotors] + (lacksStyles ? [.frames] : []))
    let viewport = try root["viewport"]?.numbers(for: "viewport", shape: ["width", "height"])
    let snapshot = try PageSnapshot(root["snapshot"], viewport: viewport ?? [0, 0])
    let lines = PageLines(root["snapshot"], of: snapshot)
    var elements: [ChromeAXElement] = []
    let looks =
      lacksStyles ? nil : PageLooks(snapshot, isDark: root["isDark"]?.text == "true")
    let facts = PageFacts(snapshot, looks)
    for (index, frame) in (root["frames"]?.items ?? []).enumerated() {
      try Self.add(frame, index, facts, to: &elements)
    }
    for (key, flag) in [
      ("shown", WebFlags.showsFocus), ("hidden", .hidesFocus), ("hovered", .opensOnHover),
      ("wide", .needsWidth), ("moving", .movesForEver),
    ] {
      let numbers = Set((root["focus"]?[key]?.items ?? []).compactMap { Int($0.text) })
      if numbers.isEmpty { continue }
      for index in elements.indices {
        if let number = elements[index].documentNode, numbers.contains(number) {
          elements[index].node.webFlags.insert(flag)
        }
      }
    }
    if root["focus"]?["wide"] != nil, !elements.isEmpty {
      elements[0].node.webFlags.insert(.isTriedNarrow)
    }
    // Only what is walked live has to find its nodes again.
    if root["live"]?.text == "true" {
      for index in elements.indices {
        elements[index].node.documentNode = elements[index].documentNode
      }
    }
    for index in elements.indices {
      elements[index].node.lines = lines.lines(of: elements[index].documentNode)
      elements[index].node.place = snapshot.place(elements[index].documentNode)
    }
    guard !elements.isEmpty else {
      throw root.error(
        "the page is empty: the browser reported no nodes", suggestion: "open it again")
    }
    var tree = ARIATree()
    var links = ChromeAXLinks(elements, report: &report)
    links.findTextRuns()
    links.add(to: &tree, report: &report)
    var work = ARIAFacts(tree, report: report)
    var imported = work.read()
    let finder = MarkupFinder(snapshot)
    // The text that the browser wrote is nobody's file.
    imported.offsets = []
    imported.markup = work.places.map { $0.flatMap(finder.markup) }
    func sentences(_ key: String) -> [String] {
      (root[key]?.items ?? []).filter { !$0.text.isEmpty }.map { SafeText.line($0.text) }
    }
    let doubts = sentences("doubts")
    imported.report.remarks += sentences("notes") + doubts
    imported.report.doubts = doubts
    imported.screen.origin?.doubts = doubts
    imported.report.remarks += PageObstacles.sentences(imported.screen.tree, snapshot)
    imported.report.isStorybook = PageObstacles.isStorybook(snapshot)
    let parted = Self.parted(elements, from: snapshot)
    if parted > 0 {
      imported.report.remarks.append(
        "the page replaced \(parted == 1 ? "an element" : "\(parted) elements") while it was read: "
          + "colours, sizes and attributes of \(parted == 1 ? "it" : "them") are unknown")
    }
    imported.picture = try root["picture"].flatMap(Self.photo)
    imported.screen.size = snapshot.size
    imported.screen.language = snapshot.language
    return imported
  }

  // What they are made of stands in no document.
  private static let madeByTheBrowser: Set<String> = [
    "audio", "details", "input", "meter", "progress", "select", "textarea", "video",
  ]

  /// Returns how many elements stood in the document no longer when it was taken, after the tree.
  private static func parted(_ elements: [ChromeAXElement], from snapshot: PageSnapshot) -> Int {
    var holders: [String: String] = [:]
    return elements.count { element in
      // Holders stand before what they hold.
      let holder =
        snapshot.node(element.documentNode)?.name ?? element.parentID.flatMap { holders[$0] }
      if let id = element.nodeID { holders[id] = holder }
      return !element.isIgnored && snapshot.lacks(element.documentNode)
        && !madeByTheBrowser.contains(holder ?? "")
    }
  }

  private static func photo(_ picture: DocumentNode) throws(SourceError) -> ScreenPhoto? {
    guard let png = picture["png"].flatMap({ Base64.bytes(of: $0.text) }) else { return nil }
    let frame = try picture["frame"]?.numbers(
      for: "frame", shape: ["x", "y", "width", "height"])
    return ScreenPhoto(
      png, of: frame.map { Frame(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) })
  }

  /// Adds the nodes of a frame, below the element that holds it.
  ///
  /// The numbers of nodes are each frame's own: they are told apart by the frame's.
  private static func add(
    _ frame: DocumentNode, _ number: Int, _ facts: PageFacts,
    to elements: inout [ChromeAXElement]
  ) throws(SourceError) {
    guard let nodes = frame["tree"]?["nodes"] else {
      throw frame.error("the frame has no tree: \"nodes\" is missing")
    }
    let owner = try frame["owner"]?.integer(for: "owner", in: 0...Int(Int32.max))
    let holder = owner.flatMap { owner in elements.first { $0.documentNode == owner }?.nodeID }
    // What is inside of a frame that nobody hears is not heard either.
    if owner != nil, holder == nil { return }
    for node in try nodes.list(for: "nodes") {
      var element = try ChromeAXElement(node)
      element.move(into: number, below: holder)
      facts.complete(&element)
      elements.append(element)
    }
  }
}
