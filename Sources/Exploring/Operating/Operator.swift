package import AccessibilityAudit
package import AccessibilityTree
package import BrowserPages
package import Documents
import LiveApps
package import NavigationScript
import OtherTechnologies
import ScreenReader
package import Transcript
package import TreeFormats

/// Operates each control of a page by the reader's own way and by real keys, each in a state of its own; of a screen, the
/// controls that state what they do.
///
/// Nothing that a page does sends anything or leaves for another document, and controls whose names tell of buying,
/// deleting or leaving are left alone. What happens is a flow that was run, which rules judge as any other one.
package struct Operator {
  /// What is operated.
  enum Subject {
    case page(FlowPage)
    case screen(Screen, among: [Screen], path: String)
  }

  let subject: Subject
  let options: ReaderOptions
  private var settings: PageSettings
  private let browsers: BrowserPool
  private let budget: OperateBudget
  /// Whether the page changes while nobody does anything.
  private(set) package var isRestless = false
  /// Whether the page has opened a socket, of which it hears nothing while it is operated.
  private(set) package var usesSockets = false
  var controls: [OperatedControl] = []
  /// How often Tab is pressed until a node of the document has the focus.
  var tabs: [Int: Int] = [:]
  /// The node that Tab does not leave, or `nil`.
  var stuck: Int?
  /// When no more is begun.
  var end = ContinuousClock.now
  /// What stands on the page as it is opened.
  private var arrival: [String] = []
  /// How often Tab is pressed until it has come round, or `nil` where it stays or leaves.
  var round: Int?

  /// Creates an operator.
  package init(
    _ input: PageInput, options: ReaderOptions, settings: PageSettings,
    budget: OperateBudget = OperateBudget()
  ) {
    self.init(
      .page(FlowPage(input.name, input, within: settings.folders)), options, settings, budget)
  }

  /// Creates an operator of a screen whose elements state what they do; what they open lies beside its file.
  package init(
    _ screen: Screen, path: String, within folders: AllowedFolders?, options: ReaderOptions
  ) throws(SourceError) {
    let all = try Behaviours.screens(around: screen, at: path, within: folders)
    self.init(.screen(screen, among: all, path: path), options, PageSettings(), OperateBudget())
  }

  private init(
    _ subject: Subject, _ options: ReaderOptions, _ settings: PageSettings, _ budget: OperateBudget
  ) {
    self.subject = subject
    self.options = options
    self.settings = settings
    self.settings.isGuarded = true
    self.budget = budget
    browsers = BrowserPool(most: BrowserPool.usefulCount)
  }

  /// Returns what rules find in what happened.
  package typealias Judge = @Sendable (Operation, FlowResult) -> [RuleResult]

  /// Why a control was not operated that comes too late.
  package static let isLate = "the time was used up"

  /// Operates everything, and judges each flow as soon as it has been run: what happened in it is kept no longer.
  package mutating func run(judging judge: @escaping Judge) throws(SourceError) -> [Operation] {
    let deadline = ContinuousClock.now.advanced(by: .seconds(budget.seconds))
    end = deadline
    switch subject {
    case .page(let page): try look(at: page)
    case .screen(let screen, let all, _):
      var session = try options.session(on: screen, app: try Behaviours(screens: all).app)
      _ = session.start()
      let finder = ControlFinder(session, Rendering(options.writtenStyle), stated: nil, until: end)
      controls = finder.controls(most: budget.controls) { _ in
        PageParting(way: .stays)
      }
    }
    var plans = leaving().map { [$0] } ?? []
    for (index, control) in controls.enumerated() {
      plans +=
        index < budget.controls
        ? clicks(on: control)
        : [
          Operation(
            control: control, what: Operation.click,
            outcome: .untested("more controls than are operated"))
        ]
    }
    plans = run(plans, until: deadline, judge)
    // Where another page comes with each visit, nobody knows what a key would press.
    let isOther = plans.contains { plan in
      guard plan.flow?.technology == nil, case .page = subject, let shape = plan.arrival
      else { return false }
      return shape != arrival
    }
    if isOther {
      for index in plans.indices where plans[index].outcome == .ran {
        plans[index].outcome = .cannotTell("the page is another one on each visit")
      }
      return plans
    }
    var answers: [Int: Operation.Answer] = [:]
    for plan in plans {
      guard let answer = plan.answerToClick else { continue }
      answers[plan.control.node, default: .changes] = answer
    }
    let keys = controls.prefix(budget.controls).flatMap { self.keys(on: $0, answers[$0.node]) }
    return plans + run(keys, until: deadline, judge)
  }

  // MARK: Planning

  /// Looks at the page: what can be operated, whether it changes by itself, and where Tab leads.
  ///
  /// The numbers of a document's nodes are those of one visit, so that all of it is done in one.
  private mutating func look(at page: FlowPage) throws(SourceError) {
    let reader = try options.reader(on: .web)
    let app = PageApp(
      LivePage(page.name, settings.onDevice(of: reader), browsers: browsers), reader: reader)
    defer { app.end() }
    let (imported, effects) = try app.open(page.input)
    var session = try options.session(on: imported.screen, app: app.model)
    _ = session.start()
    if !effects.isEmpty { _ = session.receive(effects) }
    let finder = ControlFinder(
      session, Rendering(options.writtenStyle), stated: imported.stated, until: end)
    controls = try finder.controls(most: budget.controls) {
      (node) throws(SourceError) in try app.parting(of: node)
    }
    arrival = Self.shape(of: imported.screen.tree)
    let before = session.screen.tree
    _ = session.perform(.wait(Self.patience))
    isRestless = session.screen.tree != before
    usesSockets = app.usesSockets
    guard app.focus == nil,
      let tab = CommandWord.press.command(.keys([KeyChord("Tab")].compactMap(\.self)))
    else { return }
    var last: Int?
    for presses in 1...min(2 * controls.count + 10, Self.mostTabs) where ContinuousClock.now < end {
      if session.perform(tab).contains(where: \.isRefusal) { break }
      guard let number = app.focus else { break }
      if number == last {
        stuck = number
        break
      }
      last = number
      // Tab has come round without leaving the page.
      if tabs[number] != nil {
        (stuck, round) = (number, presses)
        break
      }
      tabs[number] = presses
    }
  }

  /// Tries to leave by Tab, and by Escape and Tab, what Tab alone does not leave.
  private func leaving() -> Operation? {
    guard let stuck, let reached = tabs[stuck],
      let control = controls.first(where: { $0.documentNode == stuck })
    else { return nil }
    let count = round.map { $0 + 1 } ?? reached + 2
    let keys = Array(repeating: KeyPress.tab, count: count) + [.escape, .tab]
    return Operation(
      control: control, what: "Tab", outcome: .ran,
      flow: keyboardFlow("Tab at \(control.name)", keys))
  }

  // MARK: Running

  private var runner: FlowRunner {
    var settings = settings
    // A keyboard alone is on the device of the reader that is asked for.
    if let reader = try? options.reader(on: .web), reader.isOnDesk, settings.wantedDevice == nil {
      settings.wantedDevice = .desktop
    }
    var flows = FlowOptions(options)
    flows.keepsMoments = true
    flows.browser = FlowBrowser(settings, browsers: browsers)
    return FlowRunner(options: flows)
  }

  /// Does something again, and returns what happened; `nil` where it cannot be done.
  package func again(_ operation: Operation) -> FlowResult? {
    if ContinuousClock.now >= end.advanced(by: .seconds(Self.extraSeconds)) { return nil }
    return operation.flow.flatMap { try? runner.run($0) }
  }

  private func run(
    _ operations: [Operation], until deadline: ContinuousClock.Instant, _ judge: Judge
  ) -> [Operation] {
    let runner = runner
    return operations.mapConcurrently { operation in
      guard operation.outcome == .ran, let flow = operation.flow else { return operation }
      var operation = operation
      if ContinuousClock.now >= deadline {
        operation.outcome = .untested(Self.isLate)
        return operation
      }
      do throws(SourceError) {
        let result = try runner.run(flow)
        operation.answerToClick = operation.answer(in: result)
        operation.arrival = (result.steps.first?.moment).map {
          Self.shape(of: $0.reading.screen.tree)
        }
        if result.stopped.leaves > 0 {
          operation.outcome = .cannotTell("the page would have led to another one")
        } else if result.stopped.sends > 0 {
          operation.outcome = .cannotTell(
            "the page would have sent something, and the answer is not known")
        } else if let breakdown = result.breakdown {
          operation.outcome = .cannotTell(breakdown.message)
        } else if let failure = result.failures.first {
          operation.outcome = .cannotTell(failure.error.message)
        }
        operation.found = operation.outcome == .ran ? judge(operation, result) : []
      } catch {
        operation.outcome = .cannotTell(error.message)
      }
      return operation
    }
  }

  // In milliseconds by the page's clock.
  static let patience = 1_500
  static let mostTabs = 200
  /// How long faults are tried once more when the time is used up.
  private static let extraSeconds = 30.0

  /// What stands on a page, by roles and names.
  private static func shape(of tree: ElementTree) -> [String] {
    tree.elements.map { "\($0.semanticRole?.rawValue ?? "") \($0.label ?? "")" }
  }
  static let mostFields = 30
}

