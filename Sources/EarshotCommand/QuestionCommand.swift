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

  @OptionGroup var format: Given<FormChoice<Asked>>

  @OptionGroup var result: ResultOptions
  @OptionGroup var watching: WatchOptions

  func validate() throws {
    try checkWatch()
    if form != .text, let idle = asked.named.first(where: \.isForText) {
      throw ValidationError("--\(idle.optionName) needs --format text")
    }
  }

  func run() throws {
    try Failure.reported {
      let question = try asked.get()
      question.idleNotes.forEach(StandardError.note)
      let form = form
      var output = SetOutput(form: form, names: Asked.answers)
      var layout = Layout([form])
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
        try output.write(named.name, isSet: isSet, answer[form])
      } finish: {
        try output.finish()
      }
    }
  }

  private var form: Layout.Form { format.given?.form ?? .text }
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
