internal import AccessibilityTree

/// Which elements the reader's cursor can get to.
///
/// A dump calls an element invisible both when it is scrolled out of view, where the cursor gets to it,
/// and when something covers it or its whole page is behind another, where it does not.
struct XCUITestReachability {
  /// The most bars that are looked at; real screens have a handful.
  private static let mostBars = 64
  /// How high the status bar and the like are in points, at the most: 62 on phones of 2024.
  private static let widestEdge = 64.0

  private let dump: XCUITestDump
  /// For each node the innermost alive scrolling view above it, or -1.
  private var scrollView: [Int32]
  /// What can be seen of each alive scrolling view.
  private var viewports: [Int32: Frame] = [:]
  private var bars: [(index: Int, frame: Frame)] = []
  private let web: XCUITestWebContent
  private let alive: Set<Int32>
  /// For each node the innermost row that holds it, or -1.
  private var row: [Int32]
  /// The rows that hold an element which is visible itself.
  private var speakingRows: Set<Int32> = []

  /// Looks at all scrolling views and bars of a dump.
  init(
    _ dump: XCUITestDump, marks: [XCUITestMarks], window: Frame?, web: XCUITestWebContent
  ) {
    self.dump = dump
    self.web = web
    let alive = Self.aliveScrollViews(dump, marks: marks)
    self.alive = alive
    scrollView = Array(repeating: -1, count: dump.nodes.count)
    row = scrollView
    for index in dump.nodes.indices {
      let node = dump.nodes[index]
      if node.type.isBar, node.isVisible, let frame = node.frame, bars.count < Self.mostBars {
        bars.append((index, Self.cover(node.type, frame, window)))
      }
      if let parent = dump.parent(of: index) {
        scrollView[index] = alive.contains(Int32(parent)) ? Int32(parent) : scrollView[parent]
        row[index] = dump.nodes[parent].type == .cell ? Int32(parent) : row[parent]
      }
      if node.isVisible, marks[index].contains(.isElement) { speakingRows.insert(row[index]) }
      if alive.contains(Int32(index)) {
        let outer = viewports[scrollView[index]] ?? window
        viewports[Int32(index)] = node.frame.map { $0.intersection(outer) } ?? outer
      }
    }
  }

  /// The scrolling views that hold at least one visible element, however far down: one without is on a
  /// page that something else covers.
  ///
  /// A web view that is visible itself needs none.
  private static func aliveScrollViews(
    _ dump: XCUITestDump, marks: [XCUITestMarks]
  ) -> Set<Int32> {
    var above = [Int32](repeating: -1, count: dump.nodes.count)
    var alive: Set<Int32> = []
    for index in dump.nodes.indices {
      if let parent = dump.parent(of: index) {
        above[index] = dump.nodes[parent].type.scrolls ? Int32(parent) : above[parent]
      }
      guard dump.nodes[index].isVisible else { continue }
      let isElement = marks[index].contains(.isElement)
      guard isElement || dump.nodes[index].type == .webView else { continue }
      var view = isElement ? above[index] : Int32(index)
      while view >= 0, alive.insert(view).inserted { view = above[Int(view)] }
    }
    return alive
  }

  /// Returns whether the cursor gets to a node, by itself or by scrolling.
  func reaches(_ index: Int) -> Bool {
    let node = dump.nodes[index]
    if node.isVisible { return true }
    guard let frame = node.frame, frame.width > 0 || frame.height > 0 else { return false }
    // What a test sees of a page is no guide to what is covered there: whole pages are called invisible
    // inside of a visible view, and the other way round (measured).
    if let page = web.page(of: index) { return alive.contains(Int32(page)) }
    if isTextOfSilentRow(index, frame) { return true }
    guard scrollView[index] >= 0 else { return false }
    if isStuckToAnEdge(index, frame) || isBehindBar(index, frame) { return true }
    return !(viewports[scrollView[index]]?.contains(frame) ?? false)
  }

  /// Headers and footers that stay at an edge while their section scrolls are called invisible inside a
  /// visible view of the same frame (measured).
  private func isStuckToAnEdge(_ index: Int, _ frame: Frame) -> Bool {
    guard let parent = dump.parent(of: index) else { return false }
    return dump.nodes[parent].isVisible && dump.nodes[parent].frame == frame
  }

  /// Texts of a row that is visible, none of whose elements is, are what can be seen of it (measured in rows that
  /// reach beyond their table).
  private func isTextOfSilentRow(_ index: Int, _ frame: Frame) -> Bool {
    let row = row[index]
    guard row >= 0, dump.nodes[index].type == .staticText, !speakingRows.contains(row) else {
      return false
    }
    let node = dump.nodes[Int(row)]
    return node.isVisible && node.frame?.intersects(frame) == true
  }

  /// Returns whether a bar covers a place, or what the system draws between the bar and the edge of the screen.
  private func isBehindBar(_ index: Int, _ frame: Frame) -> Bool {
    bars.contains { bar in
      let isInside = bar.index < index && index < dump.end(of: bar.index)
      return !isInside && bar.frame.intersects(frame)
    }
  }

  /// What a bar covers: above a navigation bar is the status bar, below the bars at the bottom what the phone is
  /// gone home by.
  private static func cover(_ type: XCUITestType, _ frame: Frame, _ window: Frame?) -> Frame {
    guard let window else { return frame }
    let (top, bottom) = (window.y, window.y + window.height)
    var cover = frame
    if type == .navigationBar, frame.y > top, frame.y - top <= widestEdge {
      cover.y = top
      cover.height = frame.y + frame.height - top
    }
    let end = frame.y + frame.height
    if type == .tabBar || type == .toolbar, end < bottom, bottom - end <= widestEdge {
      cover.height = bottom - frame.y
    }
    return cover
  }
}

extension XCUITestImport {
  /// Keeps the elements that the cursor gets to.
  mutating func keepReachable(_ reachability: XCUITestReachability) {
    findOtherHomePages()
    for index in dump.nodes.indices where marks[index].contains(.isElement) {
      if marks[index].contains(.isOnOtherPage) {
        report.drop("elements on other pages of the home screen", subject: dump.subject(index))
      } else if reachability.reaches(index) {
        marks[index].insert(.isKept)
      } else {
        report.drop("elements that are covered or hidden", subject: dump.subject(index))
      }
    }
  }
}

extension Frame {
  /// Returns the area that this frame shares with another, of size 0 when there is none.
  func intersection(_ other: Frame?) -> Frame {
    guard let other else { return self }
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Frame(
      x: left, y: top, width: max(0, min(x + width, other.x + other.width) - left),
      height: max(0, min(y + height, other.y + other.height) - top))
  }
}
