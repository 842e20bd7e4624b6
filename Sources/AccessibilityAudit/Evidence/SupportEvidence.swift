package import NavigationScript
internal import AccessibilityTree
internal import OtherTechnologies
internal import ScreenReader
internal import Transcript
package import Documents
package import VoiceProfiles

/// The evidence from an app's flows for the features that Apple's labels name.
public struct SupportEvidence: Sendable {
  /// The verdict on a feature, based on the flows.
  public enum Verdict: String, CaseIterable, Sendable {
    /// All evidence of the flows supports the feature.
    case supported
    /// Some evidence of the flows contradicts the feature.
    case notSupported = "not supported"
    /// The flows do not show enough.
    case cannotTell = "cannot tell"
  }

  /// The verdict on one label, with its reasons.
  public struct Row: Sendable {
    /// The label.
    public let label: SupportLabel
    /// The verdict.
    public let verdict: Verdict
    /// The reasons for the verdict, as sentences.
    public let reasons: [String]
  }

  /// The verdict on each label, in Apple's order.
  public let rows: [Row]
  /// The flows, in order.
  package let flows: [FlowOutcome]

  /// Evaluates flows that were run with ``FlowOptions/keepsMoments``.
  ///
  /// Throws an error for a screen that no reader of its platform can read.
  package init(_ flows: [FlowOutcome], listening: ListeningTime) throws(SourceError) {
    self.flows = flows
    var shown = Shown()
    for outcome in flows {
      if let result = outcome.result { try shown.add(result, listening) }
    }
    rows = SupportLabel.allCases.map { Self.row($0, flows, shown) }
  }

  /// The screens of all flows, and the findings on the screens and in the flows.
  private struct Shown {
    var screens: [Screen] = []
    var audits: [AuditResult] = []
    private let audit = Audit(RuleSelection(only: SupportLabel.allCases.flatMap(\.rules)))

    mutating func add(_ result: FlowResult, _ listening: ListeningTime) throws(SourceError) {
      // The rules of what happens listen, and no reader runs with another technology.
      if result.flow.technology == nil {
        audits.append(audit.run(AuditedFlow(result, listening: listening)))
      }
      for step in result.steps {
        guard let screen = step.moment?.reading.screen, !screens.contains(screen) else { continue }
        screens.append(screen)
        let path = screen.title ?? screen.name ?? result.flow.name
        audits.append(
          audit.run(try AuditedScreen(screen, path: path, listening: listening)))
      }
    }

    /// The results of a label's rules, each with the name of its screen or flow.
    func results(of label: SupportLabel) -> [(name: String, result: RuleResult)] {
      let rules = Set(label.rules)
      return audits.flatMap { audit in
        audit.results.filter { rules.contains($0.page.id) }
          .map { (audit.name ?? audit.path, $0) }
      }
    }
  }

  private static func row(
    _ label: SupportLabel, _ flows: [FlowOutcome], _ shown: Shown
  ) -> Row {
    var against: [String] = []
    var missing: [String] = []
    var proofs: [String] = []
    if let technology = label.technology {
      let own = flows.filter { technology.isUsed(in: $0) }
      against += own.filter { !$0.hasPassed }.map { failure(of: $0) }
      missing += own.filter { $0.result?.flow.asksForSomething == false }.map {
        "\(SafeText.line($0.path)): the flow checks nothing, so reaching its end proves nothing "
          + "(add hear:, shown: or focus:)"
      }
      if own.isEmpty {
        missing.append("no flow runs with \(label.rawValue)\(technology.advice)")
      } else {
        proofs.append(
          "\(count(own.count { $0.hasPassed }, "flow")) with \(label.rawValue) "
            + "\(own.count == 1 ? "reaches the end" : "reach the end")")
      }
    }
    // What listeners do are the tasks; that somebody else can do them, too, takes a flow each.
    let tasks = flows.count { SupportLabel.Use.voiceOver.isUsed(in: $0) }
    let spoken = flows.count { SupportLabel.Use.voiceControl.isUsed(in: $0) }
    if label == .voiceControl, 1..<max(1, tasks) ~= spoken {
      missing.append(
        "\(count(spoken, "flow")) with Voice Control, but \(tasks) with VoiceOver: the other "
          + "tasks are not covered"
      )
    }
    let results = shown.results(of: label)
    for (name, result) in results {
      // A fault that is accepted is one.
      for finding in result.findings {
        let text = sentence(finding, on: name)
        if finding.needsReview {
          missing.append("to review: \(text)")
        } else if label.technology != .voiceOver || finding.severity == .error {
          against.append(text)
        }
      }
    }
    switch label {
    case .voiceOver, .voiceControl: break
    case .darkInterface: missing.append("no input states the colours of the dark appearance")
    case .reducedMotion: motion(of: shown.screens, &against, &missing, &proofs)
    case .largerText:
      let large = shown.screens.filter { $0.textSize >= .accessibilityExtraLarge }
      if large.isEmpty {
        missing.append(
          "no screen in the flows was recorded at the text size accessibilityExtraLarge (235% of "
            + "the default); set textSize: accessibilityExtraLarge")
      } else {
        proofs.append(
          "\(count(large.count, "screen")) recorded at accessibilityExtraLarge or larger")
        checked(results.map(\.result), of: label, &missing, &proofs)
      }
      if large.count < shown.screens.count, !large.isEmpty {
        missing.append("\(count(shown.screens.count - large.count, "screen")) at a smaller size")
      }
    case .differentiateWithoutColor, .sufficientContrast, .captions, .audioDescriptions:
      checked(results.map(\.result), of: label, &missing, &proofs)
    }
    let verdict: Verdict =
      !against.isEmpty
      ? .notSupported : missing.isEmpty && !proofs.isEmpty ? .supported : .cannotTell
    let reasons =
      switch verdict {
      case .notSupported: against
      case .cannotTell: missing
      case .supported: proofs
      }
    return Row(label: label, verdict: verdict, reasons: unique(reasons))
  }

