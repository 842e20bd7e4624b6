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
    /// The keys of which the last one opens, closes or leaves a dialog, though it is Tab, and the control that it comes to
    /// or leaves.
    var surprises: [(control: OperatedControl, keys: [KeyPress])] = []
    /// What was not looked at, with the reason.
    var missed: [Operation] = []
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
    arrival = imported.screen.tree.elements.map(Self.shape)
    let before = session.screen.tree
    _ = session.perform(.wait(Self.patience))
    isRestless = session.screen.tree != before
    usesSockets = app.usesSockets
    if app.focus == nil {
      var walk = FocusWalk(look, finder, in: nil, opening: [], app, session)
      walk.go(until: end)
      look = walk.look
    }
    return look
  }

  /// Looks at what each of several controls has opened, or brought that is not known yet.
  func opened(
    by operations: [Operation], most: Int, but known: Set<String>, on page: FlowPage
  ) -> Look {
    let numbered = Array(operations.enumerated())
    let looks = numbered.mapConcurrently { number, operation -> Look in
      func missed(_ outcome: Operation.Outcome) -> Look {
        let opening = Operation(control: operation.control, what: "opened", outcome: outcome)
        return Look(missed: [opening])
      }
      if number >= most { return missed(.untested(Self.isTooMuch)) }
      if ContinuousClock.now >= end { return missed(.untested(Self.isLate)) }
      do throws(SourceError) {
        let isOpening = operation.answerToClick?.isOpening == true
        return try look(behind: operation.control, but: isOpening ? [] : known, on: page)
          ?? missed(.cannotTell("it opened nothing this time"))
      } catch {
        return missed(.cannotTell(error.message))
      }
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
      all.missed += look.missed
    }
    return all
  }

  /// Looks at what a control opens, but for what is known by its role and name; `nil` where it opens nothing.
  private func look(
    behind opener: OperatedControl, but known: Set<String>, on page: FlowPage
  ) throws(SourceError) -> Look? {
    guard let steps = opener.steps else { return nil }
    let app = try pageApp(page)
    defer { app.end() }
    var (session, _) = try arrive(app, page)
    guard go(steps, &session) else { return nil }
    let before = session.screen.tree
    let opening = [FlowStep(.perform(.activate, count: 1)), waiting]
    guard go(opening, &session), app.stopped == (0, 0) else { return nil }
    var new = OpenedPart.newControls(in: session.screen.tree, since: before)
    new.removeAll { known.contains(Self.shape(of: $0)) }
    let top = [FlowStep(.perform(.first, count: 1))]
    let part = OpenedPart(
      openers: opener.openers + [opener.name], approach: steps + opening + top,
      controls: Set(new.compactMap(\.documentNode)),
      known: Set(before.elements.compactMap(\.documentNode)))
    var start = session
    guard !new.isEmpty, go(top, &start) else { return nil }
    let finder = ControlFinder(
      start, Rendering(options.writtenStyle), stated: app.shown?.imported.stated, until: end)
    var look = Look()
    look.controls = try finder.controls(most: budget.controls, in: part) {
      (node) throws(SourceError) in try app.parting(of: node)
    }
    if let keys = keys(opening: opener) {
      var walk = FocusWalk(look, finder, in: part, opening: keys, app, session)
      walk.go(until: end)
      look = walk.look
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
