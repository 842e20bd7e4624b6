import ArgumentParser
import Earshot

/// `earshot audit`: what makes a screen hard to use by listening, why, and how to repair it.
struct AuditCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "audit",
    abstract: "Find what makes screens hard to use by listening, and how to repair it.",
    discussion: """
      Example: earshot audit Examples
      Example: earshot audit --explain label-missing

      Exit status: 0 when nothing counts at --fail-on or above, 1 when something does, 2 when an input \
      cannot be read. Rules that need to see what happens in a flow run with: earshot run --audit
      """)

  @Argument(help: "Screen files, dumps or folders that hold them; - for standard input.")
  var input: [String] = []

  @Option(
    help: ArgumentHelp(
      "The format of the inputs, where their content does not tell: "
        + TreeReaders.all.map(\.name).joined(separator: ", ") + ".", valueName: "format"))
  var from: String?

  @OptionGroup var rules: AuditOptions

  @Option(
    help: ArgumentHelp(
      "How findings are written: " + ReportFormats.names.joined(separator: ", ") + ".",
      valueName: "format"))
  var format: String = ReportFormats.names[0]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Write the findings into a file.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("Print the page of a rule.", valueName: "rule"))
  var explain: String?

  @Flag(help: "List the rules.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "The language of the reader's own words, instead of the screens'.", valueName: "tag"))
  var language: String?

  func validate() throws {
    guard ReportFormats.format(named: format) != nil else {
      let meant = Spelling.suggestion(for: format, among: ReportFormats.names, noun: "formats")
      throw ValidationError("unknown format \(SafeText.quoted(format)); \(meant)")
    }
    if let explain, Rules.rule(named: explain) == nil {
      throw ValidationError(AuditOptions.unknownRule(explain))
    }
    if input.isEmpty, explain == nil, !list {
      throw ValidationError("name a screen to audit, or use --explain RULE or --list")
    }
  }

  func run() throws {
    try Failure.reported {
      if let explain, let rule = Rules.rule(named: explain) {
        return try StandardOutput.write(Array((rule.page.text + "\n").utf8))
      }
      if list { return try StandardOutput.write(Array(RuleList(rules.selection).text.utf8)) }
      let audit = try rules.audit()
      let inputs = try AuditInputs(from: from, language: language, profile: rules.profile)
      var results: [AuditResult] = []
      var isBroken = false
      // One input that cannot be read does not hide what is found in the others.
      for file in try InputFile.all(of: input) {
        do throws(SourceError) {
          results += try inputs.read(file).map(audit.run)
        } catch {
          StandardError.write("\(error)\n")
          isBroken = true
        }
      }
      if results.isEmpty {
        if !isBroken, let path = input.first {
          throw SourceError(path: path, message: "no file here holds a screen")
        }
        throw ExitCode(2)
      }
      let fails = try AuditOutput(format: format, path: output, rules: rules)
        .write(AuditReport(results, by: audit))
      if isBroken { throw ExitCode(2) }
      if fails { throw ExitCode(1) }
    }
  }
}
