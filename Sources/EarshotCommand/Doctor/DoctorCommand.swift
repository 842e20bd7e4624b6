import ArgumentParser
import Earshot
import ProjectFiles

/// `earshot doctor`: what of this machine the program can use, what is missing, and the line that gets it.
struct DoctorCommand: ParsableCommand, WithoutProjectFile {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check which optional tools are installed, and how to get the rest.",
    discussion: """
      Example: earshot doctor

      No tool is needed to read, compare or audit screen files and dumps.

      Exit status: 0 if everything is installed, 1 if a tool is missing.
      """)

  @Option(
    help: ArgumentHelp("Check this speech cache.", valueName: "folder"),
    completion: .directory)
  var cache: String?

  @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  func run() throws {
    let parts = MachineParts.all(cache: cache, project: Self.project)
    let states = parts.map { ($0, $0.look()) }
    try StandardOutput.write(format == .json ? Self.json(states) : Self.text(states))
    if states.contains(where: { $0.counts && $1.isMissing }) { throw ExitCode(1) }
  }

  private static let project = MachinePart(
    name: ProjectFile.name, serves: "options shared by a project",
    without: "everything, with command-line options"
  ) {
    let search = ProjectFileSearch()
    if let remark = search.remarks.first {
      return .missing(remark, repair: "create your own with earshot init")
    }
    guard let path = search.path else { return .found("none (create one with earshot init)") }
    do throws(SourceError) {
      let file = try ProjectFile(path, CommandModel(), isNamed: false)
      let count = file.settings.count
      return .found("\(SafeText.line(path)): \(count) option\(count == 1 ? "" : "s")")
    } catch {
      return .missing(error.summary, repair: error.suggestion ?? "fix the file, or use --no-config")
    }
  }

  private static func text(_ states: [(MachinePart, MachinePart.State)]) -> [UInt8] {
    var lines: [String] = []
    for (part, state) in states {
      switch state {
      case .found(let what):
        lines.append("ok       \(part.name): \(SafeText.line(what))")
      case .missing(let what, let repair):
        lines += [
          "\(part.counts ? "missing " : "optional") \(part.name): \(SafeText.line(what))",
          "           needed for \(part.serves); works without it: \(part.without)",
          "           \(SafeText.line(repair))",
        ]
      }
    }
    let missing = states.count { $0.counts && $1.isMissing }
    lines.append(
      missing == 0
        ? "everything is installed" : "\(missing) of \(states.count) parts are missing")
    return Array(lines.map { "\($0)\n" }.joined().utf8)
  }

  private static func json(_ states: [(MachinePart, MachinePart.State)]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("format", "earshot-doctor")
      json.field("version", 1)
      json.key("parts")
      json.array { json in
        for (part, state) in states {
          json.line(1)
          json.object { json in
            json.field("name", part.name)
            json.field("serves", part.serves)
            json.field("without", part.without)
            json.field("isOptional", !part.counts)
            switch state {
            case .found(let what):
              json.field("isFound", true)
              json.field("detail", SafeText.line(what))
            case .missing(let what, let repair):
              json.field("isFound", false)
              json.field("detail", SafeText.line(what))
              json.field("repair", SafeText.line(repair))
            }
          }
        }
      }
    }
    json.raw("\n")
    return json.bytes
  }
}

extension MachinePart.State {
  /// Whether it is not there.
  var isMissing: Bool {
    if case .missing = self { return true }
    return false
  }
}