  // What lacks a fact on some screen is not known there.
  private static func checked(
    _ results: [RuleResult], of label: SupportLabel, _ missing: inout [String],
    _ proofs: inout [String]
  ) {
    let passes = results.reduce(0) { $0 + $1.passes }
    if passes > 0 { proofs.append("\(count(passes, "check")) passed") }
    let lacks = results.flatMap(\.lacking)
    var counts: [String: Int] = [:]
    for lack in lacks { counts[lack.requirement.description, default: 0] += lack.count }
    for (name, number) in counts.sorted(by: { $0.key < $1.key }) {
      missing.append("\(count(number, "element")) without \(name)")
    }
    guard passes == 0, lacks.isEmpty else { return }
    let isOfMedia = label == .captions || label == .audioDescriptions
    missing.append(
      isOfMedia ? "no element states a video or sound" : "no element states its appearance")
  }

  private static func motion(
    of screens: [Screen], _ against: inout [String], _ missing: inout [String],
    _ proofs: inout [String]
  ) {
    var replaced = 0
    for screen in screens {
      for element in screen.tree.elements {
        guard let animation = element.statedFacts.animation, let kind = animation.kind,
          kind != .fade, kind != .none
        else { continue }
        if animation.alternative == nil {
          let name = element.label.map { "\"\($0)\"" } ?? "an element without a name"
          against.append(
            "\(screen.title ?? screen.name ?? "a screen"): \(name) moves (\(kind.rawValue)), without "
              + "an alternative for reduced motion"
          )
        } else {
          replaced += 1
        }
      }
    }
    if replaced > 0 { proofs.append("\(count(replaced, "animation")) with an alternative") }
    if replaced == 0, against.isEmpty { missing.append("no element states an animation") }
  }

  private static func failure(of outcome: FlowOutcome) -> String {
    let error = outcome.breakdown ?? outcome.failures.first?.error
    let place = error?.location.map { ":\($0.line)" } ?? ""
    return "\(SafeText.line(outcome.path))\(place): \(error?.message ?? "the flow fails")"
  }

  private static func sentence(_ finding: Finding, on name: String) -> String {
    let place = finding.place.map { ", \($0.name)" } ?? ""
    return "\(SafeText.line(name))\(place): \(finding.message) (\(finding.rule))"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }
}

extension SupportLabel {
  /// Who has to go through the flows for a label, or `nil` where their screens are enough.
  fileprivate enum Use {
    case voiceOver, voiceControl

    func isUsed(in outcome: FlowOutcome) -> Bool {
      guard let result = outcome.result else { return false }
      switch self {
      case .voiceOver:
        return result.flow.technology == nil && result.transcript.reader.hasPrefix("voiceover")
      case .voiceControl: return result.flow.technology == .voiceControl
      }
    }

    var advice: String {
      switch self {
      case .voiceOver: ""
      case .voiceControl: " (with: voice-control)"
      }
    }
  }

  fileprivate var technology: Use? {
    switch self {
    case .voiceOver: .voiceOver
    case .voiceControl: .voiceControl
    default: nil
    }
  }
}
