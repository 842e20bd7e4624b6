import ArgumentParser
import Earshot
import ProjectFiles
import Questions
import SystemCalls
import Walk

extension EarshotProgram {
  /// Runs the program.
  ///
  /// No signal leaves anything behind (`ProgramSignals`). A file that may grow no further and a pipe that nobody reads
  /// end in errors that name what could not be written, not in signals, which would leave half of it behind.
  static func main() {
    for signal in [SIGXFSZ, SIGPIPE] { SystemCalls.signal(signal, SIG_IGN) }
    ProgramSignals.takeOver()
    Environment.leaveOutRelativePaths()
    do {
      try CommandLetters.check()
      let line = Array(CommandLine.arguments.dropFirst())
      let words = try CommandWords(line)
      // Asked for by scripts, and by whoever looks what is installed: it needs no parser.
      if words.line == ["--version"], words.command == nil {
        return try StandardOutput.write(Array("\(Engine.version)\n".utf8))
      }
      if let help = words.help {
        let page = try HelpPage(
          of: words.command, columns: TerminalSize.ofStandardOutput?.columns)
        return try StandardOutput.write(Array(page.text(isWhole: help.isWhole).utf8))
      }
      // The project file is read before the command is made.
      if words.command is any GateCommand.Type { ReadFolders.note() }
      var command = try command(for: words, typed: line)
      try WrittenOutNames.check(inputsOf: command)
      try WrittenOutNames.check(outputOf: command)
      if let watched = command as? any WatchedCommand, watched.isWatching {
        try watched.watch()
      } else {
        try command.runWithResult()
      }
    } catch let error as CommandLineError {
      StandardError.write(error.text)
      SystemCalls.exit(ExitCode.validationFailure.rawValue)
    } catch let error as SourceError {
      StandardError.tell(error)
      SystemCalls.exit(2)
    } catch {
      let code = exitCode(for: error)
      if code.isSuccess { exit(withError: error) }
      let message = fullMessage(for: error)
      if !message.isEmpty { StandardError.write(SafeText.lines("\(message)\n")) }
      SystemCalls.exit(code.rawValue)
    }
  }

  /// Returns the command of a line, with what the project file sets.
  private static func command(
    for words: CommandWords, typed line: [String]
  ) throws -> any ParsableCommand {
    if let remark = words.remark { StandardError.note(remark) }
    guard let type = words.command, !(type is any WithoutProjectFile.Type) else {
      return try parsed(words.arguments(), words.command, typed: line)
    }
    let alone = Result { try read(words, as: type) }
    let options = try ProgramOptions.found(in: line)
    Colours.obey(options.color)
    let file = try options.projectFile()
    let command = file?.model[type._commandName]
    let settings =
      try command.flatMap { try file?.project.settings(for: $0, beside: words.line) } ?? []
    guard let file, let command else { return try told(alone, type, typed: line) }
    if let covered = file.covered, command.shared?.isGate == true {
      StandardError.note(
        "using \(SafeText.line(file.project.path)), not \(SafeText.line(covered)) in a parent folder"
      )
    }
    if settings.isEmpty { return try told(alone, type, typed: line) }
    if let remark = file.project.gateRemark(on: settings, for: command) {
      StandardError.note(remark)
    }
    StandardError.tellInProjectFile(settings)
    let all = words.arguments(with: settings.flatMap(\.arguments))
    do {
      return try parseAsRoot(all)
    } catch {
      // The setting without which the line would do is the one that is wrong.
      for setting in settings {
        let others = settings.filter { $0.place.offset != setting.place.offset }
        let rest = words.arguments(with: others.flatMap(\.arguments))
        if (try? parseAsRoot(rest)) != nil {
          throw setting.place.error(
            message(for: error), suggestion: "or ignore the file: --no-config")
        }
      }
      return try parsed(all, type, typed: line)
    }
  }

  // The command reads its own line, as the program would first read its options and then all of the command's. What
  // it cannot read is the program's: help, options before the command, and mistakes, which name the whole line.
  private static func read(
    _ words: CommandWords, as type: any ParsableCommand.Type
  ) throws -> any ParsableCommand {
    if words.before.isEmpty, let command = try? type.parseAsRoot(words.line) { return command }
    return try parseAsRoot(words.arguments())
  }

  private static func parsed(
    _ arguments: [String], _ type: (any ParsableCommand.Type)?, typed line: [String]
  ) throws -> any ParsableCommand {
    try told(Result { try parseAsRoot(arguments) }, type, typed: line)
  }

  /// Says what is wrong with a line.
  static func problem(of line: [String]) -> String? {
    do {
      _ = try parseAsRoot(CommandWords(line).arguments())
    } catch let error as CommandLineError {
      return error.message
    } catch {
      if !exitCode(for: error).isSuccess {
        let type = (try? CommandWords(line))?.command
        return OptionSpelling.corrected(message(for: error), in: line, for: type)
      }
    }
    return nil
  }

  /// Returns the command of a line that was read, or throws what is to be told of a wrong one.
  private static func told(
    _ command: Result<any ParsableCommand, any Error>, _ type: (any ParsableCommand.Type)?,
    typed line: [String]
  ) throws -> any ParsableCommand {
    do {
      return try command.get()
    } catch {
      if exitCode(for: error).isSuccess { throw error }
      let values = type.flatMap { (try? CommandModel())?[$0._commandName] }
        .map { OptionValues(line, of: $0) }
      let parsed = values?.mistake() ?? Self.message(for: error)
      let told = OptionSpelling.corrected(
        values?.completed(parsed) ?? parsed, in: line, for: type)
      let name = type.map(CommandRoute.line) ?? "earshot"
      let oneLine = "\(try HelpPage(of: type, columns: nil).usage); all options: \(name) --help-all"
      let typed = MendedLine.proposed(for: line, told, type, problem: problem(of:))
      throw CommandLineError(
        message: told, instead: typed.map { "\(oneLine)\n\($0)" } ?? oneLine)
    }
  }
}
