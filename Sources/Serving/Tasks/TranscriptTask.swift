import AccessibilityTree
package import Documents
import NavigationScript
import ScreenReader
import Transcript
package import TreeFormats

/// What is heard, stop by stop.
package struct TranscriptTask: ScreenTask {
  package static let name = "transcript"
  package static let parameters =
    ReadingChoice.parameters + [
      Parameter("explain", .truth, "Whether each stop says why it stands where it does.")
    ]

  let choice: ReadingChoice
  private let isExplained: Bool

  package init(_ options: Arguments) throws(SourceError) {
    choice = try ReadingChoice(options, using: [.words])
    isExplained = options.truth("explain") ?? false
  }

  package func answer(
    for screens: [NamedScreen], notes: inout [String]
  ) throws(SourceError) -> [UInt8] {
    var answer = SetAnswer("earshot-transcripts", listKey: "transcripts")
    for named in screens {
      let (transcript, report) = try transcript(of: named, notes: &notes)
      let input = screens.count > 1 ? named.name : nil
      var json = JSONWriter()
      TranscriptJSON(transcript) { json in
        if let input { json.field("input", input) }
        if !report.isLossless { report.write(to: &json) }
      }.write(to: &json)
      answer.add(json.bytes)
    }
    return answer.bytes
  }

  /// Hears one screen.
  func transcript(
    of named: NamedScreen, notes: inout [String]
  ) throws(SourceError) -> (Transcript, ImportReport) {
    let imported = named.imported.bridged(for: choice.options.reader)
    let reading = try choice.options.reading(imported.screen, explained: isExplained)
    notes += choice.idleNotes
    if let silence = Silence(reading, leftOut: imported.report.leftOutWhole) {
      notes.append("nothing can be reached: \(silence.reason)")
    }
    var transcript = Transcript(
      reading, rendering: Rendering(choice.options.writtenStyle), explained: isExplained)
    if isExplained { transcript.explain(imported.report.repairs, in: imported.screen.tree) }
    return (transcript, imported.report)
  }
}
