public import ArgumentParser
public import Earshot
import SystemCalls

/// Which rules an audit checks, what it passes over, and what fails.
struct AuditOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The guidelines to go by: hig (Apple's), wcag22-aa, or all.", valueName: "profile"))
  var profile: AuditProfile = .all

  @Option(
    help: ArgumentHelp("Check only this rule; may be repeated.", valueName: "rule"),
    completion: Completions.rules)
  var rule: [String] = []

  @Option(
    help: ArgumentHelp("Leave this rule out; may be repeated.", valueName: "rule"),
    completion: Completions.rules)
  var skip: [String] = []

  @Option(
    help: ArgumentHelp(
      "Check only rules that are at least this precise: low, medium (80 % of the findings are true), high (90 %) "
        + "or very-high (95 %), as measured where five findings or more were judged, else as estimated.",
      valueName: "precision"))
  var precision: Precision = .medium

  @Option(
    help: ArgumentHelp(
      "The mildest finding that ends the program with status 1: error, warning, note or never.",
      valueName: "severity"))
  var failOn: FailureThreshold = .error

  @Option(
    help: ArgumentHelp(
      "SARIF of an earlier audit, whose findings do not count again.", valueName: "file"),
    completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "A file of findings that are accepted, instead of audit.suppressions.", valueName: "file"),
    completion: .file())
  var suppressions: String?

  @Option(
    help: ArgumentHelp(
      "The day that suppressions are held against, instead of today: YYYY-MM-DD.",
      valueName: "day"))
  var today: String?

  @Flag(help: "Tell what passed, what was not applicable and why, and what is suppressed.")
  var verbose = false

  /// The file of suppressions that is read when none is named.
  static let usualSuppressions = "audit.suppressions"

  func validate() throws {
    for name in rule + skip where Rules.rule(named: name) == nil {
      throw ValidationError(Self.unknownRule(name))
    }
    if let today, Day(today) == nil {
      throw ValidationError("--today takes a day as YYYY-MM-DD, not \(SafeText.quoted(today))")
    }
  }

  /// What is said when none of the rules chosen looks at what is audited.
  static func nothingToCheck(_ what: String, instead command: String) -> String {
    "none of the rules chosen looks at \(what); rules for others run with: \(command)"
  }

  /// Whether any option was given.
  var isGiven: Bool {
    profile != .all || precision != .medium || failOn != .error || verbose || !rule.isEmpty
      || !skip.isEmpty || [baseline, suppressions, today].contains { $0 != nil }
  }

  static func unknownRule(_ name: String) -> String {
    let meant = Spelling.question(for: name, among: Rules.ids) ?? "earshot audit --list names them"
    return "unknown rule \(SafeText.quoted(name)); \(meant)"
  }

  /// The rules that are checked.
  var selection: RuleSelection {
    RuleSelection(profile: profile, precision: precision, only: rule, skipped: skip)
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
        try SourceText(bytes: try SourceFile.bytes(of: path, within: folders), path: path))
    }
    var known: Baseline?
    if let baseline { known = try Baseline(try SourceFile.read(baseline)) }
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
