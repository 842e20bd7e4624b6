import ArgumentParser
import Earshot
import Questions
import Serving
import SystemCalls

/// `earshot stream`: answers a question a line.
struct StreamCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stream",
    abstract:
      "Answer questions in JSON Lines: one question per line, one answer per line.",
    discussion: """
      Example: echo '{"id": 1, "source": "Examples/Recipe/recipe.screen.yaml"}' | earshot stream

      A line is {"id": ID, "source": PATH or "text": CONTENT, "from": FORMAT, "options": {…}}; \
      from and options are optional. Answers appear in the order of the lines. Each answer has the \
      hash of the input (inputSha256) and the version of the program (engine), which alone \
      determine it. A line that cannot be answered gets a rejection with the reason and the place.

      A line may be up to 64 MiB long. Each processor answers one line at a time. Exit status 0 \
      if each line was answered or rejected.
      """, shouldDisplay: false)

  @Option(
    name: .customLong("do"),
    help: ArgumentHelp(
      "Question about each screen: " + Questions.all.map { $0.name }.joined(separator: ", ")
        + ".",
      valueName: "task"))
  var taskName: String = TranscriptQuestion.name

  @Option(
    help: ArgumentHelp("Lines to answer in parallel (default: one per processor)."))
  var workers: Int?

  func validate() throws {
    if Questions.named(taskName) == nil {
      let names = Questions.all.map { $0.name }
      let meant = Spelling.suggestion(for: taskName, among: names, noun: "tasks")
      throw ValidationError("unknown task \(SafeText.quoted(taskName)); \(meant)")
    }
    if let workers, !(1...256).contains(workers) {
      throw ValidationError("--workers takes a number from 1 to 256, not \(workers)")
    }
  }

  func run() throws {
    guard let question = Questions.named(taskName) else { return }
    try Failure.reported {
      let outcome = try StreamServer(question, workers: workers).run(
        input: STDIN_FILENO, output: OutputLines(STDOUT_FILENO), stop: .onSignals())
      if outcome.rejected > 0 {
        StandardError.note("\(outcome.rejected) of \(outcome.lines) lines were rejected")
      }
    }
  }
}
