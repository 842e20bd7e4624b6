import Foundation
import Testing

/// Keys that come to a live page; `Examples/Web/widgets.flow.yaml` has the patterns of composite widgets.
@Suite("Keys on live pages", .waiting, .inChromium) struct LiveKeyTests {
  private func run(
    _ page: String, _ flow: String, _ options: String = "", mayBreak: Bool = false
  ) throws -> String {
    let folder = try CommandFolder([
      "page.html": "<!doctype html><html lang=en><title>Keys</title>" + page,
      "a.flow.yaml": "page: page.html\n" + flow,
    ])
    let heard = try folder.shell("$EARSHOT run a.flow.yaml \(options)")
    #expect(heard.status == 0 || mayBreak && heard.status == 2, "\(heard.error)")
    return heard.output.replacing("[screen: Keys]\n", with: "")
  }

  /// The page's own handlers see the focus come, which a focus that was only computed would not tell them.
  @Test(arguments: ["nvda", "orca", "voiceover-macos", "chromevox", "talkback"])
  func tabBringsTheFocus(_ reader: String) throws {
    let heard = try run(
      """
      <h1>Form</h1><input aria-label=Name onfocus="said.textContent = 'Your full name'"><p id=said role=status></p>
      """, "steps: [tab]", "--reader \(reader)")
    #expect(heard.hasSuffix("[announcement: Your full name]\n"), "\(heard)")
  }

