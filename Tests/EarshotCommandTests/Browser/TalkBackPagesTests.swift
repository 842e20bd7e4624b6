import Testing

/// What TalkBack says of a page in Chrome; the phrases are those that people wrote down (a11ysupport.io), on pages of
/// ours.
@Suite("TalkBack on pages", .waiting, .inChromium)
struct TalkBackPagesTests {
  private static func lines(of body: String) throws -> [String] {
    let folder = try CommandFolder([
      "a.html": "<!doctype html><html lang=en><title>A</title><body style='width:800px'>\(body)"
    ])
    let outcome = try folder.shell("$EARSHOT transcript a.html --reader talkback")
    #expect(outcome.status == 0, "\(outcome.error)")
    return outcome.output.split(separator: "\n").map(String.init).filter { !$0.hasPrefix(" ") }
  }

  @Test(
    arguments: [
      ("<h2>Test 3</h2>", "Test 3, heading 2"), ("<img src=a.png alt=Cats>", "Cats, graphic"),
      ("<h3><a href=a>Oats</a></h3>", "Oats, heading 3, link"),
      ("<button aria-pressed=true>Action</button>", "on, Action, toggle button"),
      ("<button aria-haspopup=menu>More</button>", "More, menu popup button"),
      ("<details><summary>Trains</summary>x</details>", "collapsed, Trains, disclosure triangle"),
      ("<input type=color value='#e66465'>", "#e66465, color picker"),
      ("<input type=number aria-label=Number>", "Number, spin button"),
      ("<input type=range aria-label=Volume value=54>", "54 percent, Volume, slider"),
      ("<input aria-label=Animal value=cats>", "cats, edit box, Animal"),
      (
        "<select aria-label=Food><option>None</option></select>",
        "collapsed, None, menu popup button, Food"
      ),
      ("<a href=a aria-current=page>Home</a>", "current page, Home, link"),
      ("<p role=status>Saved</p>", "Saved, status"),
      ("<dl><dt>Gray</dt><dd>A colour</dd></dl>", "A colour, definition"),
    ])
  func saysWhatPeopleWroteDown(_ body: String, _ words: String) throws {
    let lines = try Self.lines(of: body)
    #expect(lines.contains(words), "\(lines)")
  }

  /// Ends that are further apart than a number can tell, and none.
  @Test func aRangeOfAnySizeIsHeard() throws {
    let lines = try Self.lines(
      of: """
        <div role=slider tabindex=0 aria-label=Far aria-valuemin=-1.7e308 aria-valuemax=1.7e308 aria-valuenow=0></div>
        <div role=slider tabindex=0 aria-label=Flat aria-valuemin=3 aria-valuemax=3 aria-valuenow=3></div>
        """)
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix(", slider") }, "\(lines)")
  }

  /// Text that holds a link is heard in pieces, text alone as one.
  @Test func piecesOfATextAreStops() throws {
    #expect(
      try Self.lines(of: "<p>Take <i>a</i> look</p><p>At this <a href=a>sample</a> now.</p>") == [
        "Take a look", "At this", "sample, link", "now.",
      ])
  }

  /// Landmarks and groups are not told; of a list the items are counted, and not their markers.
  @Test func whatIsAroundIsTold() throws {
    let lines = try Self.lines(
      of: """
        <main aria-label=Shop><fieldset><legend>Pet</legend><label><input type=radio name=p>Cat</label></fieldset>
        <ul><li>One</li><li>Two</li></ul>
        <table><tr><th>Name</th><th>Age</th></tr><tr><td>Alex</td><td>7</td></tr></table></main>
        """)
    #expect(
      lines == [
        "Pet", "not checked, Cat, radio button", "•, 1 of 2, in list, 2 items", "One",
        "•, 2 of 2", "Two", "Name, column header, row 1, in table, 2 rows, 2 columns",
        "Age, column header", "Alex, row 2, Name", "7, Age",
      ], "\(lines)")
  }

  /// What holds nothing to say is no stop.
  @Test func nothingIsNoStop() throws {
    #expect(
      try Self.lines(of: "<hr><p> </p><p aria-hidden=true>no</p><ul></ul><p>Yes</p>") == ["Yes"])
  }
}
