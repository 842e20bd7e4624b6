import AccessibilityTree
import Bridges

/// What holds stops and is told of on the way in and out.
extension TalkBackTree {
  /// A list, grid or pager around stops.
  ///
  /// How many items it has is told where the view states it. One of a class that has its counts from an adapter
  /// loses them in dumps, so that nothing is said of it. Any other is entered where it holds several views
  /// (source code: CollectionState.shouldEnter of TalkBack 15.1).
  func collection(_ index: Int) -> Element? {
    let view = tree[index]
    guard marks[index].contains(.holdsStops), !marks[index].contains(.isStop),
      views[index].role == .list || views[index].role == .scroller
    else { return nil }
    let type = view.toolkitType ?? ""
    let isPager = type.hasSuffix("ViewPager")
    guard isPager || views[index].role == .list else { return nil }
    // Of collections in each other only the innermost is told of.
    if marks[index].contains(.holdsCollections) { return nil }
    if let table = view.table {
      if (table.rows ?? 1) * (table.columns ?? 1) <= 1 { return nil }
    } else if children[index].count < 2 || type.hasSuffix("RecyclerView") && view.label == nil {
      return nil
    }
    var holder = Element(view.label, frame: view.frame)
    holder.childOrder = .asWritten
    holder.table = view.table ?? DataTable()
    holder.facts = views[index].scrolling
    holder.roleDescription = view.roleDescription
    if isPager {
      holder.container = .group
      holder.state(systemPart: .pager)
    } else {
      let table = view.table
      let isGrid = (table?.rows ?? 1) > 1 && (table?.columns ?? 1) > 1
      holder.container = .list
      holder.declare(isGrid || type.hasSuffix("GridView") ? .grid : .list)
    }
    return holder
  }

  /// Returns whether a view is a list, a grid or a pager.
  func isCollection(_ index: Int) -> Bool {
    views[index].role == .list
      || views[index].role == .scroller && (tree[index].toolkitType ?? "").hasSuffix("ViewPager")
  }

  /// A window with a title, of a dump that holds several.
  func window(_ index: Int) -> Element? {
    guard views[index].isWindow, marks[index].contains(.holdsStops), let title = tree[index].label
    else { return nil }
    var holder = Element(title, frame: tree[index].frame)
    holder.childOrder = .asWritten
    holder.container = .group
    holder.state(systemPart: .window)
    return holder
  }

  /// The outermost views that TalkBack is told of, by the windows that they lie in; in a dump of one window all are
  /// in none.
  ///
  /// A window is the outermost view with a place that holds others. Each cuts off what is in it, and lies over or
  /// under the others as a whole.
  var rootsByWindow: [(window: Int?, roots: [Int32])] {
    let windows = outermostLayouts
    let of = roots.map { root in windows.last { $0 < root && Int(root) < tree.end(of: $0) } }
    guard Set(of.compactMap(\.self)).count > 1 else { return [(nil, roots)] }
    var parts: [(window: Int?, roots: [Int32])] = []
    for (root, window) in zip(roots, of) {
      if let last = parts.last, last.window == window {
        parts[parts.count - 1].roots.append(root)
      } else {
        parts.append((window, [root]))
      }
    }
    return parts
  }

  /// What cuts off all that a window holds; nothing is said of it.
  func edges(ofWindow window: Int) -> Element {
    var holder = Element(frame: tree[window].frame)
    holder.childOrder = .asWritten
    holder.clips = true
    return holder
  }

  private var outermostLayouts: [Int] {
    var layouts: [Int] = []
    var end = 0
    for index in 0..<tree.count where index >= end && tree[index].frame != nil {
      end = tree.end(of: index)
      if end > index + 1, marks[index].contains(.isPassedOver) { layouts.append(index) }
    }
    return layouts
  }
}
