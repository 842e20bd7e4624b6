import AccessibilityTree
import Bridges

/// What the rules made of a view.
struct TalkBackMarks: OptionSet {
  let rawValue: UInt16

  /// Left out, with all that it holds.
  static let isGone = TalkBackMarks(rawValue: 1 << 0)
  /// TalkBack is not told of the view, but of what it holds.
  static let isPassedOver = TalkBackMarks(rawValue: 1 << 1)
  /// The view can be acted on, or has the focus of a screen reader by its own will.
  static let isTarget = TalkBackMarks(rawValue: 1 << 2)
  /// The view lies right inside of what scrolls.
  static let isScrollItem = TalkBackMarks(rawValue: 1 << 3)
  /// The view has words or a state, or holds some that belong to it.
  static let speaks = TalkBackMarks(rawValue: 1 << 4)
  /// TalkBack stops here.
  static let isStop = TalkBackMarks(rawValue: 1 << 5)
  /// A view around this one has the words in it.
  static let isOwned = TalkBackMarks(rawValue: 1 << 6)
  /// The description of a view around this one stands for its words.
  static let isDescribed = TalkBackMarks(rawValue: 1 << 7)
  /// Something that TalkBack stops at is inside.
  static let holdsStops = TalkBackMarks(rawValue: 1 << 8)
  /// A view to act on is inside.
  static let holdsTargets = TalkBackMarks(rawValue: 1 << 9)
  /// A list, grid or pager is inside.
  static let holdsCollections = TalkBackMarks(rawValue: 1 << 10)
}

/// Turns the views of an Android screen into the stops of TalkBack, in its order.
///
/// The rules are those of TalkBack 15.1 (source code: google/talkback 26a27dc0,
/// utils/src/main/java/com/google/android/accessibility/utils/AccessibilityNodeInfoUtils.java and
/// traversal/). What a dump lacks is taken for not being so.
struct TalkBackTree {
  let tree: ElementTree
  let views: [AndroidView]
  var notes = BridgeNotes()
  var marks: [TalkBackMarks]
  /// For each view the one around it that TalkBack is told of, or -1.
  var parents: [Int32]
  /// For each view the stop whose words it belongs to, or -1.
  var owners: [Int32]
  /// For each view those in it that TalkBack is told of, in its order.
  var children: [[Int32]]
  /// The outermost views that TalkBack is told of, in its order.
  var roots: [Int32] = []
  /// For each view of Compose that has its role from a view inside of it, that view.
  var roleNodes: [Int: Int] = [:]
  /// The frame of the outermost view.
  let window: Frame?
  /// For each view whether Compose draws it; empty where it draws none.
  private let composed: [Bool]

  /// In which direction the screen is laid out.
  let direction: Direction

  /// Takes in a screen.
  init(_ tree: ElementTree, direction: Direction) {
    self.tree = tree
    self.direction = direction
    views = tree.elements.map(AndroidView.init)
    marks = Array(repeating: [], count: tree.count)
    parents = Array(repeating: -1, count: tree.count)
    owners = parents
    children = Array(repeating: [], count: tree.count)
    window = tree.elements.lazy.compactMap(\.frame).first
    composed = Self.composed(tree, views)
  }

  /// Returns whether Compose draws a view.
  func isComposed(_ index: Int) -> Bool { !composed.isEmpty && composed[index] }

  private static func composed(_ tree: ElementTree, _ views: [AndroidView]) -> [Bool] {
    if tree.count > 0, tree[0].childOrder == .byPosition {
      return Array(repeating: true, count: tree.count)
    }
    guard views.contains(where: \.isComposeHost) else { return [] }
    var composed = [Bool](repeating: false, count: tree.count)
    for host in views.indices where views[host].isComposeHost && !composed[host] {
      for below in tree.descendants(of: host) { composed[below] = true }
    }
    return composed
  }

  /// Applies the rules one after the other.
  mutating func stops() -> (tree: ElementTree, origins: [Int32]) {
    passOver()
    findRoleNodes()
    findTargets()
    findStops()
    order()
    followStatedTraversal()
    var drafts = drafts()
    return drafts.built(notes: &notes)
  }

  /// The views that TalkBack is told of, in document order.
  var told: some Sequence<Int> {
    views.indices.lazy.filter { marks[$0].isDisjoint(with: [.isGone, .isPassedOver]) }
  }

