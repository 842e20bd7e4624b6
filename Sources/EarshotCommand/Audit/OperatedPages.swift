import BrowserPages
import Earshot
import Exploring
import Synchronization
import Walk

/// Operates the controls of pages for an audit.
struct OperatedPages: Sendable {
  private let audit: Audit
  private let options: ReaderOptions
  private let settings: PageSettings
  private let listening: ListeningTime
  /// Where flows are written that show faults, or `nil` for nowhere.
  private let folder: String?

  init(
    _ audit: Audit, options: ReaderOptions, settings: PageSettings, folder: String?
  ) throws {
    self.audit = audit
    self.options = options
    self.settings = settings
    self.folder = folder.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
  }

  /// Operates the page of a file, or a screen that states what its controls do, and tells what a person should know of
  /// that; `nil` where nothing can be operated.
  func result(
    for file: InputFile, _ screen: AuditedScreen, format: String?
  ) throws(SourceError) -> (result: AuditResult, notes: [String])? {
    let page = try file.page(format: format)
    guard page != nil || screen.statesBehaviours else { return nil }
    var user: Operator
    if let page {
      user = Operator(page, options: options, settings: settings)
    } else {
      user = try Operator(
        screen.screen, path: file.path, within: file.folders, options: options)
    }
    let (audit, listening) = (audit, listening)
    let judge: Operator.Judge = { operation, result in
      var flow = AuditedFlow(result, listening: listening)
      flow.known = operation.known
      return audit.judge(flow, reach: operation.reach)
    }
    let progress = Mutex((line: ProgressLine(), count: 0))
    user.willOperate = { operation in
      progress.withLock {
        $0.count += 1
        let name = SafeText.line(operation.control.name)
        $0.line.show("operating \($0.count): \(name.isEmpty ? "a control without a name" : name)")
      }
    }
    defer { progress.withLock { $0.line.clear() } }
    let operations = try user.run(judging: judge)
    let isRestless = user.isRestless
    var flows: [OperatedFlow] = []
    for (number, operation) in operations.enumerated() {
      flows.append(flow(number, operation, of: file, isRestless: isRestless))
    }
    let result = audit.run(flows, on: screen) { number, rules in
      guard let again = user.again(operations[number]) else { return false }
      let found = judge(operations[number], again).filter { !$0.findings.isEmpty }.map(\.page.id)
      return rules.isSubset(of: found)
    }
    try save(result, operations, file, isPage: page != nil)
    var notes: [String] = []
    for remark in operations.flatMap(\.remarks) { notes.appendMissing([SafeText.line(remark)]) }
    if isRestless {
      notes.append(
        "\(SafeText.line(file.path)): the page changes by itself, so silent changes cannot be detected"
      )
    }
    if user.usesSockets {
      notes.append(
        "\(SafeText.line(file.path)): Earshot blocked a WebSocket of the page, so the server's answers are missing"
      )
    }
    if let note = Self.leftAlone(operations) {
      notes.append("\(SafeText.line(file.path)): \(note)")
    }
    let doubtful = result.operations.count { $0.outcome == .cantTell }
    let late = operations.count { $0.outcome == .untested(Operator.isTooMuch) }
    if doubtful > 0 || late > 0, !isRestless {
      let all = result.operations.count
      let open = [
        doubtful > 0 ? "\(doubtful) could not be judged" : nil,
        late > 0 ? "\(late) exceeded the limit and were not tried" : nil,
      ].compactMap { $0 }.joined(separator: ", ")
      notes.append(
        "\(SafeText.line(file.path)): of \(all) operations \(open) (--verbose shows the reasons)")
    }
    let judged = result.operations.count { $0.outcome == .passed || $0.outcome == .failed }
    if judged == 0, !isRestless {
      notes.append(
        "\(SafeText.line(file.path)): no control could be judged (--verbose shows the reasons)")
    } else if result.operations.contains(where: { $0.reason == Operator.isLate }) {
      notes.append(
        "\(SafeText.line(file.path)): time ran out before all controls were operated")
    }
    return (result, notes)
  }

  /// Names the controls that may do harm, three of them, or `nil` where there are none.
  private static func leftAlone(_ operations: [Operation]) -> String? {
    let left = operations.filter { $0.outcome == .untested(Operator.isDestructive) }
    guard !left.isEmpty else { return nil }
    let what =
      left.count == 1
      ? "1 control was skipped, because its name suggests that it"
      : "\(left.count) controls were skipped, because their names suggest that they"
    let names = left.prefix(3).map { SafeText.quoted($0.control.name) }.joined(separator: ", ")
    let rest = left.count > 3 ? " and \(left.count - 3) more" : ""
    return "\(what) may buy, delete or leave: \(names)\(rest)"
  }

  private func flow(
    _ number: Int, _ operation: Operation, of file: InputFile, isRestless: Bool
  ) -> OperatedFlow {
    let control = operation.control
    let place = AuditedScreen.place(
      of: control.element, as: control.statedRole, path: control.path, markup: control.markup,
      openedBy: control.openers)
    var told = OperatedControlResult(
      control: "", what: operation.what, outcome: .cantTell, reason: nil, flow: nil)
    var found: [RuleResult]?
    switch operation.outcome {
    case .ran where operation.found == nil: told.outcome = .untested
    case .ran where isRestless && operation.flow?.technology == nil:
      told.reason = "the page changes by itself"
    case .ran:
      found = operation.found
      if let folder { told.flow = "\(folder)/\(Self.fileName(of: file, number, operation))" }
    case .cannotTell(let reason): told.reason = reason
    case .untested(let reason): (told.outcome, told.reason) = (.untested, reason)
    case .inapplicable(let reason): (told.outcome, told.reason) = (.inapplicable, reason)
    }
    return OperatedFlow(
      stated: control.openers.isEmpty ? control.place : nil, place: place, told: told, found: found)
  }

  /// Writes the flows that rules found something in; the others go.
  private func save(
    _ result: AuditResult, _ operations: [Operation], _ file: InputFile, isPage: Bool
  ) throws(SourceError) {
    guard let folder else { return }
    let writer = FlowFile(input: file.path, isPage: isPage, options: options)
    for (number, told) in result.operations.enumerated() {
      guard told.outcome == .failed, let path = told.flow, let flow = operations[number].flow else {
        continue
      }
      var comments = result.findings.filter { $0.flow == path }.map {
        SafeText.line("\($0.rule): \($0.message)")
      }
      let device =
        flow.technology != nil && options.reader?.isOnDesk == true ? " --device desktop" : ""
      if let root = writer.root(for: path) ?? (device.isEmpty ? nil : "") {
        comments.append(
          "Run it with:\(device)\(root.isEmpty ? "" : " --root \(ShellWord.quoted(root))")")
      }
      try WrittenFile.write(
        writer.bytes(of: flow, comments: comments, at: path),
        named: Self.fileName(of: file, number, operations[number]), in: folder)
    }
  }

  private static func fileName(
    of file: InputFile, _ number: Int, _ operation: Operation
  ) -> String {
    let words = (operation.flow?.name ?? operation.control.name).lowercased()
      .split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let stem = String(words.joined(separator: "-").prefix(40))
    // Several inputs share the folder, and may be alike in all that a file's name keeps.
    let page = file.name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.suffix(4)
    let mark = file.name.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let number = "\(String(mark, radix: 36))-\(number + 1)"
    return (page.map(String.init) + [number] + (stem.isEmpty ? [] : [stem]))
      .joined(separator: "-") + ".flow.yaml"
  }
}
