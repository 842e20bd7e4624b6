import ArgumentParser
import Earshot

/// Where a result goes that is written to standard output, else.
struct ResultOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the result to FILE (replaced atomically).", valueName: "file"),
    completion: .file())
  var output: String?
}

/// A command whose result can go into a file.
protocol WritesResult: ParsableCommand {
  var result: ResultOptions { get }
}

extension ParsableCommand {
  /// Runs the command, with its result in the file that is asked for.
  ///
  /// A result that tells of a difference is a result; of a run that could not be ended nothing is written.
  mutating func runWithResult() throws {
    let isGate = self is any GateCommand
    // What Git rewrites of the files that a gate has read decides what it found.
    defer {
      if isGate {
        GitAttributes.remarks(on: ReadFolders.taken()).forEach(StandardError.note)
      }
    }
    guard let path = (self as? any WritesResult)?.result.output else { return try run() }
    StandardOutput.collect()
    var found: ExitCode?
    do {
      try run()
    } catch let code as ExitCode where code.rawValue < 2 {
      found = code
    } catch {
      _ = StandardOutput.collected()
      throw error
    }
    let bytes = StandardOutput.collected()
    try Failure.reported { try WrittenFile.write(bytes, to: path) }
    ResultName.check(path, bytes, of: Self.self)
    if let found { throw found }
  }
}
