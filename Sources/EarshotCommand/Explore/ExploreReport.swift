import ArgumentParser
import Earshot
import Exploring
import Walk

/// What was found on the states of a page, and what they cost a listener.
struct ExploreReport {
  /// What the audit found; what several states share is told of the first alone.
  let findings: AuditReport
  private let explorer: Explorer
  private let input: String
  private let efforts: [Effort]
  private let rules: AuditOptions

  init(
    _ explorer: Explorer, input: InputOptions, reading: ReadingOptions, rules: AuditOptions
  ) throws {
    self.explorer = explorer
    self.input = input.name
    self.rules = rules
    let audit = try rules.audit()
    let listening = try ListeningTime(VoiceProfile.named(VoiceProfile.defaultName))
    var known: Set<String> = []
    var results: [AuditResult] = []
    var efforts: [Effort] = []
    for state in explorer.states {
      let imported = state.imported
      let screen = imported.screen
      var result = audit.run(
        try AuditedScreen(
          screen, stated: imported.stated, path: "\(input.name)#\(state.name)",
          options: reading.selected, listening: listening, profile: rules.profile,
          source: state.source, offsets: imported.offsets, leftOut: imported.report.leftOutWhole))
      for index in result.results.indices {
        result.results[index].findings.removeAll { finding in
          let places = ([finding.place] + finding.related).compactMap { $0?.name }
          return state.isList
            || !known.insert(([finding.rule, finding.message] + places).joined(separator: "\n"))
              .inserted
        }
      }
      results.append(result)
      efforts.append(try Effort(screen, options: reading.selected, listening: listening))
    }
    findings = AuditReport(results, by: audit)
    self.efforts = efforts
  }

  /// Says on standard error what was not opened, and why.
  func tell() {
    func note(_ names: [String], _ words: String) {
      if names.isEmpty { return }
      let shown = names.prefix(10).map(SafeText.quoted).joined(separator: ", ")
      let more = names.count > 10 ? " and \(names.count - 10) more" : ""
      StandardError.note("\(words): \(shown)\(more)")
    }
    rules.remarks(on: findings, isCounted: false).forEach(StandardError.note)
    note(explorer.leftAlone, "not opened, because they may send, buy, delete or leave")
    note(explorer.inVain, "opened, but the reader said nothing new")
    note(
      explorer.states.filter { $0.stoppedSends > 0 }.map(\.name),
      "no flow was written, because Earshot blocked the page from sending something")
    for failure in explorer.failures { StandardError.write("\(failure)\n") }
    if explorer.unopened == 0 {
      if explorer.states.count <= 1, explorer.inVain.isEmpty {
        StandardError.note(
          "no control is marked as opening something: only the first state was transcribed")
      }
      return
    }
    let count = explorer.unopened == 1 ? "1 control was" : "\(explorer.unopened) controls were"
    let more = explorer.end.map { ": increase --\($0.rawValue)" } ?? ""
    StandardError.note("\(count) not opened\(more)")
  }

  /// A table of the states, and the findings.
  var text: [UInt8] {
    let rows = zip(explorer.states, efforts).map { state, effort in
      [
        state.name, effort.stops == 1 ? "1 stop" : "\(effort.stops) stops", effort.heard.exactText,
        state.gestures == 1 ? "1 gesture" : "\(state.gestures) gestures",
        state.way.map { SafeText.line($0.name) }.joined(separator: " > "),
      ]
    }
    let details = ReportDetails(
      version: EarshotProgram.configuration.version, isColored: false, isVerbose: rules.verbose,
      failOn: rules.failOn.severity,
      exitStatus: explorer.failures.isEmpty ? findings.fails(on: rules.failOn.severity) ? 1 : 0 : 2)
    let found = ReportFormats.format(named: "text")?.bytes(of: findings, details) ?? []
    return TextTable(rows).bytes + [0x0A] + found
  }

  /// The same for programs.
  var json: [UInt8] {
    var json = JSONWriter()
    json.result("earshot-exploration") { json in
      json.field("input", input)
      json.field("reader", explorer.states.first?.walk.session.reading.reader.name)
      json.array("states") { json in
        for (index, state) in explorer.states.enumerated() {
          json.line(2)
          json.object { write(state, index, to: &$0) }
        }
      }
      json.field("leftAlone", explorer.leftAlone)
      json.field("inVain", explorer.inVain)
      json.field("failures", explorer.failures.map(\.summary))
      json.field("end", explorer.end?.rawValue)
      json.field("unopened", Double(explorer.unopened))
      json.field("suppressed", Double(findings.counts.suppressed))
    }
    json.raw("\n")
    return json.bytes
  }

  private func write(_ state: ExploredState, _ index: Int, to json: inout JSONWriter) {
    let reading = state.walk.session.reading
    json.field("name", state.name)
    json.field("way", state.way.map(\.name))
    json.field("gestures", Double(state.gestures))
    json.field("seconds", efforts[index].seconds)
    json.field("stoppedSends", Double(state.stoppedSends))
    json.field(
      "stops",
      reading.order.stops.indices.map {
        state.walk.rendering.text(of: reading.utterance(at: $0, from: $0))
      })
    json.array("findings") { json in
      for finding in findings.results[index].findings where finding.counts {
        json.object {
          $0.field("rule", finding.rule)
          $0.field("severity", finding.severity.rawValue)
          $0.field("element", finding.place?.name)
          $0.field("message", finding.message)
        }
      }
    }
  }
}
