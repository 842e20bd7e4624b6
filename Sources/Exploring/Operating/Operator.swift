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

/// Operates each control of a page with the reader's commands and with real keys, each time in a fresh state.
///
/// On a screen from a file, it operates the controls that state what they do. A page cannot send anything or leave for
/// another document, and controls whose names suggest buying, deleting or leaving are left alone. Each operation runs as
/// a flow, which rules judge like any other.
package struct Operator {
  /// What is operated.
  enum Subject {
    case page(FlowPage)
    case screen(Screen, among: [Screen], path: String)
  }

  let subject: Subject
  let options: ReaderOptions
  var settings: PageSettings
  let browsers: BrowserPool
  let budget: OperateBudget
  /// Whether the page changes without any action.
  package internal(set) var isRestless = false
  /// Whether the page opened a socket, on which it receives nothing while it is operated.
  package internal(set) var usesSockets = false
  /// Called as each operation begins.
  package var willOperate: @Sendable (Operation) -> Void = { _ in }
  /// What has been found so far, with what was opened.
  var controls: [OperatedControl] = []
  /// When no more is begun.
  var end = ContinuousClock.now
  /// What stands on the page as it is opened.
  var arrival: [String] = []

  /// Creates an operator.
  package init(
    _ input: PageInput, options: ReaderOptions, settings: PageSettings,
    budget: OperateBudget = OperateBudget()
  ) {
    self.init(
      .page(FlowPage(input.name, input, within: settings.folders)), options, settings, budget)
  }

  /// Creates an operator for a screen whose elements state what they do; the screens that they open are next to its
  /// file.
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

  /// Returns the findings of the rules in an operation.
  package typealias Judge = @Sendable (Operation, FlowResult) -> [RuleResult]

  /// The reason for not operating a control whose name suggests such an effect.
  package static let isDestructive = "its name suggests that it may buy, delete or leave"

  /// The reason for not operating a control, or what it opens, beyond the maximum number.
  package static let isTooMuch = "the limit of operations was reached"

  /// The reason for not operating a control after the time is up.
  package static let isLate = "time ran out"

  /// Operates all controls, then what they open, and judges each flow as soon as it has run; its events are not kept.
  package mutating func run(judging judge: @escaping Judge) throws(SourceError) -> [Operation] {
    end = ContinuousClock.now.advanced(by: .seconds(budget.seconds))
    var look: Look
    switch subject {
    case .page(let page): look = try self.look(at: page)
    case .screen(let screen, let all, _):
      var session = try options.session(on: screen, app: try Behaviours(screens: all).app)
      _ = session.start()
      let finder = ControlFinder(session, Rendering(options.writtenStyle), stated: nil, until: end)
      look = Look(
        controls: finder.controls(most: budget.controls) { _ in PageParting(way: .stays) })
    }
    var done: [Operation] = []
    var shown: Set<[String]> = []
    for depth in 0...Self.mostDepth {
      let round = operate(look, judge)
      done += round
      // Where another page comes with each visit, nobody knows what a key would press.
      if isAnotherPageEachTime(round) {
        for index in done.indices where done[index].outcome == .ran {
          done[index].outcome = .cannotTell("the page differs on each visit")
        }
        return done
      }
      guard depth < Self.mostDepth, case .page(let page) = subject else { break }
      let known = Set(controls.map { Self.shape(of: $0.element) })
      let room = Self.mostParts - shown.count
      let openings = round.filter { operation in
        let isNew =
          operation.answerToClick?.isOpening == true || !known.isSuperset(of: operation.revealed)
        return operation.outcome == .ran && !operation.revealed.isEmpty && isNew
          && shown.insert(operation.revealed).inserted
      }
      look = opened(by: openings, most: max(0, room), but: known, on: page)
      done += look.missed
      if look.controls.isEmpty { break }
    }
    return done
  }

  /// Operates what was found at one look.
  private mutating func operate(_ look: Look, _ judge: Judge) -> [Operation] {
    var plans = look.traps.map(leaving) + look.surprises.map(tabbing)
    let first = controls.count
    for control in look.controls {
      controls.append(control)
      controls[controls.count - 1].number = controls.count - 1
    }
    for control in controls[first...] {
      plans +=
        control.number < budget.controls
        ? clicks(on: control)
        : [
          Operation(
            control: control, what: Operation.click,
            outcome: .untested(Self.isTooMuch))
        ]
    }
    plans = run(plans, judge)
    // A field that takes the focus back is left once more: one Tab may have taken what it offers.
    plans += run(plans.filter { !$0.leavesField }.map(leavingAgain), judge)
    if isAnotherPageEachTime(plans) { return plans }
    var answers: [Int: Operation.Answer] = [:]
    for plan in plans {
      if let answer = plan.answerToClick { answers[plan.control.number] = answer }
    }
    let keys = controls[first...].prefix { $0.number < budget.controls }.flatMap {
      self.keys(on: $0, answers[$0.number])
    }
    let behind = look.traps.isEmpty ? [] : behindTrap(controls[first...])
    return plans + run(keys, judge) + behind
  }

  private func isAnotherPageEachTime(_ operations: [Operation]) -> Bool {
    guard case .page = subject else { return false }
    return operations.contains { operation in
      operation.flow?.technology == nil && operation.arrival.map { $0 != arrival } ?? false
    }
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

  /// Repeats an operation and returns its result, or `nil` if it cannot be repeated.
  package func again(_ operation: Operation) -> FlowResult? {
    if ContinuousClock.now >= end.advanced(by: .seconds(Self.extraSeconds)) { return nil }
    return operation.flow.flatMap { try? runner.run($0) }
  }

  private func run(_ operations: [Operation], _ judge: Judge) -> [Operation] {
    let (runner, deadline, willOperate) = (runner, end, willOperate)
    return operations.mapConcurrently { operation in
      guard operation.outcome == .ran, let flow = operation.flow else { return operation }
      var operation = operation
      if ContinuousClock.now >= deadline {
        operation.outcome = .untested(Self.isLate)
        return operation
      }
      willOperate(operation)
      do throws(SourceError) {
        let result = try runner.run(flow)
        operation.remarks = result.remarks
        if let (answer, controls) = operation.answer(in: result) {
          operation.answerToClick = answer
          operation.revealed = controls.map(Self.shape)
        }
        operation.leavesField = operation.leavesField(in: result)
        operation.arrival = (result.steps.first?.moment).map {
          $0.reading.screen.tree.elements.map(Self.shape)
        }
        if result.stopped.leaves > 0, operation.control.parting.way == .queries {
          operation.outcome = .untested(Self.leaves)
        } else if result.stopped.leaves > 0, operation.what != Operation.choice {
          operation.outcome = .cannotTell("the page would have gone to another page")
        } else if result.stopped.sends > 0 {
          operation.outcome = .cannotTell(
            "the page would have sent something, so the outcome is unknown")
        } else if let breakdown = result.breakdown {
          operation.outcome = .cannotTell(breakdown.message)
        } else if let failure = result.failures.first {
          operation.outcome = .cannotTell(failure.error.message)
        } else if !operation.isAtItsControl(in: result) {
          operation.outcome = .cannotTell("the keys reached another element this time")
        }
        operation.found = operation.outcome == .ran ? judge(operation, result) : []
      } catch {
        operation.outcome = .cannotTell(error.message)
      }
      return operation
    }
  }

  static let leaves = "it leads to another page"

  // In milliseconds by the page's clock.
  static let patience = 1_500
  static let mostTabs = 200
  /// How many parts within parts are operated, and how many parts at all.
  private static let mostDepth = 3
  private static let mostParts = 20
  /// How long faults are tried once more when the time is used up.
  private static let extraSeconds = 30.0

  static let mostFields = 30

  /// An element by its role and name.
  static func shape(of element: Element) -> String {
    "\(element.semanticRole?.rawValue ?? "") \(element.label ?? "")"
  }
}
