import AccessibilityTree
import Documents
import Testing
import Transcript
import TranscriptDiff
import TreeFormats
import VoiceProfiles
import Voices

/// What the summary and the formats say where fixtures do not reach.
@Suite("Diff output")
struct DiffOutputTests {
  private func diff(_ old: String, _ new: String) throws -> TranscriptDiff {
    try TranscriptDiff(from: DiffSides.recorded(old), to: DiffSides.recorded(new))
  }

  private func markdown(_ diff: TranscriptDiff) -> String {
    String(decoding: DiffMarkdown(diff).bytes, as: UTF8.self)
  }

  @Test func nothingIsSaidOfNothing() throws {
    let diff = try diff("Rate", "Rate")
    #expect(DiffText(diff).bytes.isEmpty)
    #expect(DiffSummary(diff).description == "no difference")
    #expect(markdown(diff) == "**What is heard:** no difference\n")
  }

  @Test(arguments: [
    ("Pay", "[Skip, Pay]", "1 added, +1 swipe to Pay"),
    ("Pay", "[{text: Hello}, {text: you}, {button: Pay}]", "2 added, +2 swipes to Pay"),
    ("Pay", "[{text: Hello}, {button: Pay}, {text: x}]", "2 added, +1 swipe to Pay"),
  ])
  func swipesAreCounted(control: String, elements: String, summary: String) throws {
    let old = try DiffSides.heard("elements: [{button: \(control)}]")
    let new = try DiffSides.heard(
      "elements: \(elements.replacing("Skip, Pay", with: "Skip, {button: Pay}"))")
    #expect(DiffSummary(try TranscriptDiff(from: old, to: new)).description == summary)
  }

  /// A second for each word of what is heard, and a tenth for each piece where those are known.
  private func seconds(_ screen: RecordedScreen, isTyped: Bool) -> Double {
    screen.stops.reduce(0) { sum, stop in
      let words = [stop.text, stop.hint ?? ""].joined(separator: " ").split(separator: " ").count
      return sum + Double(words) + (isTyped ? Double(stop.fragments?.count ?? 0) / 10 : 0)
    }
  }

  @Test(arguments: [
    ("Hello", "Hello\nall of you", "1 added, about +3 s of listening"),
    ("Hello\nall of you", "Hello", "1 removed, about −3 s of listening"),
    ("Hello to us all", "Hello to you all", "1 reworded"),
    ("Hello\nyou", "you\nHello", "1 moved"),
    ("Hello\n    Greets all people.", "Hello", "1 hint, about −3 s of listening"),
    ("Hello {{number}} friends", "Hello many good friends of mine", "1 reworded"),
    ("/Hello .* you/", "Goodbye to all of you", "1 added, 1 removed"),
  ])
  func secondsOfListeningAreTold(old: String, new: String, summary: String) throws {
    let diff = try TranscriptDiff(
      from: DiffSides.recorded(old), to: DiffSides.recorded(new), seconds: seconds)
    #expect(DiffSummary(diff).description == summary)
    #expect(DiffText(diff).lines.first == summary)
    #expect(markdown(diff).hasPrefix("**What is heard:** \(summary)\n"))
    #expect(markdown(diff).contains("<details><summary>\(summary)</summary>"))
  }

  @Test func piecesCountWhereBothSidesHaveThem() throws {
    let old = try DiffSides.heard("elements: [{button: Pay}]")
    let new = try DiffSides.heard("elements: [{button: Pay}, {button: Cancel the order}]")
    let typed = try TranscriptDiff(from: old, to: new, seconds: seconds).screens[0].listening
    #expect([typed?.old, typed?.new, typed?.difference] == [2.2, 6.4, 4.2])
    let lines = try DiffSides.recorded("Pay, button")
    let mixed = try TranscriptDiff(from: lines, to: new, seconds: seconds).screens[0].listening
    #expect([mixed?.old, mixed?.new] == [2, 6])
  }

  @Test func aVoiceMeasuresWhatChanged() throws {
    // Two words of five letters: at 80 a minute 1.6 s, and the pause before them, which is as slow.
    let listening = try ListeningTime(VoiceProfile.named("english"), rate: 0)
    let diff = try TranscriptDiff(
      from: DiffSides.recorded("Apple"), to: DiffSides.recorded("Apple\nGreen apple"),
      seconds: { listening.seconds(of: $0, isTyped: $1) })
    #expect(DiffSummary(diff).description == "1 added, about +3.2 s of listening")
  }

