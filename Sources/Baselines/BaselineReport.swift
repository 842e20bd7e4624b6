package import Documents
import Transcript
import TranscriptDiff
import TreeFormats

/// The outcome of a check for a person and for CI servers.
package struct BaselineReport: Sendable {
  private let outcomes: [ScreenOutcome]

  /// Creates a report.
  package init(_ outcomes: [ScreenOutcome]) { self.outcomes = outcomes }

  /// What changed on each screen, in paragraphs of lines that are safe to show.
  package func details(isColoured: Bool = false) -> [[String]] {
    outcomes.compactMap { outcome in
      guard let diff = outcome.diff, outcome.status == .changed else { return nil }
      return ["[\(SafeText.line(outcome.path))]"] + DiffText(diff, isColoured: isColoured).lines
    }
  }

  /// One row for each screen that is not the same: what became of it, its path, and more in words.
  package var rows: [[String]] {
    outcomes.filter { $0.status != .same || $0.isRecorded }.map { outcome in
      [outcome.status.rawValue, SafeText.line(outcome.path), SafeText.line(outcome.summary)]
    }
  }

  /// How many screens there are of each kind, in one line: `21 same, 1 changed`.
  package var counts: String {
    if outcomes.isEmpty { return "no screens in this shard" }
    return ScreenOutcome.Status.allCases.compactMap { status in
      let count = outcomes.count { $0.status == status }
      return count == 0 ? nil : "\(count) \(status.rawValue)"
    }.joined(separator: ", ")
  }

  /// What to write instead of a mark in a recorded line that its author took for a placeholder, or `nil`.
  package var placeholderRemark: String? {
    for outcome in outcomes where outcome.status == .changed {
      let changes = outcome.diff?.screens.flatMap(\.changes) ?? []
      let heard = changes.compactMap { $0.new?.stop.text }
      for recorded in changes.compactMap({ $0.old.map { HeardText($0.stop.text) } }) {
        guard let meant = heard.lazy.compactMap(recorded.meant).first else { continue }
        return
          "\(SafeText.quoted(recorded.text)): a recording treats \(SafeText.line(meant.mark)) as plain text: "
          + "write \(SafeText.quoted(meant.text.text))"
      }
    }
    return nil
  }

  /// How many recordings somebody has listened to, in one line; `nil` where nobody approves any.
  package var approvals: String? {
    let known = outcomes.filter { $0.approval != nil }
    if known.isEmpty { return nil }
    let outdated = known.filter { $0.approval == .outdated }.map { SafeText.line($0.recording) }
    let count = known.count { $0.approval == .approved }
    let changed =
      outdated.isEmpty
      ? "" : "; changed since approval: \(outdated.joined(separator: ", "))"
    return "\(count) of \(known.count) recordings approved by a listener\(changed)"
  }

  /// What the formats of the screens cannot carry, one line a format, and what everybody should know of single
  /// screens, such as pages that may not be the ones that were meant.
  ///
  /// What was inferred on the way is another thing for each screen, and stands in the JSON.
  package var notes: [String] {
    var formats: Set<String> = []
    let formatNotes = outcomes.compactMap(\.report).compactMap { report in
      formats.insert(report.format).inserted
        ? ImportReport(format: report.format, cannotCarry: report.cannotCarry).summary : nil
    }
    var paths: [String: [String]] = [:]
    var remarks: [String] = []
    for outcome in outcomes {
      for remark in outcome.report?.remarks ?? [] {
        if paths[remark] == nil { remarks.append(remark) }
        paths[remark, default: []].append(outcome.path)
      }
    }
    let warnings = outcomes.flatMap { $0.report?.warnings.map(\.description) ?? [] }
    return formatNotes + warnings
      + remarks.map { remark in
        let paths = paths[remark] ?? []
        return "\(paths.count == 1 ? paths[0] : "\(paths.count) screens"): \(remark)"
      }
  }

  /// One test case a screen, for JUnit.
  package var junit: JUnitReport {
    JUnitReport(
      suite: "screens", properties: JUnitSuite.properties(of: outcomes.compactMap(\.reader)),
      outcomes.map(testCase))
  }

  /// Annotations as GitHub reads them from the output of a job: one line for each screen that differs.
  package var githubAnnotations: [String] {
    outcomes.compactMap { outcome in
      guard outcome.isDifferent || outcome.status == .broken else { return nil }
      return GitHubAnnotation.line(
        .error, file: outcome.error?.path ?? outcome.path, location: outcome.error?.location,
        title: Self.title(of: outcome.status), message: SafeText.lines(text(of: outcome)))
    }
  }

  private func testCase(_ outcome: ScreenOutcome) -> JUnitCase {
    var testCase = JUnitCase(name: outcome.path, path: outcome.path)
    if let error = outcome.error {
      testCase.problem = .error(message: error.message, text: error.description)
    } else if outcome.isDifferent {
      testCase.problem = .failure(
        message: "\(Self.title(of: outcome.status)): \(outcome.summary)", text: text(of: outcome))
    }
    return testCase
  }

  private func text(of outcome: ScreenOutcome) -> String {
    if let error = outcome.error { return error.description }
    return outcome.diff.map { DiffText($0).lines.joined(separator: "\n") } ?? outcome.summary
  }

  private static func title(of status: ScreenOutcome.Status) -> String {
    switch status {
    case .same: "the transcript is the same"
    case .changed: "the transcript differs"
    case .new: "there is no recording yet"
    case .vanished: "the screen no longer exists"
    case .broken: "the screen cannot be compared"
    }
  }
}
