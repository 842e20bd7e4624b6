internal import AccessibilityTree

/// What the rules made of a view.
struct AndroidMarks: OptionSet {
  let rawValue: UInt8

  /// Left out with all that it holds.
  static let isRemoved = AndroidMarks(rawValue: 1 << 0)
  /// TalkBack can stop here, and hears the texts in it as part of it.
  static let isFocusable = AndroidMarks(rawValue: 1 << 1)
  /// The view has words, or holds some that are no stops of their own.
  static let speaks = AndroidMarks(rawValue: 1 << 2)
  /// TalkBack stops here.
  static let isStop = AndroidMarks(rawValue: 1 << 3)
  /// Another stop is inside.
  static let holdsStops = AndroidMarks(rawValue: 1 << 4)
  /// All that stops in the view are tabs, two or more.
  static let isTabBar = AndroidMarks(rawValue: 1 << 5)
  /// Something that TalkBack can stop at is inside.
  static let holdsFocusable = AndroidMarks(rawValue: 1 << 6)
}

/// Turns the views of an Android screen into elements, by TalkBack's rules (documented in its source).
struct AndroidImport {
  let dump: AndroidDump
  var report: ImportReport
  var marks: [AndroidMarks]
  /// For each view the innermost view at or around it whose words it belongs to, or -1.
  var owners: [Int32]
  /// How many pixels make a point.
  var density = 1.0

  /// Creates an import of a dump.
  ///
  /// - Parameters:
  ///   - dump: The views.
  ///   - report: Learns what is inferred and left out.
  init(_ dump: AndroidDump, report: ImportReport) {
    self.dump = dump
    self.report = report
    marks = Array(repeating: [], count: dump.nodes.count)
    owners = Array(repeating: -1, count: dump.nodes.count)
  }

  /// Leaves out what is not the app's, and what nobody gets to.
  mutating func removeViews() {
    let isAllSystem = dump.nodes.allSatisfy { $0.parent >= 0 || $0.flags.contains(.isSystem) }
    var scrollerEnd = 0
    var index = 0
    while index < dump.nodes.count {
      let node = dump.nodes[index]
      if node.role.isStructure || node.flags.contains(.isScrollable) {
        scrollerEnd = max(scrollerEnd, dump.end(of: index))
      }
      if node.flags.contains(.isSystem), !isAllSystem {
        report.drop("views of the status and navigation bars")
        remove(index)
      } else if node.flags.contains(.isInvisible), index >= scrollerEnd {
        // What is out of sight in a list can be scrolled to.
        report.drop("invisible views")
        remove(index)
      } else {
        index += 1
        continue
      }
      index = dump.end(of: index)
    }
  }

  private mutating func remove(_ index: Int) {
    for below in index..<dump.end(of: index) { marks[below].insert(.isRemoved) }
  }

  /// Finds the views that TalkBack can stop at: what can be acted on, and the rows of a list.
  mutating func findFocusableViews() {
    let isInside = insideOfTargets
    for index in dump.nodes.indices.reversed() where !marks[index].contains(.isRemoved) {
      let node = dump.nodes[index]
      if isSpeaking(node) { marks[index].insert(.speaks) }
      if isFocusable(index) {
        if isInside[index], isPicture(index) {
          report.drop("pictures without words in views to tap")
        } else {
          marks[index].insert(.isFocusable)
        }
      }
      guard let parent = dump.parent(of: index) else { continue }
      if !marks[index].isDisjoint(with: [.isFocusable, .holdsFocusable]) {
        marks[parent].insert(.holdsFocusable)
      }
      if marks[index].contains(.speaks), !marks[index].contains(.isFocusable) {
        marks[parent].insert(.speaks)
      }
    }
  }

  private func isSpeaking(_ node: AndroidElement) -> Bool {
    if node.flags.contains(.isUnimportant) || isStructure(node) { return false }
    return dump.string(node.description) != nil || dump.string(node.text) != nil
      || dump.string(node.hint) != nil || node.flags.contains(.isCheckable)
  }

  /// Returns whether a view only holds what TalkBack stops at.
  ///
  /// - Parameter node: The view.
  /// - Returns: `true` for lists, pages that scroll and web pages.
  func isStructure(_ node: AndroidElement) -> Bool {
    node.role.isStructure || node.role == .view && node.flags.contains(.isScrollable)
  }

  private func isFocusable(_ index: Int) -> Bool {
    let node = dump.nodes[index]
    if node.flags.contains(.isUnimportant) || isStructure(node) { return false }
    if !node.flags.isDisjoint(with: .actions) { return true }
    guard let parent = dump.parent(of: index), dump.nodes[parent].role == .list else {
      return false
    }
    return marks[index].contains(.speaks)
  }

  /// Returns whether a view in one to tap is no more than a picture of that.
  ///
  /// TalkBack would stop at whatever the keyboard can focus; apps hide such pictures from it, as Android's own
  /// settings do with the magnifying glass of their search bar, and a dump does not tell (assumed).
  private func isPicture(_ index: Int) -> Bool {
    let node = dump.nodes[index]
    let isWordless = !marks[index].contains(.speaks) && dump.end(of: index) == index + 1
    return isWordless && (node.role == .image || node.role == .imageButton)
      && node.flags.isDisjoint(with: [
        .isClickable, .isLongClickable, .isScreenReaderFocusable, .isCheckable,
      ])
  }

  /// For each view whether it stands in one to tap, with no list or page between them.
  private var insideOfTargets: [Bool] {
    var isInside = [Bool](repeating: false, count: dump.nodes.count)
    for index in dump.nodes.indices {
      guard let parent = dump.parent(of: index), !isStructure(dump.nodes[parent]) else { continue }
      isInside[index] = isInside[parent] || dump.nodes[parent].flags.contains(.isClickable)
    }
    return isInside
  }

  /// Finds the stops, and whose words the others belong to.
  mutating func findStops() {
    for index in dump.nodes.indices where !marks[index].contains(.isRemoved) {
      let node = dump.nodes[index]
      let around = dump.parent(of: index).map { owners[$0] } ?? -1
      owners[index] = around
      if marks[index].contains(.isFocusable) {
        // What holds nothing but stops of their own is none itself.
        let isLeaf = dump.end(of: index) == index + 1
        guard isLeaf || marks[index].contains(.speaks) else {
          if !marks[index].contains(.holdsFocusable) {
            report.drop("views to tap that have no words")
          }
          continue
        }
      } else if around >= 0 || !isSpeaking(node) {
        continue
      }
      marks[index].insert(.isStop)
      if marks[index].contains(.isFocusable) { owners[index] = Int32(index) }
    }
    for index in dump.nodes.indices.reversed() {
      let holds = !marks[index].isDisjoint(with: [.isStop, .holdsStops])
      if holds, let parent = dump.parent(of: index) { marks[parent].insert(.holdsStops) }
    }
  }
}
