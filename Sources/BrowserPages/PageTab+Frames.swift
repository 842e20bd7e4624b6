internal import Documents

/// The frames inside of a page that is acted on, those of other origins as well.
///
/// All are in one process (`BrowserProcess`), so one session and one clock hold for them; only the world in which
/// scripts of ours run is each frame's own.
extension PageTab {
  /// The most frames of a page that are acted on and listened to; advertisements make many of them.
  private static let mostFrames = 100

  /// Finds the frames of the page, and the places for our scripts in them.
  mutating func enterFrames(
    of page: PageAddress, before deadline: Deadline
  ) throws(BrowserFailure) {
    innerFrames = []
    let tree = try connection.ask("Page.getFrameTree", before: deadline)["frameTree"]
    let frames = PageFrames(tree).all.filter { $0.hasParent && !$0.isOutside(page) }
    unheardFrames = max(0, frames.count - Self.mostFrames)
    for frame in frames.prefix(Self.mostFrames) {
      // A frame that has gone meanwhile is refused.
      let world = try taken { (tab) throws(BrowserFailure) in
        try tab.enterWorld(of: frame.id, before: deadline)
      }
      guard let world else { continue }
      innerFrames.append(InnerFrame(id: frame.id, parent: frame.parent, world: world))
    }
  }

  /// Returns what an expression is in a frame, or `nil` for a frame that has gone to another document.
  mutating func ask(
    _ frame: InnerFrame, _ expression: String, before deadline: Deadline
  ) throws(BrowserFailure) -> DocumentNode? {
    try taken { (tab) throws(BrowserFailure) in
      try tab.connection.ask("Runtime.evaluate", before: deadline) {
        $0.field("expression", expression)
        $0.field("contextId", frame.world)
      }["result"]
    }
  }

  /// Returns where scripts find a node, or `nil` for a node that is gone.
  mutating func place(
    of node: Int, before deadline: Deadline
  ) throws(BrowserFailure) -> NodePlace? {
    let worlds = [(frame: String?.none, world: world)] + innerFrames.map { ($0.id, $0.world) }
    for (frame, world) in worlds {
      // Nobody is told of a node of another origin; one of the same origin may be another frame's.
      let object = try taken { (tab) throws(BrowserFailure) in
        try tab.connection.ask("DOM.resolveNode", before: deadline) {
          $0.field("backendNodeId", Double(node))
          if let world { $0.field("executionContextId", world) }
        }["object"]?["objectId"]?.text
      }
      guard let object else { continue }
      if innerFrames.isEmpty { return NodePlace(object: object, frame: nil) }
      let isOwn = try call(PageGestures.isInOwnFrame, on: object, before: deadline)
      if isOwn?.text == "true" { return NodePlace(object: object, frame: frame) }
    }
    return nil
  }

  /// Brings the frames that a node stands in into the window, the outermost first.
  mutating func show(_ frame: String?, before deadline: Deadline) throws(BrowserFailure) {
    for frame in way(to: frame).reversed() {
      guard let owner = try owner(of: frame, before: deadline) else { continue }
      try call(PageGestures.show, on: owner, before: deadline)
    }
  }

  /// Returns where a point inside of a frame is in the page's window, or `nil` where no finger reaches it.
  mutating func point(
    _ aim: DocumentNode?, inside frame: String?, before deadline: Deadline
  ) throws(BrowserFailure) -> (x: Double, y: Double)? {
    var aim = aim
    for frame in way(to: frame) {
      guard let x = aim?["x"]?.looseNumber, let y = aim?["y"]?.looseNumber,
        let owner = try owner(of: frame, before: deadline)
      else { return nil }
      aim = try call(PageGestures.outward, on: owner, before: deadline) {
        for number in [x, y] { $0.object { $0.field("value", number) } }
      }
    }
    guard let x = aim?["x"]?.looseNumber, let y = aim?["y"]?.looseNumber else { return nil }
    return try inWindow(x, y, before: deadline)
  }

  /// Returns where a point of the page is in the window, of which a phone shows a part where the page is wider.
  private mutating func inWindow(
    _ x: Double, _ y: Double, before deadline: Deadline
  ) throws(BrowserFailure) -> (x: Double, y: Double) {
    guard settings.isTouched, let view = try evaluate(PageGestures.view, before: deadline),
      let left = view["left"]?.looseNumber,
      let top = view["top"]?.looseNumber
    else { return (x, y) }
    return (x - left, y - top)
  }

  /// Returns a frame and those around it, from the inside.
  private func way(to frame: String?) -> [InnerFrame] {
    var way: [InnerFrame] = []
    var next = frame
    while let frame = innerFrames.first(where: { $0.id == next }), way.count < innerFrames.count {
      way.append(frame)
      next = frame.parent
    }
    return way
  }

  /// Returns the element that holds a frame, as scripts have it.
  private mutating func owner(
    of frame: InnerFrame, before deadline: Deadline
  ) throws(BrowserFailure) -> String? {
    let node = try taken { (tab) throws(BrowserFailure) in
      try tab.connection.ask("DOM.getFrameOwner", before: deadline) {
        $0.field("frameId", frame.id)
      }["backendNodeId"]?.looseNumber
    }
    guard let node = node.flatMap({ Int(exactly: $0) }) else { return nil }
    return try place(of: node, before: deadline)?.object
  }

  /// Returns what the browser answers, or `nil` where it refuses, since what is asked about has gone.
  private mutating func taken<Answer>(
    _ ask: (inout PageTab) throws(BrowserFailure) -> Answer?
  ) throws(BrowserFailure) -> Answer? {
    do throws(BrowserFailure) {
      return try ask(&self)
    } catch {
      guard case .refused = error else { throw error }
      return nil
    }
  }
}