  @Test func secondsAreWrittenOnlyWhereTheyAreMeasured() throws {
    func json(_ diff: TranscriptDiff) -> String {
      String(decoding: DiffJSON(diff).bytes, as: UTF8.self)
    }
    let (old, new) = (try DiffSides.recorded("Hello"), try DiffSides.recorded("Hello\nyou"))
    let timed = try TranscriptDiff(from: old, to: new, seconds: seconds)
    #expect(
      json(timed).contains(
        #""newStops": 2, "oldSeconds": 1, "newSeconds": 2, "secondsDifference": 1,"#))
    #expect(!json(try TranscriptDiff(from: old, to: new)).contains("econds"))
    // Where changes are left out that take time, the seconds would be theirs too.
    #expect(!json(timed.filtered(to: [.reworded])).contains("econds"))
    #expect(
      json(timed.filtered(to: [.reworded, .added, .removed, .state, .hint])).contains("econds"))
    let screens = try TranscriptDiff(
      from: DiffSides.recorded("> open A\nHello\n> open B\nHello"),
      to: DiffSides.recorded("> open A\nHello you\n> open B\nHello all of you"), seconds: seconds)
    #expect(DiffSummary(screens).description == "2 reworded, about +4 s of listening")
  }

  @Test func theRolesOfRecordedJSONTellControlsFromHeadings() throws {
    let source = """
      elements: [{heading: Menu, id: h}, {button: Pay, id: p}, {image: Bowl, id: i}]
      """
    let screen = try TreeReaders.read(SourceText(bytes: Array(source.utf8), path: "a.yaml")).screen
    let recorded = try DiffSides.recorded(TranscriptJSON(DiffSides.transcript(screen)).bytes)
    let new = try DiffSides.heard(source.replacing("[{heading", with: "[New, {heading"))
    let lines = try DiffSides.recorded("New\nMenu, heading\nPay, button\nBowl, image\n")
    for new in [new, lines] {
      let diff = try TranscriptDiff(from: recorded, to: new)
      #expect(diff.screens[0].swipes.map(\.name) == ["Pay"])
    }
  }

  @Test func aBacktickWithAnAccentDoesNotBreakACodeSpan() throws {
    let button = "{button: \"`\\u0301Pay\"}"
    let diff = try TranscriptDiff(
      from: DiffSides.heard("elements: [\(button)]"),
      to: DiffSides.heard("elements: [{text: Hello}, \(button)]"))
    #expect(markdown(diff).contains("`` `\u{301}Pay ``"))
  }

  @Test func aCommentOfAReviewIsNeverTooLong() throws {
    let rows = (0..<4_000).map { "Row \($0), button" }.joined(separator: "\n")
    let long = markdown(try diff("Start", "Start\n\(rows)"))
    #expect(long.count < 65_536)
    #expect(long.contains(" more changes\n```\n"))
    let screens = (0..<3_000).map { "> open Screen \($0)\nStart\n" }.joined()
    let changed = screens.replacing("Start", with: "Begin")
    let wide = markdown(try diff(screens, changed))
    #expect(wide.count < 65_536)
    #expect(wide.hasSuffix(" more screens\n"))
  }

  @Test func kindsAreLeftOutOfTheSummary() throws {
    let diff = try diff(
      "> open A\nRate, button\n    Acts.\n> open B\nPay\n",
      "> open A\nRates, button\n> open C\nBuy\n")
    let summaries = TranscriptDiff.Kind.allCases.map {
      DiffSummary(diff.filtered(to: [$0])).description
    }
    #expect(
      summaries == [
        "1 reworded", "no difference", "1 screen added", "1 screen removed", "no difference",
        "1 hint", "no difference",
      ])
  }

  @Test func screensAreComparedWithTheirNamesakes() throws {
    let old = "Start\n> open A\nOne\n> open A\nTwo\n"
    #expect(try diff(old, "Start\n> open A\nOne\n> open A\nTwo\n").isEmpty)
    #expect(
      DiffText(try diff(old, "Start\n> open A\nOne\n> open B\nTwo\n")).lines == [
        "1 screen added, 1 screen removed", "", "B: screen added, 1 stop", "    {+Two+}", "",
        "A: screen removed, 1 stop", "    [-Two-]",
      ])
    // One screen is one screen, whatever it is called.
    #expect(try diff("> open A\nOne\n", "> open B\nOne\n").isEmpty)
    #expect(try diff("> open A\nOne\n", "One\n").isEmpty)
    // One that is called nothing is another one than the first, which nobody has called anything.
    let nameless = "One\n> open \u{1}\nTwo\n"
    #expect(
      DiffText(try diff("> open A\nOne\n", nameless)).lines == [
        "1 screen added", "", "screen added, 1 stop", "    {+Two+}",
      ])
    #expect(try diff("> open A\nOne\n> open \u{1}\nTwo\n", nameless).isEmpty)
  }

  @Test func manyScreensAreHeardAsOneTranscript() throws {
    let screen = try TreeReaders.read(
      SourceText(bytes: Array("elements: [Rate]".utf8), path: "a.yaml")
    ).screen
    let transcript = try DiffSides.transcript(screen)
    let set = RecordedTranscript([("A", transcript), ("B", transcript)], path: "screens")
    #expect(set.stopCount == 2)
    #expect(
      try TranscriptDiff(from: DiffSides.recorded("> open A\nRate\n> open B\nRate\n"), to: set)
        .isEmpty)
  }
}
