import AccessibilityTree

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

/// Turns the views of an Android screen into stops, by TalkBack's rules (documented in its source).
struct AndroidTree {
  let tree: ElementTree
  let views: [AndroidView]
  var notes = BridgeNotes()
  var marks: [AndroidMarks]
  /// For each view the innermost view at or around it whose words it belongs to, or -1.
  var owners: [Int32]

  /// Takes in a screen.
  init(_ tree: ElementTree) {
    self.tree = tree
    views = tree.elements.map(AndroidView.init)
    marks = Array(repeating: [], count: tree.count)
    owners = Array(repeating: -1, count: tree.count)
  }

  /// Applies the rules one after the other.
  mutating func stops() -> (tree: ElementTree, origins: [Int32]) {
    removeInvisibleViews()
    findFocusableViews()
    findStops()
    removeCoveredPages()
    let words = gatherWords()
    findTabBars(words)
    var drafts = drafts(words)
    return drafts.built(notes: &notes)
  }

  /// Leaves a view out with all that it holds.
  mutating func remove(_ index: Int) {
    for below in index..<tree.end(of: index) { marks[below] = .isRemoved }
  }

  /// Views that hold two or more tabs, and no other stop, are tab bars.
  private mutating func findTabBars(_ words: [Int: AndroidWords]) {
    var tabs: [Int: Int] = [:]
    var others: Set<Int> = []
    for index in views.indices where marks[index].contains(.isStop) {
      guard let parent = tree.parent(of: index) else { continue }
      if views[index].role == .tab || words[index]?.isTab == true {
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
    // Android hands over views as TalkBack goes through them; other printouts say that they do not.
    let order = tree.count > 0 ? tree[0].childOrder : .asWritten
    var root = Element()
    root.childOrder = order
    drafts.begin(root, .holder)
    var open: [Int] = []
    for index in views.indices where !marks[index].contains(.isRemoved) {
      while let end = open.last, end <= index {
        open.removeLast()
        drafts.end()
      }
      let mark = marks[index]
      drafts.source = index
      if mark.contains(.isStop) {
        let holds = mark.contains(.holdsStops)
        if holds {
          var holder = Element(frame: tree[index].frame)
          holder.childOrder = order
          drafts.begin(holder, .holder)
          open.append(tree.end(of: index))
        }
        drafts.begin(element(index, words[index], number: drafts.count), .element)
        for text in words[index]?.hidden ?? [] {
          // Whoever looks sees it, and nobody hears it.
          drafts.source = text
          drafts.add(
            Element(ownWords(text), traits: .staticText, frame: tree[text].frame), .element)
        }
        drafts.end()
      } else if let holder = holder(index) {
        drafts.begin(holder, .holder)
        open.append(tree.end(of: index))
      }
    }
    for _ in open { drafts.end() }
    drafts.end()
    return drafts
  }

  /// A tab bar, or a list with a name of its own.
  private func holder(_ index: Int) -> Element? {
    guard marks[index].contains(.holdsStops) else { return nil }
    var element = Element(frame: tree[index].frame)
    if marks[index].contains(.isTabBar) {
      element.container = .tabBar
      return element
    }
    guard views[index].isStructure, !views[index].isWindow, let name = tree[index].label else {
      let order = tree.count > 0 ? tree[0].childOrder : .asWritten
      return views[index].holder(tree[index], isStop: false, order: order)
    }
    element.facts = views[index].scrolling
    element.label = name
    element.container = .group
    element.declare(views[index].role.role)
    return element
  }

  /// The first text in the toolbar.
  mutating func title() -> String? {
    var end = 0
    for index in views.indices {
      if views[index].isToolbar { end = max(end, tree.end(of: index)) }
      guard index < end, views[index].role == .text, marks[index].contains(.isStop),
        views[index].flags.isDisjoint(with: AndroidView.actions), let title = ownWords(index)
      else { continue }
      notes.infer("titles from toolbars")
      return title
    }
    return nil
  }
}
