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
      "Read a question a line as JSON, and answer each on a line, for as many screens as there are.",
    discussion: """
      Example: echo '{"id": 1, "source": "Examples/Recipe/recipe.screen.yaml"}' | earshot stream

      A line is {"id": ID, "source": PATH or "text": CONTENT, "from": FORMAT, "options": {…}}; the last two may \
      be left out. The answers come in the order of the lines, each with the hash of its text (inputSha256) and the \
      version of the program (engine), on which it hangs alone. A line that cannot be answered gets a rejection that \
      says why and where, and the next one is read.

      Lines of up to 64 MiB are read. As many are answered side by side as there are processors. Exit status 0 when \
      each line was answered, rejections among them.
      """)

  @Option(
    name: .customLong("do"),
    help: ArgumentHelp(
      "What is asked of each line: " + Questions.all.map { $0.name }.joined(separator: ", ")
        + ".",
      valueName: "task"))
  var taskName: String = TranscriptQuestion.name

  @Option(
    help: ArgumentHelp("How many lines are answered side by side, instead of one a processor."))
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
