import Testing

/// A page as Orca reads it line by line, laid out by the browser that is installed.
@Suite("Orca on web pages", .waiting, .inChromium) struct OrcaPageTests {
  private static let harbour = """
    <!doctype html><html lang="en"><head><title>Harbour</title></head><body>
    <header><nav aria-label="Piers"><ul><li><a href="#n">North</a></li><li><a href="#s">South</a></li></ul></nav></header>
    <main><h1>Harbour <a href="#map">map</a></h1>
    <p>Boats leave at <b>dawn</b>, <button>Call</button> or <button aria-pressed="true">Mute</button>.</p>
    <ol><li>Pay</li><li>Wait<ul><li>Inside</li></ul></li></ol>
    <table><tr><th>Boat</th><th>Seats</th></tr><tr><td>Heron</td><td>12</td></tr></table>
    <blockquote>Mind the gap.</blockquote>
    <form aria-label="Tickets"><p><label for="who">Name</label> <input id="who" required value="Odd"></p>
    <p><label><input type="checkbox" checked> Return trip</label></p>
    <fieldset><legend>Class</legend><label><input type="radio" name="c"> Deck</label> <label><input type="radio" name="c" checked> Cabin</label></fieldset>
    <p>Bikes <input type="range" aria-label="Bikes" min="0" max="4" value="1"></p></form></main>
    <footer>Harbour office <img src="x.png" alt="Anchor"></footer>
    </body></html>
    """

  @Test func aPageIsHeardLineByLine() throws {
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca"], input: Self.harbour)
    #expect(
      heard.output == """
        banner navigation Piers List with 2 items. • North link.
        • South link.
        leaving list. leaving navigation. leaving banner. main content Harbour heading level 1. map link heading level 1.
        Boats leave at dawn, Call push button. or. Mute toggle button pressed. .
        List with 2 items. 1. Pay.
        2. Wait.
        List with 1 item. Nesting level 1 ◦ Inside.
        Leaving 2 lists. table with 2 rows 2 columns Boat column header. Seats column header.
        Heron. Seats column header 12.
        leaving table. block quote. Mind the gap.
        leaving blockquote. form Tickets Name entry Odd required.
        Return trip check box checked.
        Class panel. Class.
        Deck. not selected radio button Cabin. selected radio button
        leaving panel. Bikes. Bikes horizontal slider 1.
        information Harbour office. Anchor image.

        """)
    #expect(heard.status == 0)
  }

  @Test func longTextIsBrokenWhereTheWindowIsNarrow() throws {
    let page = "<p style='width: 12ch; font: 16px monospace'>Boats leave the pier at dawn</p>"
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca"], input: page)
    #expect(heard.output == "Boats leave.\nthe pier at.\ndawn.\n")
  }

  @Test func whatIsNoPageOfItsIsRefused() throws {
    let screen = "platform: ios\nelements: [{button: Rate}]"
    let refused = try Earshot.run(["transcript", "-", "--reader", "orca"], input: screen)
    #expect(refused.status == 2)
    #expect(refused.output == "")
    #expect(refused.error.hasPrefix("--reader: error: Orca does not run on ios\n"))
  }
}