  /// Tab goes on from where the reader's cursor is, and not from where the focus was left.
  @Test(arguments: ["nvda", "voiceover-ios"])
  func tabGoesOnFromTheCursor(_ reader: String) throws {
    let heard = try run(
      """
      <button>One</button><p>Text</p><button>Two</button><button style='display:none'>Gone</button><h2>End</h2>
      <button disabled>Not yet</button><button>Three</button>
      """,
      "steps: [{press: Tab}, {find: End}, {press: Tab}, {press: Shift+Tab}, {find: End}, {press: Shift+Tab}]",
      "--reader \(reader)")
    #expect(
      heard.hasSuffix(
        "> press Tab\nThree, button\n> press Shift+Tab\nTwo, button\n> find End\n"
          + "\(reader == "nvda" ? "heading, level 2, End" : "End, heading level 2")\n> press Shift+Tab\nTwo, button\n"
      ),
      "\(heard)")
  }

  /// The same in a frame and in a shadow tree.
  @Test(arguments: [("Text", "Two"), ("Shade", "S2")])
  func tabGoesOnInsideOfAnotherTree(_ text: String, _ next: String) throws {
    let heard = try run(
      """
      <button>Out</button><iframe srcdoc="<button>One</button><p>Text</p><button>Two</button>"></iframe>
      <div id=h></div><script>h.attachShadow({mode: 'open'}).innerHTML =
      '<button>S1</button><p>Shade</p><button>S2</button>'</script>
      """, "steps: [{find: \(text)}, {press: Tab}]", "--reader orca")
    #expect(heard.hasSuffix("> press Tab\n\(next) push button.\n"), "\(heard)")
  }

  @Test(arguments: ["nvda", "orca", "voiceover-ios", "voiceover-macos"])
  func aLineThatIsTypedIsSent(_ reader: String) throws {
    let heard = try run(
      """
      <form onsubmit="event.preventDefault(); said.textContent = 'Sent ' + this.q.value">
      <input name=q aria-label=Query></form><p id=said role=status></p>
      """, "steps: [{find: {contains: Query}}, activate, {type: \"Milk\\n\"}]", "--reader \(reader)"
    )
    #expect(heard.hasSuffix("[announcement: Sent Milk]\n"), "\(heard)")
  }

  @Test func aSliderSaysItsText() throws {
    let heard = try run(
      """
      <h1>Film</h1><div role=slider tabindex=0 aria-label=Seek aria-valuemin=0 aria-valuemax=200 aria-valuenow=90
      aria-valuetext='1 minute 30 seconds' onkeydown="if (event.key === 'ArrowUp') {
      this.setAttribute('aria-valuenow', 91); this.setAttribute('aria-valuetext', '1 minute 31 seconds') }">=</div>
      """, "steps: [{press: [Tab, ArrowUp]}]", "--reader nvda")
    #expect(heard.hasSuffix("Seek, slider, 1 minute 30 seconds\n1 minute 31 seconds\n"), "\(heard)")
  }

  /// In a field the keys are the browser's; a reader says what its caret comes to.
  @Test(
    arguments: [
      ("orca", ["l", "old", "new", "blank", "nine", "n", "blank", "old new"]),
      ("nvda", ["l", "new", "nine", "blank", "nine", "n", "blank", "old new"]),
      ("voiceover-macos", ["o", "old", "new", "nine", "n", "old new"]),
    ])
  func theCaretOfAFieldIsHeard(_ reader: String, _ expected: [String]) throws {
    let keys = [
      "ArrowRight", "Control+ArrowRight", "Control+ArrowRight", "ArrowDown", "ArrowDown", "End",
      "Home", "ArrowLeft", "Control+Home",
    ]
    let heard = try run(
      "<h1>Form</h1><textarea aria-label=Note rows=9>old new\n\nnine</textarea>",
      "steps: [tab, {press: Control+Home}, {press: [\(keys.joined(separator: ", "))]}]",
      "--reader \(reader)")
    let last = heard.components(separatedBy: "> ").last ?? ""
    #expect(
      last.split(separator: "\n").dropFirst() == expected[...].map { $0[...] }[...], "\(heard)")
  }

  /// The caret of a field for secrets tells nothing of what stands there.
  @Test(arguments: ["nvda", "orca", "orca@51", "voiceover-macos"])
  func theCaretOfASecretIsSilent(_ reader: String) throws {
    let heard = try run(
      "<h1>Form</h1><input type=password aria-label=Code value=x7q9>",
      "steps: [tab, {press: [ArrowLeft, Home, Control+ArrowRight, Shift+ArrowLeft, ArrowUp]}]",
      "--reader \(reader)")
    #expect(!["x", "7", "q", "9"].contains { heard.contains("\n\($0)") }, "\(heard)")
  }

  /// No window tells that it has opened the tab of a link that is activated with Control.
  @Test func aTabThatAKeyOpensIsClosed() throws {
    let folder = try CommandFolder([
      "a.html":
        "<!doctype html><html lang=en><title>A</title><h1>A</h1><a href=b.html>Link</a> <button>Go</button>",
      "b.html": """
      <!doctype html><title>B</title><script>let n = 0; setInterval(() => fetch('/beat' + n++), 100)</script>
      """,
      "steps": "press Tab\npress Control+Enter\n"
        + String(repeating: "wait 500\npress Tab\n", count: 6),
    ])
    let heard = try folder.served(
      "$EARSHOT walk --plain $SITE/a.html --reader nvda < steps; sleep 1; grep -c beat log")
    #expect(heard.output.contains("> press Control+Enter\n"), "\(heard.error)")
    #expect(heard.output.hasSuffix("\n0\n"), "\(heard.output)")
  }

  /// What has the focus, and the line or the element under the cursor, by the reader's own keys.
  @Test func keysTellWhereOneIs() throws {
    let page = """
      <a href="#x">Start</a> <button aria-expanded=false autofocus>One</button>
      <div role=tree tabindex=0 aria-label=Files><div role=treeitem tabindex=-1 aria-selected=false>a.txt</div></div>
      """
    let nvda = try run(page, "steps: [{press: NVDA+Tab}, {press: NVDA+Up}]", "--reader nvda")
    #expect(
      nvda.hasSuffix(
        "One, button, focused, collapsed\n> press Insert+ArrowUp\nsame page, link, Start, button, collapsed, One\n"
      ), "\(nvda)")
    let field = try run(
      "<h1>Form</h1><input aria-label=Name value=Ida autofocus>", "steps: [{press: NVDA+Up}]",
      "--reader nvda")
    #expect(field.hasSuffix("> press Insert+ArrowUp\nIda\n"), "\(field)")
    let mac = try run(page, "steps: [{press: VO+F3}, {press: VO+F4}]", "--reader voiceover-macos")
    #expect(
      mac.hasSuffix(
        "One collapsed button is in the VoiceOver cursor\n> press Control+Alt+F4\nOne collapsed button has keyboard focus\n"
      ), "\(mac)")
  }

  /// Each key of a step meets the page that the key before has left.
  @Test func aStepOfSeveralKeysIsReported() throws {
    let folder = try CommandFolder([
      "page.html": """
      <!doctype html><html lang=en><title>Keys</title><h1>Keys</h1><button onclick="r.innerHTML = 'gone'">One</button>
      <div id=r></div><button onkeyup="for (let i = 0; i < 40; i++) r.innerHTML += '<button>More</button>'">Two</button>
      """,
      "a.flow.yaml": "page: page.html\nsteps: [{press: [Tab, Tab, a, Shift+Tab, Shift+Tab, b]}]\n",
    ])
    let outcome = try folder.shell("$EARSHOT report a.flow.yaml -o a.html --reader nvda")
    #expect(outcome.status == 0, "\(outcome.error)")
  }

  /// Focus mode is the reader's own, and Escape ends it.
  @Test func modesAreToldAndEnd() throws {
    let heard = try run(
      "<h1>Form</h1><input aria-label=Name><h2>Next</h2>",
      "steps: [{press: [Tab, h]}, {press: [Escape, h]}, {press: NVDA+Space}]", "--reader nvda")
    #expect(
      heard.hasSuffix(
        "[focus mode]\nName, edit, blank\nh\n> press Escape h\n[browse mode]\nNext, heading, level 2\n> press NVDA+Space\n[focus mode]\n"
      ) || heard.hasSuffix("> press Insert+Space\n[focus mode]\n"), "\(heard)")
  }

  @Test func aPageThatGivesTheFocusAtOnceBeginsThere() throws {
    let heard = try run(
      "<h1>Search</h1><input aria-label=Query autofocus>", "steps: []", "--reader nvda")
    #expect(heard.hasSuffix("Query, edit, blank\n"), "\(heard)")
  }

  /// Who listens to nothing sees where the page's focus goes: a trap is found, and what Enter does.
  @Test func aKeyboardAloneFindsTheTrap() throws {
    let page = """
      <button>First</button><div role=textbox tabindex=0 aria-label=Editor
      onkeydown="if (event.key === 'Tab') event.preventDefault()">Text</div><button>Last</button>
      """
    let heard = try run(page, "with: keyboard\nsteps: [{press: [Tab, Tab, Tab]}]")
    #expect(
      heard
        == """
        > press Tab
        [focus: First]
        > press Tab
        [focus: Editor]
        > press Tab
        [nothing: Tab does nothing here]

        """)
    let opened = try run(
      """
      <div role=button tabindex=0 onkeydown="if (event.key === 'Enter') this.setAttribute('aria-expanded', 'true')"
      aria-expanded=false>More</div>
      """, "with: keyboard\nsteps: [{press: [Tab, Enter]}]")
    #expect(opened.contains("> press Enter\n[changed: More"), "\(opened)")
  }

  /// The document sees one field; the keyboard is in one of its parts after the other.
  @Test func thePartsOfADateAreHeardOneByOne() throws {
    let page = "<label>Day <input type=date></label><button>Go</button>"
    let steps = "steps: [press: Tab, press: Tab, press: Tab, press: Tab, press: Tab]"
    #expect(
      try run(page, steps, "--reader nvda").hasSuffix(
        """
        > press Tab
        [focus mode]
        Month Day, spin button, mm, editable
        > press Tab
        Day Day, spin button, dd, editable
        > press Tab
        Year Day, spin button, yyyy, editable
        > press Tab
        [browse mode]
        Show date picker Day, menu button, subMenu
        > press Tab
        Go, button

        """))
    // Safari shows one field.
    let field = try run(page, "steps: [press: Tab]", "--reader voiceover-macos")
    #expect(field.hasSuffix("> press Tab\nDay edit text\n"), "\(field)")
  }

  /// A page that is wider than the phone is touched where its part of it is seen.
  @Test func aWidePageIsTouchedWhereItIs() throws {
    let heard = try run(
      """
      <meta name=viewport content="width=device-width, initial-scale=1"><div style="width: 900px">Wide</div>
      <p style="height: 1500px">Text</p><button onclick="this.textContent = 'Done'">Press</button>
      """, "steps: [{find: {contains: Press}}, activate]")
    #expect(heard.hasSuffix("> activate\nDone, button\n"), "\(heard)")
  }

  @Test func aKeyThatIsNoneIsToldWithItsPlace() throws {
    let folder = try CommandFolder([
      "page.html": "<h1>Keys</h1>", "a.flow.yaml": "page: page.html\nsteps:\n  - press: ArowDown\n",
    ])
    let outcome = try folder.shell("$EARSHOT run a.flow.yaml")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix("a.flow.yaml:3:12: error: no key is called \"ArowDown\"\n"),
      "\(outcome.error)")
    #expect(outcome.error.contains("did you mean \"ArrowDown\"?"))
  }

  /// A page that keeps every key, one that moves the focus for ever, one that takes away what has it.
  @Test(arguments: [
    "<button>One</button><script>onkeydown = (event) => event.preventDefault()</script>",
    "<button id=a onfocus='b.focus()'>One</button><button id=b onfocus='a.focus()'>Two</button>",
    "<button onfocus='this.remove()'>One</button><button>Two</button>",
    "<button onkeydown='location.hash = event.key + Math.random()'>One</button>",
    "<button onkeydown='open(location)'>One</button>",
    "<iframe srcdoc='<button>Inside</button>'></iframe>",
  ])
  func hostilePagesEndNothing(_ page: String) throws {
    for reader in ["nvda", "voiceover-ios"] {
      let heard = try run(
        "<h1>Keys</h1>" + page, "steps: [{press: [Tab, Tab, Enter, a, Escape, Shift+Tab, Tab]}]",
        "--reader \(reader)", mayBreak: true)
      #expect(heard.contains("> press Tab Tab Enter a Escape Shift+Tab Tab"), "\(heard)")
    }
  }

  /// Of such a field no script learns where the caret is, but what is selected.
  @Test func aFieldForAnAddressIsSelectedByTabAlone() throws {
    let page = """
      <!doctype html><html lang=en><title>T</title><button onclick="e.focus()">Back</button>
      <label>E-mail <input type=email id=e value="ann@example.org"></label>
      """
    let flow = "page: t.html\nsteps: [press: Tab, press: Enter, press: Shift+Tab, press: Tab]\n"
    let folder = try CommandFolder(["t.html": page, "t.flow.yaml": flow])
    let lines = try folder.shell("$EARSHOT run t.flow.yaml --reader nvda").output
      .split(separator: "\n").filter { $0.hasPrefix("E-mail, edit") }
    #expect(lines.count == 2)
    #expect(lines.first?.contains("selected") == false, "\(lines)")
    #expect(lines.last?.contains("selected ann@example.org") == true, "\(lines)")
  }
}
