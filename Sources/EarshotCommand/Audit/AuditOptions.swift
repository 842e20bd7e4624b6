public import ArgumentParser
public import Earshot
import SystemCalls

/// Which rules an audit checks, what it passes over, and what fails.
struct AuditOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Guidelines: hig (Apple's), wcag22-aa or all.", valueName: "profile"))
  var profile: AuditProfile = .all

  @Option(
    help: ArgumentHelp(
      "Check only these rules, separated by commas; may be repeated.", valueName: "rule"),
    completion: Completions.rules)
  var rule: [ListArgument] = []

  @Option(
    help: ArgumentHelp(
      "Skip these rules, separated by commas; may be repeated.", valueName: "rule"),
    completion: Completions.rules)
  var skip: [ListArgument] = []

  @Option(
    help: ArgumentHelp(
      "Minimum precision of the rules to check: low, medium (80 % of findings are true), high (90 %) or very-high "
        + "(95 %). It is measured for rules with at least 5 judged findings, otherwise estimated.",
      valueName: "precision"))
  var precision: Precision = .medium

  @Option(
    help: ArgumentHelp(
      "Exit with status 1 for findings of this severity or higher: error, warning, note or never.",
      valueName: "severity"))
  var failOn: FailureThreshold = .error

  @Option(
    help: ArgumentHelp(
      "SARIF of an earlier audit; its findings do not count.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "File of accepted findings (default: audit.suppressions).", valueName: "file"),
    completion: .file())
  var suppressions: String?

  @Option(
    help: ArgumentHelp(
      "Current date, for expiring suppressions, YYYY-MM-DD (default: today).",
      valueName: "day"))
  var today: String?

  @Flag(help: "Also list passed, not applicable and suppressed rules, with reasons.")
  var verbose = false

  /// The file of suppressions that is read when none is named.
  static let usualSuppressions = "audit.suppressions"

  func validate() throws {
    for name in only + skipped where Rules.rule(named: name) == nil {
      throw ValidationError(Self.unknownRule(name))
    }
    if let today, Day(today) == nil {
      throw ValidationError("--today takes a date as YYYY-MM-DD, not \(SafeText.quoted(today))")
    }
  }

  /// What is said when none of the rules chosen looks at what is audited.
  static func nothingToCheck(_ what: String, instead command: String) -> String {
    "none of the chosen rules checks \(what); run these rules with: \(command)"
  }

  /// Returns what is said of findings that do not count: those that a file suppresses which nobody named, and all where no
  /// text that counts them is shown.
  func remarks(on report: AuditReport, isCounted: Bool) -> [String] {
    let counts = report.counts
    let own = counts.suppressedInSource
    var parts: [String] = []
    if own > 0 { parts.append("the screens themselves suppress \(own) of the findings") }
    let others = counts.suppressed - own
    if others > 0 {
      let file = suppressions.map(SafeText.line) ?? Self.usualSuppressions
      parts.append("\(file) suppresses \(others)" + (own > 0 ? "" : " of the findings"))
    }
    if isCounted, suppressions != nil || others == 0 { parts = [] }
    if !isCounted, counts.known > 0, let baseline {
      let noun = counts.known == 1 ? "finding" : "findings"
      parts.append("\(SafeText.line(baseline)) contains \(counts.known) \(noun)")
    }
    var remarks = parts.isEmpty ? [] : [parts.joined(separator: ", and ")]
    for (suppression, files) in report.sharedSuppressions.prefix(Self.mostTitles) {
      let place =
        SafeText.line(suppression.path) + (suppression.location.map { ":\($0.line)" } ?? "")
      let shown = files.prefix(3).map(SafeText.line).joined(separator: ", ")
      remarks.append(
        "\(place): the suppression for \(SafeText.quoted(suppression.screen)) applies to \(files.count) files: "
          + shown + (files.count > 3 ? ", …" : "")
          + "; give them different titles, or name a file")
    }
    for taken in report.takenTitles.prefix(Self.mostTitles) {
      let (file, former) = (SafeText.line(taken.file), SafeText.line(taken.former))
      remarks.append(
        "\(file): the baseline has its findings from \(former), because both have the title "
          + "\(SafeText.quoted(taken.title)); if it is another screen, give it a different title")
    }
    let more = report.takenTitles.count - Self.mostTitles
    if more > 0 {
      remarks.append("the baseline lists findings of \(more) more files under other names")
    }
    return remarks
  }

  private static let mostTitles = 10

  /// Whether any option was given.
  var isGiven: Bool {
    profile != .all || precision != .medium || failOn != .error || verbose || !rule.isEmpty
      || !skip.isEmpty || [baseline, suppressions, today].contains { $0 != nil }
  }

  static func unknownRule(_ name: String) -> String {
    let alike = Rules.ids.filter { $0.hasPrefix("\(name)-") }
    let meant =
      alike.count > 1
      ? "rules with this prefix: \(alike.joined(separator: ", "))"
      : Rules.question(for: name) ?? "list them with: earshot list rules"
    return "unknown rule \(SafeText.quoted(name)); \(meant)"
  }

  /// The rules that `--rule` names.
  var only: [String] { rule.flatMap(\.words) }

  private var skipped: [String] { skip.flatMap(\.words) }

  /// The rules that are checked.
  var selection: RuleSelection {
    RuleSelection(profile: profile, precision: precision, only: only, skipped: skipped)
  }

  /// Returns the audit that the options ask for.
  func audit() throws(SourceError) -> Audit {
    var accepted: [Suppression] = []
    if let path = suppressions
      ?? (SourceFile.isNamed(Self.usualSuppressions) ? Self.usualSuppressions : nil)
    {
      // An empty one is what is left when the last suppression was taken out.
      // A file that was merely found may be a link to somebody else's, of which a mistake would show a line.
      let folders = suppressions == nil ? try AllowedFolders(foundIn: ".") : nil
      accepted = try SuppressionFile.read(
        try SourceFile.textOrNothing(
          of: try SourceFile.contents(of: path, within: folders), path))
    }
    var known: Baseline?
    if let baseline {
      if FolderFiles.isFolder(baseline) {
        throw SourceError(
          path: baseline, message: "this is a folder; the baseline of an audit is a SARIF file",
          suggestion:
            "write one with earshot audit INPUT --format sarif -o FILE; recordings are for check: in earshot.yaml, put them "
            + "below check:"
        )
      }
      if !SourceFile.isNamed(baseline) {
        throw SourceError(
          path: baseline, message: "no such file",
          suggestion: "write it with earshot audit INPUT --format sarif -o "
            + ShellWord.quoted(baseline))
      }
      known = try Baseline(try SourceFile.read(baseline))
      known?.folder = AllowedFolders.resolved(".")
    }
    let day = today.flatMap(Day.init) ?? Day(secondsSince1970: time(nil))
    return Audit(selection, suppressions: accepted, baseline: known, today: day)
  }
}

extension AuditOptions: ProjectOptions {
  static let projectOptions = ["verbose"]
  static let projectGates = [
    "profile", "rule", "skip", "precision", "fail-on", "baseline", "suppressions", "today",
  ]
}

/// The mildest finding that fails.
enum FailureThreshold: String, CaseIterable, ExpressibleByArgument {
  case error, warning, note, never

  /// The severity, or `nil` when nothing fails.
  var severity: Severity? { Severity(rawValue: rawValue) }
}

extension AuditProfile: ExpressibleByArgument {}
extension Precision: ExpressibleByArgument {}
