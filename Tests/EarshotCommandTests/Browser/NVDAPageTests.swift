import Testing

/// A page as NVDA reads it, laid out by the browser that is installed, and beside other readers.
@Suite("NVDA on web pages", .waiting, .inChromium) struct NVDAPageTests {
  private static let harbour = """
    <!doctype html><html lang="en"><head><title>Harbour</title></head><body>
    <header><nav aria-label="Piers"><ul><li><a href="#n">North</a></li><li><a href="#s">South</a></li></ul></nav></header>
    <main><h1>Harbour <a href="#map">map</a></h1>
    <p>Boats leave at <b>dawn</b> or <button aria-pressed="true">Mute</button></p>
    <table><tr><th>Boat</th><th>Seats</th></tr><tr><td>Heron</td><td>12</td></tr></table>
    <form aria-label="Tickets"><p><label for="who">Name</label> <input id="who" required value="Odd"></p>
    <p><label><input type="checkbox" checked> Return trip</label></p>
    <p><input role="combobox" aria-label="Pier" aria-autocomplete="list" aria-expanded="false"></p></form></main>
    <p><button aria-details="more">Help</button></p><p id="more">Ask at the pier.</p>
    </body></html>
    """

  @Test func aPageIsHeardLineByLine() throws {
    let heard = try Earshot.run(["transcript", "-", "--reader", "nvda"], input: Self.harbour)
    #expect(
      heard.output == """
        banner landmark, Piers, navigation landmark, list, with 2 items, •, same page, link, North
        •, same page, link, South
        out of list, main landmark, heading, level 1, Harbour, same page, link, map
        Boats leave at dawn or, toggle button, pressed, Mute
        table, with 2 rows and 2 columns, row 1, column 1, Boat
        column 2, Seats
        row 2, Boat, column 1, Heron
        Seats, column 2, 12
        out of table, Tickets, form, Name, edit, required, Odd
        check box, checked, Return trip
        Pier, combo box, collapsed, has auto complete, editable, opens list
        button, has details, Help
        Ask at the pier.

        """)
    #expect(heard.status == 0)
  }

  /// The file of a picture, or of an address, stands in for a name of links and buttons (source code of NVDA).
  @Test func linksWithoutANameAreHeard() throws {
    let page = """
      <!doctype html><html lang=en><title>T</title><p>One<p><img src=sale.png width=99 height=99><p><a href=a.html><img src=print.png width=40 height=40></a>
      <p><button><img src=img/cart.svg width=40 height=40></button><p><a href=x/help.html><i style="display:inline-block;width:9px;height:9px"></i></a>
      <p><a href=gone.html></a><p>Last
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "nvda"], input: page)
    #expect(heard.output == "One\nlink, graphic, print\nbutton, cart\nlink, help\nLast\n")
  }

  /// The label of a check box is heard once: as its name where it is text alone, else as the text that it is.
  @Test func labelsAreHeardOnce() throws {
    let page = """
      <!doctype html><html lang=en><title>T</title><p><label><input type=radio name=a><span>Light</span></label>
      <label><input type=radio name=a>Dark</label><p><label><input type=checkbox> <b>Bold</b> text</label>
      <p><input type=checkbox id=y><label for=y><span>Yes</span></label><p><input type=checkbox aria-label=Hidden>
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "nvda"], input: page)
    #expect(
      heard.output == """
        radio button, not checked, Light, radio button, not checked, Dark
        check box, not checked, Bold text
        check box, not checked, Yes
        check box, not checked, Hidden

        """)
    let folder = try CommandFolder(["a.html": page])
    let jump = try folder.shell(
      "printf 'press x\\npress x\\n' | $EARSHOT walk --plain a.html --reader nvda")
    #expect(jump.output.contains("Bold text, check box, not checked"), "\(jump.output)")
    #expect(jump.output.contains("Yes, check box, not checked"), "\(jump.output)")
  }

  @Test func readersStandSideBySide() throws {
    let page = "<main><h1>Harbour</h1><p>Boats <button>Call</button></p></main>"
    let heard = try Earshot.run(
      ["transcript", "-", "--reader", "nvda,orca,voiceover-macos", "--format", "markdown"],
      input: page)
    #expect(heard.status == 0)
    let rows = heard.output.split(separator: "\n")
    #expect(
      rows.contains {
        $0.contains(
          "| main landmark, heading, level 1, Harbour | main content Harbour heading level 1. |")
          && $0.contains("| heading level 1 Harbour |")
      }, "\(heard.output)")
  }

  @Test func whatIsNoPageOfItsIsRefused() throws {
    let screen = "platform: ios\nelements: [{button: Rate}]"
    let refused = try Earshot.run(["transcript", "-", "--reader", "nvda"], input: screen)
    #expect(refused.status == 2)
    #expect(refused.output == "")
    #expect(refused.error.hasPrefix("--reader: error: NVDA does not run on ios\n"))
  }
}
