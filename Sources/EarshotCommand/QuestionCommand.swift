import ArgumentParser
import Earshot
import Questions
import Walk

/// A question about screens as a command: its options are made from the question's parameters.
struct QuestionCommand<Asked: ScreenQuestion>: ParsableCommand, WritesResult {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: Asked.name, abstract: Asked.summary, discussion: Asked.details,
      shouldDisplay: Asked.self == TranscriptQuestion.self)
  }

  // Before the input, which may have been taken for the value of one that needs none.
  @OptionGroup var asked: Given<Asked>
  @OptionGroup var routes: RouteOptions<Asked>
  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @Option(help: ArgumentHelp("Output format: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup var result: ResultOptions
  @OptionGroup var watching: WatchOptions

  func validate() throws {
    try checkWatch()
    if format != .text, let idle = asked.named.first(where: \.isForText) {
      throw ValidationError("--\(idle.optionName) needs --format text")
    }
  }

  func run() throws {
    try Failure.reported {
      let question = try asked.get()
      question.idleNotes.forEach(StandardError.note)
      var output = SetOutput(format: format, names: Asked.answers)
      var layout = Layout([format.form])
      layout.columns = TerminalSize.ofStandardOutput?.columns
      layout.isColoured = Colours.onStandardOutput
      let usual = layout
      try input.each(pages, for: question.reader, isHeard: Asked.isHeard) { named, isSet in
        var layout = usual
        if isSet { layout.input = named.name }
        return try question.outcome(for: named, layout)
      } _: { named, isSet, answer in
        answer.notes.forEach(StandardError.note)
        if answer.isLeftOut { return try output.leaveOut() }
        try output.write(named.name, isSet: isSet, format == .text ? answer.text : answer.json)
      } finish: {
        try output.finish()
      }
    }
  }
}

extension QuestionCommand: ProjectOptions {
  static var projectOptions: [String] { ["format"] }
}

extension QuestionCommand: WatchedCommand {
  var isWatching: Bool { watching.watch }
  var watchedPaths: [String] { input.inputs }
  var readsFilesAlone: Bool { true }

  func reading(_ inputs: [String], _ changed: ChangedFiles) -> Self {
    var copy = self
    (copy.input.inputs, copy.input.changed) = (inputs, changed)
    return copy
  }
}

/// `earshot transcript`, which an input alone asks for, too.
typealias TranscriptCommand = QuestionCommand<TranscriptQuestion>

extension ScreenQuestion {
  /// The question as a command.
  static var command: any ParsableCommand.Type { QuestionCommand<Self>.self }
}

extension TranscriptFormat {
  /// Whom the answer is for.
  var form: Layout.Form { self == .text ? .text : .json }
}
