import Documents
import Testing
import Transcript
import TranscriptDiff

/// Transcripts that are read back, and what is said of those that cannot be.
@Suite("Transcript reader")
struct TranscriptReaderTests {
  private func lines(_ text: String) throws -> [String] {
    try DiffSides.recorded(text).screens.flatMap { screen in
      ["(\(screen.name ?? ""))"]
        + screen.stops.map { stop in
          "\(stop.kind.rawValue) \(stop.text)" + (stop.hint.map { " ‖ \($0)" } ?? "")
        }
    }
  }

  @Test func textIsReadLineByLine() throws {
    #expect(
      try lines(
        "[screen: Menu]\nMenu, heading\r\n\n> next\nRate, button   \n    Rates it.\n[silent]\n")
        == [
          "()", "event [screen: Menu]", "stop Menu, heading", "command > next",
          "stop Rate, button ‖ Rates it.", "stop [silent]",
        ])
  }

  @Test func screensAreToldApart() throws {
    #expect(
      try lines("> open Menu\nMenu, heading\n> open Empty\n> open Basket\nPay, button\n")
        == ["(Menu)", "stop Menu, heading", "(Empty)", "(Basket)", "stop Pay, button"])
  }

  @Test func reasonsOfAnExplainedTranscriptAreLeftOut() throws {
    #expect(
      try lines(
        "Rate, button\n    Rates it.\n    [first]\nPay\n    [next line]\n[left out: view: hidden]")
        == ["()", "stop Rate, button ‖ Rates it.", "stop Pay"])
    #expect(try lines("Rate\n    [first]\nPay\n") == ["()", "stop Rate ‖ [first]", "stop Pay"])
  }

  @Test func theHeaderSaysWhereItComesFrom() throws {
    let header = TranscriptHeader(
      reader: "voiceover-ios", dialect: "27", language: "ko-KR", style: .legend)
    #expect(
      header.line
        == "# earshot-transcript 1, reader voiceover-ios, dialect 27, language ko-KR, style legend")
    let source = try SourceText(bytes: Array("\(header.line)\nRate. Button.\n".utf8), path: "a.txt")
    #expect(try TranscriptHeader.read(source) == header)
    let transcript = try TranscriptReader().read(source)
    #expect(transcript.style == .legend)
    #expect(transcript.language == "ko-KR")
    #expect(transcript.screens[0].stops.map(\.text) == ["Rate. Button."])
  }

  @Test func theStepsOfAFlowAreReadAsItsText() throws {
    let json = """
      {"format": "earshot-transcript", "version": 1, "flow": "Rate it", "style": "spoken", "stops": [],
       "steps": [{"command": null, "events": [{"kind": "screen", "title": "Menu"}]},
        {"command": "next", "events": [{"kind": "earcon", "name": "itemFocused"},
         {"kind": "utterance", "text": "Rate, button", "hint": "Rates it."},
         {"kind": "earcon", "name": "noResults"}, {"kind": "announcement", "text": "Sent"},
         {"kind": "request", "act": "activate"}, {"kind": "refused", "reason": "no"},
         {"kind": "cursorLost", "element": null}]}]}
      """
    #expect(
      try lines(json) == [
        "(Rate it)", "event [screen: Menu]", "command > next", "stop Rate, button ‖ Rates it.",
        "event [no results]", "event [announcement: Sent]", "event [refused: no]",
        "event [cursor lost]",
      ])
  }

  @Test(arguments: [
    #"["Rate Button", "Pay Button"]"#,
    #"[{"utterance": "Rate Button"}, {"value": {"utterance": "Pay Button"}}]"#,
    #"{"device": "iPhone", "steps": [{"utterance": "Rate Button"}, {"utterance": "Pay Button"}]}"#,
    #"{"utterances": ["Rate Button", "Pay Button"]}"#,
  ])
  func capturesAreUtterances(_ json: String) throws {
    let source = try SourceText(bytes: Array(json.utf8), path: "capture.json")
    #expect(TranscriptReader().canRead(source))
    let capture = try TranscriptReader().read(source)
    #expect(capture.style == .utterance)
    #expect(capture.form == .capture)
    #expect(capture.screens[0].stops.map(\.text) == ["Rate Button", "Pay Button"])
  }

  @Test(arguments: [
    #"{"label": "Rate", "traits": ["button"], "frameX": 1, "frameWidth": 2}"#,
    #"[{"AXLabel": "Rate"}]"#,
    #"{"elements": ["Rate"]}"#, "[]", "elements: [Rate]", "Rate, button",
  ])
  func otherTextsAreNotSurelyTranscripts(_ text: String) throws {
    let source = try SourceText(bytes: Array(text.utf8), path: "input")
    #expect(!TranscriptReader().canRead(source))
  }

  @Test(arguments: [
    (
      "# earshot-transcript 2, style spoken\nRate\n",
      ":1:22: error: the transcript has version 2; this version of Earshot reads version 1"
    ),
    (
      "# earshot-transcript x\nRate\n",
      ":1:22: error: the version of the transcript is not a number"
    ),
    (
      #"{"format": "earshot-transcript", "version": 7, "stops": []}"#,
      ":1:45: error: the transcript has version 7; this version of Earshot reads version 1"
    ),
    (
      "Rate\n<<<<<<< HEAD\nPay\n=======\nBuy\n>>>>>>> main\n",
      ":2:1: error: the transcript contains a merge conflict"
    ),
    (
      "{\"format\": \"earshot-transcript\",\n<<<<<<< HEAD\n=======\n>>>>>>> main\n}",
      ":2:1: error: the transcript contains a merge conflict"
    ),
    (
      #"{"format": "earshot-rotors", "version": 1}"#,
      #":1:12: error: the format is "earshot-rotors", not "earshot-transcript""#
    ),
    (#"{"stops": []}"#, #":1:1: error: this JSON is not a transcript: it has no "format""#),
    (
      #"{"format": "earshot-transcript", "version": 1}"#,
      #":1:1: error: the transcript has no "stops""#
    ),
    (
      #"{"format": "earshot-transcript", "version": 1, "stops": [{"hint": "Acts."}]}"#,
      #":1:58: error: the stop has no "text""#
    ),
    (
      #"{"format": "earshot-transcript", "version": 1, "style": "spokn", "stops": []}"#,
      #":1:57: error: unknown style "spokn""#
    ),
    (
      #"{"format": "earshot-transcript", "version": 1, "stops": [{"text": "a", "fragments": [{"kind": "roll", "text": "a"}]}]}"#,
      #":1:95: error: unknown kind "roll" of a fragment"#
    ),
    ("<html>", ": error: this is not a transcript"),
    ("Rate\u{0}", ": error: this is not a transcript"),
  ])
  func whatCannotBeReadIsSaidInOneLine(text: String, summary: String) throws {
    let error = #expect(throws: SourceError.self) { try DiffSides.recorded(text) }
    #expect(error?.summary == "old.transcript.txt\(summary)")
  }

  @Test func stylesThatDifferAreNotCompared() throws {
    let legend = try DiffSides.heard("elements: [{button: Rate}]", .legend)
    let spoken = try DiffSides.heard("elements: [{button: Rate}]")
    let error = #expect(throws: SourceError.self) { try TranscriptDiff(from: legend, to: spoken) }
    #expect(
      error?.summary
        == "new.screen.yaml: error: the style is spoken, but the style of new.screen.yaml is legend"
    )
  }
}