  /// Leaves out what is invisible, and passes over what TalkBack does not ask for: views that are not
  /// important, which it does without by its settings (source code: accessibilityservice.xml).
  ///
  /// A dump that is not compressed holds them too, and mostly does not tell: a layout or picture without anything of
  /// its own is taken for one (assumed, after Android's `View.isImportantForAccessibility`; a picture becomes
  /// important by its description).
  private mutating func passOver() {
    let tellsFocus = views.contains { $0.flags.contains(.isFocusable) }
    for view in AndroidView.unreachable(of: views, in: tree) {
      notes.drop("invisible views")
      for below in view..<tree.end(of: view) { marks[below] = .isGone }
    }
    for index in views.indices where !marks[index].contains(.isGone) {
      if let around = tree.parent(of: index) {
        parents[index] = marks[around].contains(.isPassedOver) ? parents[around] : Int32(around)
      }
      if views[index].flags.contains(.isUnimportant)
        || isPlain(index) && !isRow(index) && !isComposed(index)
      {
        marks[index].insert(.isPassedOver)
      } else if tellsFocus, isTouchLayer(index) {
        notes.drop("layers without text that only catch taps")
        marks[index].insert(.isPassedOver)
      }
    }
    for index in told {
      if parents[index] < 0 {
        roots.append(Int32(index))
      } else {
        children[Int(parents[index])].append(Int32(index))
      }
    }
  }

  /// What says that a view does or tells something.
  private static let doing = AndroidView.actions.union([
    .isCheckable, .isScrollable, .isHeading, .isLive,
  ])
  /// The same but for a tap.
  private static let beyondTaps = doing.subtracting(.isClickable)

  private func isPlain(_ index: Int) -> Bool {
    let view = views[index]
    return (view.role == .view || view.role == .image) && paneTitle(index) == nil
      && view.flags.isDisjoint(with: Self.doing)
      && isWordless(index)
  }

  /// Returns whether a view is an item of a RecyclerView, which makes its items important while a service is on
  /// (source code: androidx RecyclerView, attachAccessibilityDelegateOnBind).
  ///
  /// One that fills its list is a page of a pager, and taken for a layout (assumed).
  private func isRow(_ index: Int) -> Bool {
    guard let list = tree.parent(of: index), let frame = tree[index].frame else { return false }
    return (tree[list].toolkitType ?? "").hasSuffix("RecyclerView") && frame != tree[list].frame
  }

  /// Returns whether a view only catches taps: beside a sheet, over a bubble, beneath a larger target.
  ///
  /// Since Android 8 what answers taps can have the focus unless its app says no, and these say no to readers
  /// as well (Material's `touch_outside`, the notifications' `alternate_expand_target`; that others do is
  /// assumed: all six of such views in dumps did).
  private func isTouchLayer(_ index: Int) -> Bool {
    let view = views[index]
    return view.role == .view && view.flags.contains(.isClickable)
      && view.flags.isDisjoint(with: Self.beyondTaps)
      && tree.end(of: index) == index + 1 && isWordless(index)
  }

  /// Returns the title of the part of the screen that a view begins, which makes it important for readers
  /// (source code: AOSP View.isImportantForAccessibility).
  func paneTitle(_ index: Int) -> String? {
    views[index].hasRareWords ? tree[index].statedFacts.text(.paneTitle) : nil
  }

  private func isWordless(_ index: Int) -> Bool {
    tree[index].label == nil && tree[index].value == nil && tree[index].placeholder == nil
  }

  /// Returns whether a view has words of its own; the name of a collection or a window is none, and neither is what
  /// only an icon font can draw.
  func hasText(_ index: Int) -> Bool {
    views[index].role != .list && !views[index].isWindow && !isWordless(index) && !isGlyph(index)
  }

  /// Returns whether a view is a text that only an icon font can draw.
  func isGlyph(_ index: Int) -> Bool {
    guard views[index].role == .text, tree[index].placeholder == nil else { return false }
    return (tree[index].label ?? tree[index].value)?.withoutGlyphs.isEmpty == true
  }

  /// Returns whether a view has a state: one in words, that it can be checked, or a range.
  func hasState(_ index: Int) -> Bool {
    let view = views[index]
    return view.hasStateDescription || view.flags.contains(.isCheckable) || view.role == .slider
      || view.role == .progress
  }

  /// Returns whether what lies right inside of a view can be scrolled.
  func scrolls(_ index: Int) -> Bool {
    let view = views[index]
    if view.role == .spinner { return false }
    return view.flags.contains(.isScrollable) || view.role == .list || view.role == .scroller
  }
}
