import ArgumentParser
import Baselines
import BrowserPages
import Earshot
import ProjectFiles
import Questions
import SystemCalls

/// `earshot init`: the files by which a project uses Earshot from now on.
struct InitCommand: ParsableCommand, WithoutProjectFile {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Set up a project: earshot.yaml, first recordings, a GitHub workflow.",
    discussion: """
      Example: earshot init Screens

      init keeps existing files and reports them. If the audit already finds errors, init \
      writes them into \(ProjectStart.findingsPath), so that the workflow fails only for new \
      errors.
      """)

  @Argument(
    help: ArgumentHelp("Folder of the project's screens.", valueName: "screens"),
    completion: .directory)
  var screens = "."

  @Option(
    help: ArgumentHelp("Folder for the recordings.", valueName: "folder"),
    completion: .directory)
  var baseline = "recordings"

  @Option(
    help: ArgumentHelp(
      "Screen reader to write into earshot.yaml (default: the one for each screen's platform).",
      valueName: "reader"))
  var reader: ReaderName?

  @Flag(name: .customLong("no-workflow"), help: "Do not write the GitHub workflow.")
  var noWorkflow = false

  @Option(
    help: ArgumentHelp(
      "Wheel that the workflow installs: an address, or a path in the repository (default: the repository variable "
        + "EARSHOT_WHEEL).", valueName: "wheel"))
  var wheel: String?

  /// How the screens are read, now and by the project from now on.
  private var options: ReaderOptions {
    var options = ReaderOptions()
    options.reader = reader?.reader
    return options
  }

  func validate() throws {
    _ = try reader?.known()
    guard let wheel else { return }
    if noWorkflow {
      throw ValidationError("--wheel cannot be used with --no-workflow: it is for the workflow")
    }
    if Array(wheel.utf8).firstRange(of: Array("${{".utf8)) != nil || SafeText.line(wheel) != wheel {
      throw ValidationError(
        "--wheel cannot contain ${{ or invisible characters: \(SafeText.quoted(wheel))")
    }
  }

  func run() throws {
    try Failure.reported {
      guard FolderFiles.isFolder(screens) else {
        throw SourceError(
          path: screens, message: "no such folder",
          suggestion: "name the folder of your screens: earshot init FOLDER")
      }
      // GitHub puts in what such a name asks for, inside of the shell's text.
      if !noWorkflow, Array(screens.utf8).firstRange(of: Array("${{".utf8)) != nil {
        throw SourceError(
          path: screens, message: "GitHub would read this name as an expression",
          suggestion: "rename the folder, or omit the workflow: --no-workflow")
      }
      // What is taken out of a text that is written would leave the name of another folder, or such an expression.
      if !noWorkflow, SafeText.line(screens) != screens {
        throw SourceError(
          path: screens, message: "this name contains invisible characters or line breaks",
          suggestion: "rename the folder, or omit the workflow: --no-workflow")
      }
      let inputs = try InputFile.all(of: [screens])
      // As `audit` and `check` open pages, so that both find what was recorded here.
      let pages = try PageOptions.parse([])
      let browser = try pages.opener(for: options.reader, triesLooks: true)
      var unread: [SourceError] = []
      let known =
        try SourceFile.isNamed(ProjectFile.name) ? nil : findings(inputs, browser, &unread)
      let files = ProjectStart(
        screens: shownScreens, baseline: baseline, hasFindings: known != nil,
        reader: reader?.reader?.name, version: Engine.version, wheel: wheel)
      var written = [(path: ProjectFile.name, bytes: Array(files.project.utf8))]
      if !noWorkflow { written.append((ProjectStart.workflowPath, Array(files.workflow.utf8))) }
      if let known { written.append((ProjectStart.findingsPath, known.bytes)) }
      let wasWritten = try write(written)
      if let count = known?.count {
        StandardError.note(
          "\(ProjectStart.findingsPath) contains \(count == 1 ? "1 finding" : "\(count) findings") from today: audits "
            + "treat them as known")
      }
      let hasRecorded = try record(inputs, browser, &unread)
      unread.forEach(StandardError.tell)
      if !wasWritten, !hasRecorded {
        StandardError.note("nothing to do: everything exists already")
      }
      let command =
        hasRecorded || FolderFiles.isFolder(baseline)
        ? "earshot check \(ShellWord.quoted(shownScreens))"
        : "earshot transcript YOUR-DUMP > first.transcript.txt"
      if !noWorkflow, wheel == nil {
        StandardError.note(
          "the workflow installs the wheel named by the repository variable EARSHOT_WHEEL: set it on GitHub"
        )
      }
      try StandardOutput.write(Array("next: \(command)\n".utf8))
      if !unread.isEmpty { throw ExitCode(2) }
    }
  }

  /// Writes what is not there yet, and tells it; nothing, where one of them would lie elsewhere.
  private func write(_ files: [(path: String, bytes: [UInt8])]) throws -> Bool {
    let folders = try AllowedFolders(foundIn: ".", and: ProjectStart.hiddenFolder)
    for (path, _) in files where !folders.holdsPlace(of: path) { throw folders.refusal(of: path) }
    var wasWritten = false
    for (path, bytes) in files {
      if SourceFile.isNamed(path) {
        StandardError.note("\(path) exists already and was not changed")
      } else {
        try WrittenFile.write(bytes, named: path, in: ".", and: ProjectStart.hiddenFolder)
        try StandardOutput.write(Array("wrote \(path)\n".utf8))
        wasWritten = true
      }
    }
    return wasWritten
  }

  /// Returns the findings of today as SARIF, with their number, or `nil` where none would fail an audit.
  private func findings(
    _ inputs: [InputFile], _ browser: Browser, _ unread: inout [SourceError]
  ) throws -> (bytes: [UInt8], count: Int)? {
    let rules = try AuditOptions.parse([])
    var run = AuditRun(
      try rules.audit(), inputs: try AuditInputs(from: nil, options: options, pages: browser),
      counterparts: nil,
      isQuiet: true)
    run.add(inputs)
    unread = run.unread
    guard let report = run.report(), report.fails(on: rules.failOn.severity) else { return nil }
    var bytes: [UInt8] = []
    let details = ReportDetails(version: Engine.version)
    ReportFormats.format(named: "sarif")?.write(report, details) { bytes += $0 }
    return (bytes, report.counts.total)
  }

  /// The folder as a command line names it, which takes it for no option.
  private var shownScreens: String { screens.hasPrefix("-") ? "./\(screens)" : screens }

  /// Records what is heard of the screens, where there are screens and no recordings yet.
  private func record(
    _ inputs: [InputFile], _ browser: Browser, _ unread: inout [SourceError]
  ) throws -> Bool {
    if FolderFiles.isFolder(baseline) {
      StandardError.note("\(SafeText.line(baseline)) exists already and was not changed")
      return false
    }
    let hasScreens = try inputs.contains { file in
      try InputFile.isNamedAsPage(file.path) || !file.screens(format: nil).isEmpty
    }
    guard hasScreens else {
      StandardError.note(
        "no screen in \(SafeText.line(screens)) yet: to record, add screen files or dumps"
      )
      return false
    }
    var check = BaselineCheck(screens: screens, recordings: baseline, options: options)
    check.update = .missing
    guard mkdir(baseline, 0o777) == 0 else {
      throw SourceError(path: baseline, message: String(cString: strerror(errno)).lowercased())
    }
    let outcomes = try check.run(opening: browser)
    let broken = outcomes.compactMap(\.error)
    unread.appendMissing(broken)
    let count = outcomes.count - broken.count
    let what = count == 1 ? "1 recording" : "\(count) recordings"
    try StandardOutput.write(Array("wrote \(what) into \(SafeText.line(baseline))\n".utf8))
    return true
  }
}
