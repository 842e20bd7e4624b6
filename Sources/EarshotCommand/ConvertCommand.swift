import ArgumentParser
import Earshot

/// `earshot convert`: any input as screen files.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Convert any input to a screen file.",
    discussion: """
      Example: earshot convert dump.xml --to yaml > home.screen.yaml

      Several screens need a folder: earshot convert dumps -o screens
      """)

  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @Option(
    help: ArgumentHelp(
      "Output format: yaml or json (canonical) (default: json for a file named .json, otherwise yaml).",
      valueName: "format"))
  var to: ScreenFileFormat?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write to a file, or for several screens to a folder (created if missing).",
      valueName: "path"), completion: .file())
  var output: String?

  @Flag(
    help: "Print which data the input lacks, and which data was inferred or omitted.")
  var report = false

  func validate() throws {
    guard let last = input.inputs.last, input.inputs.count > 1, output == nil,
      [".yaml", ".json"].contains(where: { PathText.hasEnding(last, $0) }),
      !SourceFile.isNamed(last)
    else { return }
    throw ValidationError(
      "no such file: \(SafeText.quoted(last)); did you mean \(SafeText.quoted("-o \(last)"))?")
  }

  func run() throws {
    try Failure.reported {
      var folder = output.map { ScreenFolder($0, format: format) }
      defer { StandardError.replaced(folder?.replaced ?? 0, in: output ?? "") }
      try input.each(pages, isHeard: false) { named, isSet in
        if report {
          let heading = isSet ? "> open \(SafeText.line(named.name))\n" : ""
          try StandardOutput.write(Array((heading + named.imported.bridged().report.text).utf8))
        }
        if let output, !isSet {
          let bytes = try bytes(of: named)
          try WrittenFile.write(bytes, to: output)
          ResultName.check(output, bytes, of: Self.self)
        } else if folder != nil {
          try folder?.write(try bytes(of: named), name: named.name)
        } else if report {
          return
        } else if isSet {
          throw SourceError(
            path: named.path, message: "the input contains more than one screen",
            suggestion: "name a folder with -o")
        } else {
          try StandardOutput.write(try bytes(of: named))
        }
      }
    }
  }

  private var format: ScreenFileFormat {
    to ?? (output.map { PathText.hasEnding($0.lowercased(), ".json") } == true ? .json : .yaml)
  }

  private func bytes(of named: NamedScreen) throws(SourceError) -> [UInt8] {
    let writer = NativeWriter(named.imported.screen)
    return switch format {
    case .json: writer.json
    case .yaml: try writer.yaml(path: named.name)
    }
  }
}

extension ConvertCommand: ProjectOptions {
  static let projectOptions = ["to"]
}

/// The two forms of a screen file.
enum ScreenFileFormat: String, CaseIterable, ExpressibleByArgument {
  case yaml, json
}
