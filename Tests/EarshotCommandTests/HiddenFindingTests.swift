import Testing

/// What must not hide a finding from a gate.
@Suite("Hidden findings", .waiting)
struct HiddenFindingTests {
  /// Buttons of one letter or figure are no keyboard: pages of a list, an index, a grid of seats.
  @Test func buttonsOfOneLetterHideNothing() throws {
    let pages = (1...10).map { "  - {button: \"\($0)\", frame: [\($0 * 30), 100, 28, 28]}" }
    let index = (0..<26).map { number in
      let letter = Character(Unicode.Scalar(UInt8(65 + number)))
      return "  - {button: \(letter), frame: [350, \(20 * number), 20, 20]}"
    }
    for buttons in [pages, index] {
      let folder = try CommandFolder([
        "a.screen.yaml": "screen: A\nsize: [375, 667]\nelements:\n"
          + buttons.joined(separator: "\n") + "\n  - {button: \"\", frame: [100, 110, 44, 44]}\n"
      ])
      let outcome = try folder.shell("$EARSHOT audit a.screen.yaml")
      #expect(outcome.status == 1 && outcome.output.contains("label-missing"), "\(outcome.output)")
    }
  }

  /// A page holds no keyboard of the system.
  @Test(.inChromium) func aPageHasNoKeyboard() throws {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { row in
      row.map { "<button style='padding:12px'>\($0)</button>" }.joined() + "<br>"
    }
    let folder = try CommandFolder([
      "a.html": "<!doctype html><html lang=en><title>A</title><main><h1>A</h1>"
        + rows.joined() + "<button style='width:50px;height:50px'></button></main>"
    ])
    let outcome = try folder.shell("$EARSHOT audit a.html")
    #expect(outcome.status == 1 && outcome.output.contains("label-missing"), "\(outcome.output)")
  }

  /// What a screen says to be a keyboard is left out, and that is said.
  @Test func aKeyboardThatIsStatedIsTold() throws {
    let folder = try CommandFolder([
      "a.screen.yaml": """
      screen: A
      elements:
        - {systemPart: keyboard, children: [{button: ""}]}
        - text: Hi
      """
    ])
    let outcome = try folder.shell("$EARSHOT audit a.screen.yaml")
    #expect(outcome.status == 0 && outcome.error.contains("1 finding about names left out"))
    let machine = try folder.shell("$EARSHOT audit a.screen.yaml --format sarif -o a.sarif")
    #expect(machine.error.contains("1 finding about names left out"), "\(machine.error)")
  }

  /// A label of which nothing is seen or spoken is none.
  @Test(
    arguments: [
      " ", "\\t", "\\u00A0", "\\u3000", "\\u115F", "\\u3164", "\\uFFA0", "\\uFE0F", "\\u200B",
      "\\u2060", "\\uFEFF", "\\u061C", "\\u202E", "\\u2800",
    ])
  func aLabelWithoutShapeIsNone(_ label: String) throws {
    let folder = try CommandFolder([
      "a.screen.yaml": """
      screen: A
      elements:
        - {button: "\(label)", frame: [0, 0, 100, 100]}
        - {text: Hi, frame: [0, 200, 90, 50]}
      """
    ])
    let outcome = try folder.shell("$EARSHOT audit a.screen.yaml")
    #expect(outcome.status == 1 && outcome.output.contains("label-missing"), "\(outcome.output)")
  }

  /// The same on pages and in dumps.
  @Test(.inChromium) func aNameWithoutShapeIsNoneAnywhere() throws {
    let folder = try CommandFolder([
      "a.html": """
      <!doctype html><html lang=en><title>A</title><main><h1>A</h1><button aria-label="&#x3164;">
      <svg width=20 height=20></svg></button><img src=a.png alt="&#x200b;" width=50 height=50></main>
      """,
      "a.xml": """
      <?xml version='1.0' encoding='UTF-8'?><hierarchy rotation="0"><node class="android.widget.FrameLayout" \
      bounds="[0,0][1080,1920]"><node class="android.widget.ImageButton" clickable="true" focusable="true" \
      enabled="true" content-desc="&#8203;" bounds="[0,0][200,200]"/><node class="android.widget.TextView" text="Hi" \
      bounds="[0,300][200,400]"/></node></hierarchy>
      """,
    ])
    let page = try folder.shell("$EARSHOT audit a.html")
    #expect(page.status == 1 && page.output.contains("label-missing"), "\(page.output)")
    #expect(page.output.contains("image-undescribed"), "\(page.output)")
    let dump = try folder.shell("$EARSHOT audit a.xml")
    #expect(dump.status == 1 && dump.output.contains("label-missing"), "\(dump.output)")
  }

  /// A folder without a file passes for nothing beside other inputs.
  @Test func anEmptyFolderIsTold() throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements:\n  - {button: Pay}\n"])
    for command in ["audit", "transcript", "report -o r.html"] {
      let outcome = try folder.shell("mkdir -p none; $EARSHOT \(command) a.screen.yaml none")
      #expect(
        outcome.status == 2 && outcome.error.contains("none: error: the folder is empty"),
        "\(command): \(outcome.error)")
    }
  }

  /// JUnit shows a flow that checks nothing as skipped, and not as passed.
  @Test func aFlowWithoutExpectationsHasNotPassed() throws {
    let folder = try CommandFolder([
      "a.screen.yaml": "elements:\n  - {button: Pay}\n",
      "a.flow.yaml": "flow: A\nscreens: {a: a.screen.yaml}\nsteps:\n  - next\n",
    ])
    let outcome = try folder.shell("$EARSHOT run a.flow.yaml --junit o.xml >out; cat o.xml")
    #expect(
      outcome.output.contains("<skipped message=\"the flow checks nothing"), "\(outcome.output)")
  }

  /// A character that ends a line in YAML alone would make a setting of a part of a comment.
  @Test(arguments: ["\u{2028}", "\u{2029}", "\u{85}", "\r"])
  func aCommentEndsWhereItIsSeenToEnd(_ end: String) throws {
    let folder = try CommandFolder([
      "earshot.yaml": "reader: nvda # reads pages\(end)skip: [label-missing]\n",
      "a.screen.yaml": "elements:\n  - {button: \"Pay\(end == "\r" ? "" : end)now\"}\n",
    ])
    let refused = try folder.shell("$EARSHOT audit a.screen.yaml")
    #expect(
      refused.status == 2 && refused.error.contains("earshot.yaml:1:")
        && refused.error.contains("ends a line here, but editors do not show it"),
      "\(refused.error)"
    )
    // In a text it is a part of the text.
    let read = try folder.shell("$EARSHOT transcript a.screen.yaml --no-config")
    #expect(read.status == 0 && read.output.contains("Pay"), "\(read.error)")
  }
}
