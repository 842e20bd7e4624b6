internal import AccessibilityTree

extension AndroidImport {
  /// What everybody should know about screens of Android.
  static let remark = "said with the words of iOS: there is no reader of Android yet"

  /// Applies the rules one after the other, and returns the screen.
  ///
  /// - Returns: The screen, its frames in points.
  mutating func screen() -> Screen {
    let pixels = pixels
    takeDensity(of: pixels)
    removeViews()
    findFocusableViews()
    findStops()
    let words = gatherWords()
    findTabBars(words)
    var drafts = drafts(words)
    var screen = Screen(tree: drafts.build(report: &report))
    screen.title = title()
    screen.toolkit = .android
    screen.takeSize(
      of: pixels.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height).inPoints(density) },
      report: &report)
    if !dump.saysHeadings { report.cannotCarry.append(.headings) }
    if !dump.saysPanes { report.cannotCarry.append(.screenTitles) }
    report.remarks.append(Self.remark)
    return screen
  }

  /// The size of the screen: what the dump says, else the largest outermost view.
  private var pixels: Size? {
    if let size = dump.size { return size }
    var size = Size(width: 0, height: 0)
    var index = 0
    while index < dump.nodes.count {
      if let frame = dump.nodes[index].frame {
        size.width = max(size.width, frame.x + frame.width)
        size.height = max(size.height, frame.y + frame.height)
      }
      index = dump.end(of: index)
    }
    return size.width > 0 && size.height > 0 ? size : nil
  }

  private mutating func takeDensity(of pixels: Size?) {
    if let given = dump.density, given > 0.1, given < 20 {
      density = given
    } else if let pixels {
      density = AndroidDensity.guess(pixels)
      let short = min(pixels.width, pixels.height)
      report.infer("densities from screen widths")
      report.remarks.append(
        "\(Int(short)) pixels are taken for \(Int((short / density).rounded())) points")
    }
  }

  /// Views that hold two or more tabs, and no other stop, are tab bars.
  private mutating func findTabBars(_ words: [Int: AndroidWords]) {
    var tabs: [Int: Int] = [:]
    var others: Set<Int> = []
    for index in dump.nodes.indices where marks[index].contains(.isStop) {
      guard let parent = dump.parent(of: index) else { continue }
      if dump.nodes[index].role == .tab || words[index]?.isTab == true {
        tabs[parent, default: 0] += 1
      } else {
        others.insert(parent)
      }
    }
    for (parent, count) in tabs where count > 1 && !others.contains(parent) {
      if !marks[parent].contains(.isStop) { marks[parent].insert(.isTabBar) }
    }
  }

  /// Puts the stops, and the views that say something about them, into drafts.
  private mutating func drafts(_ words: [Int: AndroidWords]) -> DraftTree {
    var drafts = DraftTree()
    // Android sorts the views of a dump as TalkBack goes through them.
    var root = Element()
    root.childOrder = .asWritten
    drafts.begin(root, .holder)
    var open: [Int] = []
    for index in dump.nodes.indices where !marks[index].contains(.isRemoved) {
      while let end = open.last, end <= index {
        open.removeLast()
        drafts.end()
      }
      let mark = marks[index]
      if mark.contains(.isStop) {
        let holds = mark.contains(.holdsStops)
        if holds {
          var holder = Element(frame: dump.nodes[index].frame?.inPoints(density))
          holder.childOrder = .asWritten
          drafts.begin(holder, .holder)
          open.append(dump.end(of: index))
        }
        drafts.add(element(index, words[index], number: drafts.count), .element)
      } else if let holder = holder(index) {
        drafts.begin(holder, .holder)
        open.append(dump.end(of: index))
      }
    }
    for _ in open { drafts.end() }
    drafts.end()
    return drafts
  }

  /// A tab bar, or a list with a name of its own.
  private func holder(_ index: Int) -> Element? {
    let node = dump.nodes[index]
    guard marks[index].contains(.holdsStops) else { return nil }
    var element = Element(frame: node.frame?.inPoints(density))
    if marks[index].contains(.isTabBar) {
      element.container = .tabBar
      return element
    }
    guard isStructure(node), let name = dump.string(node.description) else { return nil }
    element.label = name
    element.container = .group
    element.declare(node.role.role)
    return element
  }

  /// The title of the window's pane, else the first text in the toolbar.
  private mutating func title() -> String? {
    for index in dump.nodes.indices where !marks[index].contains(.isRemoved) {
      if let pane = dump.string(dump.nodes[index].pane) { return pane }
    }
    var end = 0
    for index in dump.nodes.indices {
      let node = dump.nodes[index]
      if node.flags.contains(.isToolbar) { end = max(end, dump.end(of: index)) }
      guard index < end, node.role == .text, marks[index].contains(.isStop),
        node.flags.isDisjoint(with: .actions), let title = ownWords(node)
      else { continue }
      report.infer("titles from toolbars")
      return title
    }
    return nil
  }
}
