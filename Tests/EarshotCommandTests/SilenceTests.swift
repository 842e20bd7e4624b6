import Testing

/// A screen on which nothing is heard is never passed over in silence.
@Suite struct SilenceTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    try folder.write(
      "hidden.screen.yaml",
      "screen: Basket\nelements:\n  - hidden: true\n    children:\n      - text: 2 cakes\n      - button: Pay\n"
    )
    try folder.write(
      "heard.screen.yaml", "screen: Home\nelements:\n  - heading: Home\n")
    try folder.write(
      "covered.xml",
      """
      <XCUIElementTypeApplication label="Fern">
        <XCUIElementTypeButton label="Pay" accessible="true" visible="false"/>
        <XCUIElementTypeButton label="Add" accessible="true" visible="false"/>
      </XCUIElementTypeApplication>
      """)
    try folder.write(
      "inaccessible.xml",
      """
      <XCUIElementTypeApplication label="Fern">
        <XCUIElementTypeButton label="Pay" accessible="false" visible="true"/>
      </XCUIElementTypeApplication>
      """)
    try folder.write("empty.xml", #"<XCUIElementTypeApplication label="Fern"/>"#)
  }

  /// Whatever is asked of a screen that says nothing, the reason is told once.
  @Test(arguments: [
    "transcript hidden.screen.yaml", "rotors hidden.screen.yaml", "effort hidden.screen.yaml",
    "speak hidden.screen.yaml -o a.wav", "diff hidden.screen.yaml hidden.screen.yaml",
    "matrix hidden.screen.yaml --set hints=on,off", "walk hidden.screen.yaml < /dev/null",
    "report hidden.screen.yaml --no-audio -o a.html", "check in --baseline in --update all",
  ]) func everyCommandSaysWhyNothingIsReached(_ command: String) throws {
    let outcome = try folder.shell(
      "mkdir in; cp hidden.screen.yaml in; $EARSHOT \(command)")
    #expect(
      outcome.error.ranges(of: "nothing can be reached: all 2 elements are hidden").count == 1,
      "\(outcome.error)")
  }

  @Test(arguments: [
    ("- {text: A, hidden: true}\n- {button: B, hidden: true}", "all 2 elements are hidden"),
    (
      "- {text: A, isElement: false}\n- {text: B, isElement: false}",
      "none of 2 elements is accessible"
    ),
    ("- {text: A, isElement: false}", "its only element is not accessible"),
    (
      "- {text: A, hidden: true}\n- {image: B, decorative: true}\n- {image: C, decorative: true}",
      "of 3 elements 1 is hidden, 2 are decorative"
    ),
    ("- {button: A, frame: [0, 0, 0, 0]}", "its only element is without a size"),
    (
      "- order: []\n  children: [{button: A}]",
      "its only element is missing from the parent's order"
    ),
    ("- frame: [0, 0, 1, 1]\n- frame: [0, 0, 1, 1]", "none of 2 views is an element"),
    ("[]", "there is no element"),
  ])
  func theTranscriptSaysWhyNothingIsReached(elements: String, reason: String) throws {
    let lines = elements.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
    try folder.write("test.screen.yaml", "screen: S\nelements:\n\(lines)\n")
    let outcome = try folder.shell("$EARSHOT transcript test.screen.yaml")
    #expect(outcome.output == "")
    #expect(outcome.error == "earshot: nothing can be reached: \(reason)\n")
    #expect(outcome.status == 0)
  }

  @Test(arguments: [
    ("covered.xml", "no element remains; left out: elements that are covered or hidden (2)"),
    ("inaccessible.xml", "no element remains; left out: elements that are not accessible (1)"),
    ("empty.xml", "there is no element"),
  ])
  func ofADumpItSaysWhatWasLeftOut(file: String, reason: String) throws {
    let outcome = try folder.shell("$EARSHOT transcript \(file)")
    #expect(outcome.error.contains("earshot: nothing can be reached: \(reason)\n"))
    let audit = try folder.shell("$EARSHOT audit \(file)")
    #expect(audit.status == 1)
    #expect(
      audit.output.contains(
        "error: screen-silent: the screen: VoiceOver reaches nothing here: \(reason)."))
  }

  @Test func ofSeveralScreensTheSilentOneIsNamed() throws {
    let outcome = try folder.shell("$EARSHOT transcript heard.screen.yaml hidden.screen.yaml")
    #expect(
      outcome.error
        == "earshot: hidden.screen.yaml: nothing can be reached: all 2 elements are hidden\n")
  }

  @Test func theAuditFailsAndThePageShowsIt() throws {
    let audit = try folder.shell("$EARSHOT audit hidden.screen.yaml")
    #expect(audit.status == 1)
    #expect(audit.output.contains("hidden.screen.yaml: error: screen-silent: "))
    #expect(try folder.shell("$EARSHOT audit heard.screen.yaml --rule screen-silent").status == 0)
    #expect(
      try folder.shell("$EARSHOT report hidden.screen.yaml --no-audio -o page.html").status == 0)
    #expect(try folder.text(of: "page.html").contains("all 2 elements are hidden"))
  }

  /// What is written down without an element has no fault yet; the audit says that it looked at nothing.
  @Test func anEmptyScreenIsNoSilentSuccess() throws {
    try folder.write("none.screen.yaml", "screen: None\nelements: []\n")
    let outcome = try folder.shell("$EARSHOT audit none.screen.yaml")
    #expect(outcome.status == 0)
    #expect(
      outcome.error == "earshot: none.screen.yaml: nothing can be reached: there is no element\n")
    let hidden = try folder.shell("$EARSHOT audit hidden.screen.yaml --rule label-missing")
    #expect(hidden.error.contains("nothing can be reached: all 2 elements are hidden\n"))
  }

  /// Findings have places on a page of which a reader is shown nothing at all.
  @Test(arguments: ["voiceover-ios", "nvda", "orca", "talkback"])
  func aPageThatShowsNothingIsAudited(_ reader: String) throws {
    try folder.write("page.html", "<div aria-hidden=true><button>Pay</button></div>")
    let outcome = try folder.shell("$EARSHOT audit page.html --reader \(reader)")
    #expect(outcome.status == 1, "\(outcome.error)")
    #expect(outcome.output.contains("screen-silent"))
    #expect(outcome.output.contains("at: body > div > button"))
  }

  @Test func soDoesSpeaking() throws {
    let outcome = try folder.shell("$EARSHOT speak hidden.screen.yaml -o out.wav")
    #expect(outcome.error.contains("nothing can be reached: all 2 elements are hidden\n"))
  }
}
