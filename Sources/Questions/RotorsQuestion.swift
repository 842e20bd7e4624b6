package import Documents
package import ScreenReader
import Transcript
package import TreeFormats

/// `rotors`: every rotor that has items here, with its items.
package struct RotorsQuestion: ScreenQuestion {
  package static let name = "rotors"
  package static let title = "List rotors"
  package static let summary = "List the rotors that have items, with their items."
  package static let details =
    "Example: earshot transcript Examples/Menu/menu.screen.yaml --show rotors"
  package static let answers = AnswersName("earshot-rotor-lists", list: "screens")
  package static let parameters = ReadingChoice.parameters

  private let choice: ReadingChoice

  package init(_ arguments: Arguments) throws(SourceError) {
    choice = try ReadingChoice(arguments)
  }

  package var reader: Reader? { choice.options.reader }
  package var idleNotes: [String] { choice.reader.idleNotes(using: [.words]) }

  package func answer(
    for named: NamedScreen, _ layout: Layout
  ) throws(SourceError) -> Answer {
    let reading = try choice.options.reading(named.imported.screen)
    let notes = reading.remarks(
      leftOut: named.imported.report.leftOutWhole, of: layout.remarkName)
    let report = RotorReport(reading, Rendering(choice.style))
    return Answer(layout, notes: notes, of: report)
  }
}
