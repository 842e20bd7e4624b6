package import AccessibilityTree
import NavigationScript
import OtherTechnologies
import ScreenReader

extension AuditedFlow.Step {
  /// The dialogs that the step opened, as nodes of the tree after it.
  var openedDialogs: [Int] {
    guard let before else { return [] }
    let old = before.reading.screen.tree
    let tree = after.reading.screen.tree
    let opened = tree.dialogs
    if opened.isEmpty { return [] }
    let identity = ElementIdentity(from: old, to: tree)
    let known = Set(old.dialogs.compactMap(identity.node))
    return opened.filter { !known.contains($0) }
  }

  /// The modal dialog that had the keyboard focus before the step and that the step closed, as a node of the tree
  /// before.
  var closedDialog: Int? {
    guard let before, case .node(let focus) = before.focus else { return nil }
    let old = before.reading.screen.tree
    let around = old.dialogs.last {
      ($0..<old.end(of: $0)).contains(focus) && old.keepsOthersOut($0)
    }
    guard let around else { return nil }
    let tree = after.reading.screen.tree
    let later = ElementIdentity(from: old, to: tree).node(around)
    return later.map(tree.dialogs.contains) == true ? nil : around
  }

  /// Whether the keyboard focus, or else the cursor, is in a part of the screen after the step; `nil` if unknown.
  func ends(in part: Int) -> Bool? {
    let tree = after.reading.screen.tree
    let place: Int
    switch after.focus {
    case .node(let node): place = node
    case .nowhere: return false
    case .unseen(let number):
      // What was there before is not in what has opened.
      let isOld = before?.reading.screen.tree.elements.contains { $0.documentNode == number }
      return isOld == true ? false : nil
    case .unknown:
      guard let stop = after.cursor?.stop else { return nil }
      place = after.reading.order.stops[stop].element
    }
    return (part..<tree.end(of: part)).contains(place)
  }

  /// Whether the focused element is gone, or a key other than Tab took the focus away, and nothing has the focus.
  var losesKeyboard: Bool {
    guard let before, case .node(let old) = before.focus, after.focus == .nowhere, !hasArrived,
      !isTab,
      key != "Shift+Tab"
    else { return false }
    if key != nil { return true }
    let identity = ElementIdentity(
      from: before.reading.screen.tree, to: after.reading.screen.tree)
    return identity.node(old) == nil
  }

  /// The name of the element that had the keyboard focus before, or an empty string.
  var oldFocus: String {
    guard let before, case .node(let old) = before.focus else { return "" }
    return before.reading.screen.tree[old].label ?? ""
  }

  /// The key that was pressed alone, by its name in the DOM, with the space bar as "Space"; `nil` for none.
  var key: String? { pressed == " " ? "Space" : pressed }

  private var pressed: String? {
    switch action {
    case .use(let acts):
      // A step of several keys is several steps here, each with its own words.
      let pressed = acts.lazy.compactMap { act -> String? in
        guard case .press(let press) = act, act.words == words else { return nil }
        return press.chord?.domKey
      }
      return pressed.first
    case .perform(let command, _):
      if command.word == .escape { return "Escape" }
      guard case .keys(let chords) = command.argument, chords.count == 1 else { return nil }
      return chords[0].domKey
    default: return nil
    }
  }
}

extension ElementTree {
  /// The nodes of the visible dialogs.
  package var dialogs: [Int] {
    elements.indices.filter { node in
      let element = self[node]
      if element.isHidden { return false }
      if element.role == .dialog || element.role == .alertDialog { return true }
      // What holds a modal dialog may be marked as it is.
      return element.isModal && !(node + 1..<end(of: node)).contains { self[$0].isModal }
    }
  }

  /// The open dialogs that are marked as modal.
  package var modalDialogs: [Int] {
    dialogs.filter { self[$0].isModal || self[$0].webFlags.contains(.isModal) }
  }

  /// Returns whether a node is one of several other nodes, or inside one of them.
  package func holds(_ node: Int, inAnyOf others: [Int]) -> Bool {
    others.contains { ($0..<end(of: $0)).contains(node) }
  }
}
