package import Documents
import Hearing
import NavigationScript
package import ScreenReader
package import TreeFormats

/// Something that is asked about screens: one file a question, one line in ``Questions``.
///
/// A command, a task of a stream and a tool for agents are made from it.
package protocol Question: ParameterGroup {
  /// What it is called: the command, the value of `--do`, the tool.
  static var name: String { get }
  /// What a message may say, whose answer is for programs.
  static var messageParameters: [Parameter] { get }
  /// What the texts of a comparison are called; empty where the question is about one text.
  static var sides: [String] { get }

  /// The reader that is asked for, or `nil` for that of each screen's platform.
  var reader: Reader? { get }
}

extension Question {
  package static var messageParameters: [Parameter] { parameters.filter { !$0.isForText } }
  package static var sides: [String] { [] }
  package var reader: Reader? { nil }
}

/// A question about the screens of one text.
package protocol ScreensQuestion: Question {
  /// What it asks for, as a sentence that begins with a verb.
  static var summary: String { get }
  /// Whether screens are wanted as their platform shows them to a reader.
  static var isHeard: Bool { get }

  /// Answers for the screens of one text, as they were read, in JSON.
  func answer(to screens: [NamedScreen], notes: inout [String]) throws(SourceError) -> [UInt8]
}

extension ScreensQuestion {
  package static var isHeard: Bool { true }

  /// Returns a screen as the question wants it.
  package func prepared(_ named: NamedScreen) -> NamedScreen {
    guard Self.isHeard else { return named }
    var named = named
    named.imported = named.imported.bridged(for: reader)
    return named
  }
}

/// A question to which each screen has an answer of its own.
package protocol ScreenQuestion: ScreensQuestion {
  /// What people see where tools are listed.
  static var title: String { get }
  /// Examples, and what a person should know of the answers.
  static var details: String { get }
  /// What an agent should know: how large answers are, and when another tool is better.
  static var advice: String { get }
  /// What the answers of several screens are called.
  static var answers: AnswersName { get }
  /// The view that `transcript --show` takes, or `nil` for what has a way of its own.
  static var shownName: String? { get }
  /// The forms of the answers.
  static var forms: [Layout.Form] { get }

  /// What of the parameters can do nothing, whatever the screen.
  var idleNotes: [String] { get }

  /// Returns why a screen has no answer, or `nil`.
  func obstacle(on named: NamedScreen) -> String?

  /// Answers for a screen as its platform shows it.
  func answer(for named: NamedScreen, _ layout: Layout) throws(SourceError) -> Answer
}

extension ScreenQuestion {
  package static var advice: String {
    "About 1 KB for ten elements. For the transcript, call transcript."
  }
  package static var shownName: String? { name }
  package static var forms: [Layout.Form] { [.text, .json] }
  package var idleNotes: [String] { [] }
  package func obstacle(on named: NamedScreen) -> String? { nil }

  package func answer(
    to screens: [NamedScreen], notes: inout [String]
  ) throws(SourceError) -> [UInt8] {
    let names = Self.answers
    var set = SetAnswer(names)
    notes += idleNotes
    for named in screens {
      let input = screens.count > 1 ? named.name : nil
      let answer = try outcome(for: prepared(named), Layout([.json], input: input))
      notes += answer.notes
      if !answer.isLeftOut { set.add(answer.json) }
    }
    return set.bytes
  }

  /// Answers for a screen as its platform shows it; of several, one that has no answer is left out with a note.
  package func outcome(
    for named: NamedScreen, _ layout: Layout
  ) throws(SourceError) -> Answer {
    guard let obstacle = obstacle(on: named) else { return try answer(for: named, layout) }
    guard layout.input != nil else { throw SourceError(path: named.name, message: obstacle) }
    return Answer(leftOut: "\(SafeText.line(named.name)): skipped: \(obstacle)")
  }
}
