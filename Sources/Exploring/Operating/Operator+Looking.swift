import AccessibilityTree
import BrowserPages
import Documents
import LiveApps
import NavigationScript
import OtherTechnologies
import ScreenReader
import Transcript
import TreeFormats

/// What can be operated, on the page as it opens and in what was opened on it.
extension Operator {
  /// What one look at a page has found.
  struct Look {
    /// What can be operated.
    var controls: [OperatedControl] = []
    /// What Tab does not leave.
    var traps: [Trap] = []
    /// The keys of which the last one opens or closes a dialog, though it is Tab, and the control that it comes to or
    /// leaves.
    var surprises: [(control: OperatedControl, keys: [KeyPress])] = []
  }

  /// A control that Tab does not leave, or comes back to without having left.
  struct Trap {
    let control: OperatedControl
    /// How often Tab is pressed from the control until it has come round, or `nil` where it stays.
    let round: Int?
  }

  /// Looks at the page as it opens.
  ///
  /// The numbers of a document's nodes are those of one visit, so that all of a look is done in one.
  mutating func look(at page: FlowPage) throws(SourceError) -> Look {
    let app = try pageApp(page)
    defer { app.end() }
    var (session, imported) = try arrive(app, page)
    let finder = ControlFinder(
      session, Rendering(options.writtenStyle), stated: imported.stated, until: end)
    var look = Look()
    look.controls = try finder.controls(most: budget.controls) {
      (node) throws(SourceError) in try app.parting(of: node)
    }
    arrival = Self.shape(of: imported.screen.tree.elements)
    let before = session.screen.tree
    _ = session.perform(.wait(Self.patience))
    isRestless = session.screen.tree != before
    usesSockets = app.usesSockets
    if app.focus == nil { findKeys(of: &look, finder, nil, [], app, &session) }
    return look
  }

  /// Looks at what each of several controls has opened, or brought that is not known yet.
  func opened(by operations: [Operation], on page: FlowPage) -> Look {
    let known = Set(controls.map { Self.shape(of: [$0.element]) })
    let looks = operations.mapConcurrently { operation in
      let isOpening = operation.answerToClick?.isOpening == true
      return (try? look(behind: operation.control, but: isOpening ? [] : known, on: page)) ?? Look()
    }
    var all = Look()
    let last = controls.last?.part ?? 0
    for (place, look) in looks.enumerated() {
      all.controls += look.controls.map { control in
        var control = control
        control.part = last + 1 + place
        return control
      }
      all.traps += look.traps
      all.surprises += look.surprises
    }
    return all
  }

  /// Looks at what a control opens, but for what is known by its role and name.
  private func look(
    behind opener: OperatedControl, but known: Set<[String]>, on page: FlowPage
  ) throws(SourceError) -> Look {
    var look = Look()
    guard let steps = opener.steps, ContinuousClock.now < end else { return look }
    let app = try pageApp(page)
    defer { app.end() }
    var (session, _) = try arrive(app, page)
    guard go(steps, &session) else { return look }
    let before = session.screen.tree
    let opening = [FlowStep(.perform(.activate, count: 1)), waiting]
    guard go(opening, &session), app.stopped == (0, 0) else { return look }
    var new = OpenedPart.newControls(in: session.screen.tree, since: before)
    new.removeAll { known.contains(Self.shape(of: [$0])) }
    let top = [FlowStep(.perform(.first, count: 1))]
    let part = OpenedPart(
      openers: opener.openers + [opener.name], approach: steps + opening + top,
      controls: Set(new.compactMap(\.documentNode)),
      known: Set(before.elements.compactMap(\.documentNode)))
    var start = session
    guard go(top, &start) else { return look }
    let finder = ControlFinder(
      start, Rendering(options.writtenStyle), stated: app.shown?.imported.stated, until: end)
    look.controls = try finder.controls(most: budget.controls, in: part) {
      (node) throws(SourceError) in try app.parting(of: node)
    }
    if let keys = keys(opening: opener) {
      findKeys(of: &look, finder, part, keys, app, &session)
    }
    return look
  }

  /// The keys that open what a control opens, from the opening of the page.
  private func keys(opening control: OperatedControl) -> [KeyPress]? {
    let isChoice = [.checkbox, .switchControl, .radio].contains(control.role)
    guard let way = control.keys ?? keys(toTab: control),
      let press = KeyPress(isChoice ? "Space" : "Enter")
    else { return nil }
    return way + [press]
  }

  /// The keys to a tab to which arrows lead from the selected one.
  private func keys(toTab control: OperatedControl) -> [KeyPress]? {
    guard control.role == .tab else { return nil }
    func isBeside(_ other: OperatedControl) -> Bool {
      other.role == .tab && other.part == control.part
    }
    let before = controls[..<control.number].reversed().prefix(while: isBeside)
    let behind = controls[(control.number + 1)...].prefix(while: isBeside)
    for (others, name) in [(Array(before), "ArrowRight"), (Array(behind), "ArrowLeft")] {
      guard let steps = others.firstIndex(where: { $0.keys != nil }), let arrow = KeyPress(name),
        let way = others[steps].keys
      else { continue }
      return way + Array(repeating: arrow, count: steps + 1)
    }
    return nil
  }

