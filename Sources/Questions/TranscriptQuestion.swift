import AccessibilityTree
import Braille
package import Documents
import Hearing
import NavigationScript
package import ScreenReader
package import Transcript
package import TreeFormats

/// `transcript`: what is heard, stop by stop.
package struct TranscriptQuestion: ScreenQuestion {
  package static let name = "transcript"
  package static let title = "Hear a screen"
  package static let summary = "Print the transcript of a screen, stop by stop."
  package static let details = """
    Example: earshot transcript Examples/Recipe/recipe.screen.yaml
    Example: earshot transcript Examples/Menu/menu.screen.yaml --show rotors
    Example: earshot transcript Examples/Checkout/checkout.screen.yaml --set hints=off
    Example: earshot transcript Examples/Web/index.html --reader nvda --viewport 1280x800
    Example: earshot transcript Examples/Web/index.html --reader nvda,orca
    Example: earshot transcript home.xml --watch
    Example: earshot transcript --atspi gedit --save window.json
    """
  package static let shownName: String? = nil
  package static let answers = AnswersName("earshot-transcripts", list: "transcripts")
  /// What is said of the words alone.
  package static let spoken =
    ReadingChoice.parameters + [
      Parameter(
        "explain", .truth(),
        "Explain the position of each stop, and why elements were left out.",
        projectUse: .output)
    ]
  package static let parameters =
    spoken + BrailleChoice.parameters + [
      Parameter(
        "number", .truth(), "Number the stops (for speak --from-stop).",
        projectUse: .output, isForText: true)
    ]

  package let choice: ReadingChoice
  private let isExplained: Bool
  private let isNumbered: Bool
  private let braille: Result<BrailleChoice.Display?, SourceError>

  package init(_ arguments: Arguments) throws(SourceError) {
    choice = try ReadingChoice(arguments)
    isExplained = arguments.truth("explain") ?? false
    isNumbered = arguments.truth("number") ?? false
    let choice = try BrailleChoice(arguments)
    // Whether this machine has the tables shows when somebody is heard.
    do throws(SourceError) {
      braille = .success(try choice.display())
    } catch {
      braille = .failure(error)
    }
  }

  package var reader: Reader? { choice.options.reader }
  package var idleNotes: [String] { choice.reader.idleNotes(using: [.words]) }

  package func answer(
    for named: NamedScreen, _ layout: Layout
  ) throws(SourceError) -> Answer {
    var notes: [String] = []
    let transcript = try transcript(of: named, layout, notes: &notes)
    let report = named.imported.report
    return Answer(layout, notes: notes) {
      TranscriptLines(
        transcript, isFirst: layout.input == nil, isNumbered: isNumbered,
        isColoured: layout.isColoured
      ).bytes
    } json: { json, input in
      TranscriptJSON(transcript) { json in
        if let input { json.field("input", input) }
        if !report.isLossless { report.write(to: &json) }
      }.write(to: &json)
    }
  }

  /// Hears a screen as its platform shows it.
  package func transcript(
    of named: NamedScreen, _ layout: Layout, tellsPlaces: Bool = false, notes: inout [String]
  ) throws(SourceError) -> Transcript {
    let screen = named.imported.screen
    let reading = try choice.options.reading(screen, explained: isExplained)
    notes += reading.remarks(leftOut: named.imported.report.leftOutWhole, of: layout.remarkName)
    var transcript = Transcript(
      reading, rendering: Rendering(choice.style), explained: isExplained)
    notes.appendMissing(transcript.remarks)
    if tellsPlaces {
      named.imported.tellPlaces(of: &transcript, by: reading, in: named.source)
    }
    if isExplained { transcript.explain(named.imported.report.repairs, in: screen.tree) }
    if let braille = try braille.get() {
      let writer = try braille.writer(in: transcript.language, heardBy: reading.reader)
      for stop in transcript.stops.indices {
        transcript.stops[stop].braille = try writer.lines(of: transcript.stops[stop].utterance)
      }
    }
    return transcript
  }
}
