import AccessibilityAudit
import AccessibilityTree
import LiveApps
import NavigationScript
import OtherTechnologies
import ScreenReader

/// Follows the keyboard focus through a page, and records which keys move it to each control.
///
/// In a menu or a list, arrows move the focus; elsewhere, Tab does.
struct FocusWalk {
  /// What was found before, with keys.
  private(set) var look: Operator.Look
  private let finder: ControlFinder
  private let part: OpenedPart?
  private let opening: [KeyPress]
  private let app: PageApp
  private var session: Session
  /// The places of controls in the look, by the numbers of the document's nodes.
  private var places: [Int: Int] = [:]
  /// The number of presses until a node of the document has the focus.
  private var presses: [Int: Int] = [:]
  private let isList: Bool

  private var key: KeyPress { isList ? .down : .tab }

  /// Begins where the keys have led that open a part.
  init(
    _ look: Operator.Look, _ finder: ControlFinder, in part: OpenedPart?, opening: [KeyPress],
    _ app: PageApp, _ session: Session
  ) {
    self.look = look
    self.finder = finder
    self.part = part
    self.opening = opening
    self.app = app
    self.session = session
    for (place, control) in look.controls.enumerated() {
      if let number = control.documentNode, places[number] == nil { places[number] = place }
    }
    let items: Set<Role> = [.menuItem, .menuItemCheckbox, .menuItemRadio, .option]
    let first = app.focus.flatMap { [places] in places[$0] }
    isList = first.flatMap { look.controls[$0].role }.map(items.contains) == true
  }

  /// Presses the key until the focus leaves, returns or stays, or something opens or closes.
  mutating func go(until end: ContinuousClock.Instant) {
    guard let command = key.chord.flatMap({ CommandWord.press.command(.keys([$0])) }) else {
      return
    }
    var last: Int?
    // A field with parts keeps the focus for a while.
    var (stays, most) = (0, 0)
    var wasNowhere = false
    for count in 0...min(2 * look.controls.count + 10, Operator.mostTabs)
    where ContinuousClock.now < end {
      if count > 0 {
        let before = session.screen.tree
        if session.perform(command).contains(where: \.isRefusal) { return }
        if noteSurprise(since: before, after: count, from: last) { return }
      }
      guard let number = app.focus else {
        // Behind the last control of a dialog Tab may pass the browser's own.
        if count == 0 || isInModal && !wasNowhere {
          wasNowhere = count > 0
          continue
        }
        return
      }
      if isInModal, noteLeak(to: number, after: count, from: last) { return }
      if number == last, stays < most {
        stays += 1
        continue
      }
      if count > 0, let first = presses[number] {
        noteTrap(at: number, round: number == last ? nil : count - first)
        return
      }
      last = number
      note(number, after: count)
      stays = 0
      most = finder.mostTabs(inside: number)
    }
  }

  private func keys(_ count: Int) -> [KeyPress] {
    opening + Array(repeating: key, count: count)
  }

  /// Notes that a node has the focus, which may be a control that is no stop of the reader's.
  private mutating func note(_ number: Int, after count: Int) {
    presses[number] = count
    if part?.known.contains(number) == true { return }
    if places[number] == nil,
      let control = finder.control(withFocus: number, in: session.screen.tree, of: part)
    {
      places[number] = look.controls.count
      look.controls.append(control)
    }
    if let place = places[number] { look.controls[place].keys = keys(count) }
  }

  /// Records that Tab returned without leaving the page, except in a dialog, where this is intended.
  private mutating func noteTrap(at number: Int, round: Int?) {
    guard let place = places[number], !isList, !isInPart(number) else { return }
    look.traps.append(Operator.Trap(control: look.controls[place], round: round))
  }

  /// Whether the part is a dialog that is marked as modal.
  private var isInModal: Bool { part != nil && !session.screen.tree.modalDialogs.isEmpty }

  /// Records that Tab left a modal dialog that stays open, and returns whether it did.
  private mutating func noteLeak(to number: Int, after count: Int, from last: Int?) -> Bool {
    let tree = session.screen.tree
    guard let place = last.flatMap({ places[$0] }),
      let node = tree.elements.firstIndex(where: { $0.documentNode == number }),
      !tree.holds(node, inAnyOf: tree.modalDialogs)
    else { return false }
    look.surprises.append((look.controls[place], keys(count)))
    return true
  }

  /// Notes that Tab has opened a dialog and gone there, or has closed one that kept others out, and returns whether it
  /// has.
  ///
  /// What stands beside a field that keeps the focus is no surprise, nor that it goes with the focus.
  private mutating func noteSurprise(
    since before: ElementTree, after count: Int, from last: Int?
  ) -> Bool {
    if isList { return false }
    let (old, new) = (Self.dialogs(before), Self.dialogs(session.screen.tree))
    let isOpened = !new.all.isSubset(of: old.all) && app.focus.map(isInPart) == true
    guard isOpened || !old.modal.isSubset(of: new.all) else { return false }
    // What opens is opened by what comes next, and what closes by what is left.
    let place = last.flatMap { places[$0] }.map { isOpened ? $0 + 1 : $0 } ?? 0
    if look.controls.indices.contains(place) {
      look.surprises.append((look.controls[place], keys(count)))
    }
    return true
  }

  /// The open dialogs, by the numbers of the document's nodes.
  private static func dialogs(_ tree: ElementTree) -> (all: Set<Int>, modal: Set<Int>) {
    var (all, modal): (Set<Int>, Set<Int>) = ([], [])
    for node in tree.dialogs {
      guard let number = tree[node].documentNode else { continue }
      all.insert(number)
      if tree.keepsOthersOut(node) { modal.insert(number) }
    }
    return (all, modal)
  }

  private func isInPart(_ number: Int) -> Bool {
    let tree = session.screen.tree
    guard let node = tree.elements.firstIndex(where: { $0.documentNode == number }) else {
      return false
    }
    return tree.ancestors(of: node).contains { OpenedPart.isPart(tree[$0]) }
  }
}
