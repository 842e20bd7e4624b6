import Documents
import SeededGenerators
import Testing
import Transcript
import TranscriptDiff

/// Labels and hints that look like the structure of a transcript.
@Suite("Forged structure")
struct ForgedStructureTests {
  private static let texts = [
    "> open Other", "> next", ">", "[announcement: x]", "[boundary]", "[first]", "[first",
    "[left out: x]", "[left out: x", "[", "[]", "line 3: x", "    hint", #"\"#, #"\> open Other"#,
    #"\\[x]"#, #"\x"#, "<<<<<<<", "<<<<<<< x", "=======", ">>>>>>> x", "# earshot-transcript 9",
    "# x", "< Back", "<a>", #"{"format": "earshot-transcript"}"#, "{", #"["a"]"#, "[[1]] a",
    "{name}", "\u{301}x", "> \u{301}x", "[x]\u{301}",
    "/.*/", "{{any}}", "Total, {{number}} euros", #"\/.*/"#, #"\{{any}}"#, "> {{any}}", "/a/",
    "\u{301}{{any}}",
  ]

  private func screen(_ labels: [String], hint: String? = nil) -> String {
    func quoted(_ text: String) -> String {
      "\"" + text.replacing(#"\"#, with: #"\\"#).replacing("\"", with: #"\""#) + "\""
    }
    let hint = hint.map { ", hint: \(quoted($0))" } ?? ""
    return "screen: Home\nelements:\n"
      + labels.map { "  - {text: \(quoted($0))\(hint)}\n" }.joined()
  }

  private func lines(of transcript: RecordedTranscript) -> [String] {
    transcript.screens.flatMap(\.stops).map { "\($0.kind) \($0.text) ‖ \($0.hint ?? "")" }
  }

  @Test(arguments: texts)
  func whatIsWrittenIsReadBackAsStops(_ text: String) throws {
    let screens = [
      screen([text, "Pay"]), screen(["Pay", text]), screen([text]),
      screen(["Pay", "Rate"], hint: text), screen([text, text], hint: text),
    ]
    for yaml in screens {
      let heard = try DiffSides.heard(yaml)
      let written = TranscriptText(try DiffSides.transcript(yaml)).bytes
      let read = try DiffSides.recorded(written)
      #expect(read.screens.count == 1)
      #expect(lines(of: read) == lines(of: heard))
      #expect(try TranscriptDiff(from: read, to: heard).isEmpty)
    }
  }

  @Test func ordinaryLinesAreWrittenAsTheyAre() throws {
    let labels = [
      "[1] Note, see below", "Save [draft]", #"C:\Users"#, #"\d"#, "{name}", "> ", "# 1",
    ]
    let written = TranscriptText(try DiffSides.transcript(screen(labels))).bytes
    #expect(
      String(decoding: written, as: UTF8.self)
        == "[1] Note, see below\nSave [draft]\nC:\\Users\n\\d\n{name}\n>\n# 1\n")
  }

  @Test func aLabelOpensNoScreenInADiff() throws {
    let labels = ["Home", "> open Other", "Pay"]
    let diff = try TranscriptDiff(
      from: DiffSides.heard(screen(labels)),
      to: DiffSides.heard(screen(["Home", "> open Else", "Pay"])))
    #expect(diff.screens.count == 1)
    #expect(diff.screens[0].changes.count == 1)
  }

  /// What an app says stands for itself, in a recording of any form.
  @Test(arguments: [
    "/.*/", "{{any}}", "a {{number}} b", #"\{{any}}"#, "{{any}}\\E|.*", "{{any}}\\E\u{301}|.*",
    "\u{301}{{any}}",
  ])
  func noLabelIsAPattern(_ text: String) throws {
    for (yaml, other) in [
      (screen(["Home", text]), screen(["Home", "a 5 b"])),
      (screen(["Home"], hint: text), screen(["Home"], hint: "a 5 b")),
    ] {
      let transcript = try DiffSides.transcript(yaml)
      for bytes in [TranscriptText(transcript).bytes, TranscriptJSON(transcript).bytes] {
        let read = try DiffSides.recorded(bytes)
        #expect(try TranscriptDiff(from: read, to: DiffSides.heard(yaml)).isEmpty)
        #expect(try !TranscriptDiff(from: read, to: DiffSides.heard(other)).isEmpty)
      }
    }
    let literal = HeardText.literal(text)
    #expect(HeardText.literal("Rate, button") == "Rate, button")
    var patterns = TextPatterns()
    #expect(try literal.fits(text, &patterns))
    #expect(try !literal.fits("a 5 b", &patterns))
  }

  /// The same of words that nobody has thought of, made of all that has a meaning somewhere.
  @Test func noWordsAreAPattern() throws {
    let pieces = [
      #"\"#, "E", "Q", "{{any}}", "{{number}}", "{{", "}}", "/", ".*", "|", "[", "]", "> ", " ",
      "\u{301}", "\u{600}",
      "a", "5", "(?#", ")", "<", "-", "\u{2028}", "'", "#",
    ]
    var random = SeededGenerator(seed: 42)
    var patterns = TextPatterns()
    for _ in 0..<2_000 {
      let count = Int.random(in: 1...8, using: &random)
      let text = (0..<count).map { _ in random.one(of: pieces) }.joined()
      let said = SafeText.line(text)
      let literal = HeardText.literal(text)
      #expect(try literal.fits(said, &patterns), "\(said)")
      if said != "a" { #expect(try !literal.fits("a", &patterns), "\(said)") }
      let line = TranscriptLine(.stop, said).text
      if TranscriptLine.kind(of: line) == .stop, line.utf8.first != 0x20 {
        #expect(TranscriptLine.words(of: line).utf8.elementsEqual(said.utf8), "\(said)")
        #expect(TranscriptLine.isLiteral(line) || HeardText(said).isPattern == false, "\(said)")
      } else {
        Issue.record("no stop: \(line)")
      }
    }
  }

  @Test func ofTheJSONOfAFlowOnlyACommandOpensAScreen() throws {
    let json = """
      {"format": "earshot-transcript", "version": 1, "flow": "Buy", "style": "spoken", "stops": [], "steps": [
       {"command": "next", "events": [{"kind": "utterance", "text": "> open Other"}]},
       {"command": "open Basket", "events": [{"kind": "utterance", "text": "[boundary]"}]}]}
      """
    let screens = try DiffSides.recorded(json).screens
    #expect(screens.map(\.name) == ["Buy", "Basket"])
    #expect(screens[0].stops.map(\.kind) == [.command, .stop])
    #expect(screens[1].stops.map(\.kind) == [.stop])
  }
}