extension Operation {
  /// What a click has made of the page.
  enum Answer: Equatable {
    case changes
    case opens(isHarmless: Bool)

    var isOpening: Bool { self != .changes }
  }

  /// What the click has made of the page, or `nil` for nothing.
  fileprivate func answer(in result: FlowResult) -> Answer? {
    guard what == Self.click else { return nil }
    let isRequest = { (step: FlowResult.Step) in
      step.events.contains { if case .request = $0 { true } else { false } }
    }
    guard let act = result.steps.firstIndex(where: isRequest), act > 0,
      let old = result.steps[act - 1].moment, let new = result.steps.last?.moment
    else { return nil }
    let (before, after) = (old.reading.screen.tree, new.reading.screen.tree)
    // A link within the page brings the focus elsewhere.
    let isMoved = result.steps[act...].contains { step in
      step.events.contains { if case .utterance = $0 { true } else { false } }
    }
    guard before != after || isMoved && old.cursor != new.cursor else { return nil }
    let opens = control.opens || after.openParts > before.openParts
    guard opens else { return .changes }
    let items: Set<Role> = [.menuItem, .menuItemCheckbox, .menuItemRadio, .option]
    return .opens(
      isHarmless: !after.elements.contains { item in
        item.role.map(items.contains) == true && OpeningWords.destroy(item.label ?? "")
      })
  }

  /// What is said of a control that was activated by the reader's own gesture.
  static let click = "activated"
}

extension ElementTree {
  /// How many dialogs and menus are open.
  fileprivate var openParts: Int {
    elements.count { element in
      !element.isHidden
        && (element.isModal || [.dialog, .alertDialog, .menu, .listBox].contains(element.role)
          || element.isExpanded == true)
    }
  }
}