  /// Presses keys, and notes which of the controls get the focus of the keyboard by them.
  ///
  /// In a menu or a list arrows lead on, elsewhere Tab.
  private func findKeys(
    of look: inout Look, _ finder: ControlFinder, _ part: OpenedPart?, _ opening: [KeyPress],
    _ app: PageApp, _ session: inout Session
  ) {
    var places: [Int: Int] = [:]
    for (place, control) in look.controls.enumerated() {
      if let number = control.documentNode, places[number] == nil { places[number] = place }
    }
    let items: Set<Role> = [.menuItem, .menuItemCheckbox, .menuItemRadio, .option]
    let isList =
      app.focus.flatMap { places[$0] }.flatMap { look.controls[$0].role }.map(items.contains) == true
    let key: KeyPress = isList ? .down : .tab
    guard let chord = key.chord, let command = CommandWord.press.command(.keys([chord])) else {
      return
    }
    // How often the key is pressed until a node of the document has the focus.
    var presses: [Int: Int] = [:]
    var last: Int?
    for count in 0...min(2 * look.controls.count + 10, Self.mostTabs)
    where ContinuousClock.now < end {
      let tree = session.screen.tree
      if count > 0 {
        if session.perform(command).contains(where: \.isRefusal) { return }
        let (old, new) = (Self.dialogs(tree), Self.dialogs(session.screen.tree))
        // What stands beside a field that keeps the focus is no surprise, nor that it goes with the focus.
        let isOpened =
          !new.all.isSubset(of: old.all)
          && app.focus.map { Self.isInPart($0, session.screen.tree) } == true
        if !isList, isOpened || !old.modal.isSubset(of: new.all) {
          // What opens is opened by what comes next, and what closes by what is left.
          let place = last.flatMap { places[$0] }.map { isOpened ? $0 + 1 : $0 } ?? 0
          if look.controls.indices.contains(place) {
            let keys = opening + Array(repeating: key, count: count)
            look.surprises.append((look.controls[place], keys))
          }
          return
        }
      }
      guard let number = app.focus else {
        if count == 0 { continue }
        return
      }
      if count > 0, number == last || presses[number] != nil {
        // Tab has come round without leaving the page; whoever is in a dialog is meant to.
        if let place = places[number], !isList, !Self.isInPart(number, session.screen.tree) {
          let round = number == last ? nil : count - (presses[number] ?? 0)
          look.traps.append(Trap(control: look.controls[place], round: round))
        }
        return
      }
      last = number
      presses[number] = count
      if places[number] == nil, part?.known.contains(number) != true,
        let control = finder.control(withFocus: number, in: session.screen.tree, of: part)
      {
        places[number] = look.controls.count
        look.controls.append(control)
      }
      if let place = places[number], part?.known.contains(number) != true {
        look.controls[place].keys = opening + Array(repeating: key, count: count)
      }
    }
  }

  /// The dialogs that are open, by the numbers of the document's nodes.
  private static func dialogs(_ tree: ElementTree) -> (all: Set<Int>, modal: Set<Int>) {
    var (all, modal): (Set<Int>, Set<Int>) = ([], [])
    for node in tree.elements.indices where !tree[node].isHidden {
      let element = tree[node]
      guard let number = element.documentNode else { continue }
      guard element.isModal || element.role == .dialog || element.role == .alertDialog else {
        continue
      }
      all.insert(number)
      if tree.keepsOthersOut(node) { modal.insert(number) }
    }
    return (all, modal)
  }

  private static func isInPart(_ number: Int, _ tree: ElementTree) -> Bool {
    guard let node = tree.elements.firstIndex(where: { $0.documentNode == number }) else {
      return false
    }
    return tree.ancestors(of: node).contains { OpenedPart.isPart(tree[$0]) }
  }

  // MARK: Visiting

  private func pageApp(_ page: FlowPage) throws(SourceError) -> PageApp {
    let reader = try options.reader(on: .web)
    return PageApp(
      LivePage(page.name, settings.onDevice(of: reader), browsers: browsers), reader: reader)
  }

  private func arrive(
    _ app: PageApp, _ page: FlowPage
  ) throws(SourceError) -> (session: Session, imported: ImportedScreen) {
    let (imported, effects) = try app.open(page.input)
    var session = try options.session(on: imported.screen, app: app.model)
    _ = session.start()
    if !effects.isEmpty { _ = session.receive(effects) }
    return (session, imported)
  }

  /// Goes steps as a flow does, and returns whether all could be gone.
  private func go(_ steps: [FlowStep], _ session: inout Session) -> Bool {
    for step in steps {
      switch step.action {
      case .find(let search):
        let rendering = Rendering(options.writtenStyle)
        guard ControlFinder.find(search, &session, rendering, until: end) else { return false }
      case .perform(let command, let count):
        for _ in 0..<count where session.perform(command).contains(where: \.isRefusal) {
          return false
        }
      default: return false
      }
    }
    return true
  }
}
