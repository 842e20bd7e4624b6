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

  /// Signs in code, headers that sort and controls of a film, as recorded from Orca 43.1; of Orca 51 its own tests tell that
  /// signs of code stand alone.
  @Test func codeHeadersAndControlsAreHeardAsRecorded() throws {
    let page = """
      <!doctype html><html lang=en><title>M</title><p>Add class <code>.table-sm</code> inside</p>
      <p>Use <kbd>Ctrl+C</kbd> now</p><table><thead><tr>
      <th tabindex=0 aria-label="ID: activate to sort column descending" aria-sort=ascending>ID</th>
      <th tabindex=0 aria-label="Name: activate">Name</th></tr></thead>
      <tbody><tr><td>1</td><td>Ann</td></tr></tbody></table>
      <p>After</p><video controls width=400 height=200></video>
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca@43"], input: page)
    #expect(
      heard.output == """
        Add class dot table dash sm. inside.
        Use Ctrl+C now.
        table with 2 rows 2 columns ID: activate to sort column descending column header. sorted ascending. Name: activate column header.
        1. Name: activate column header Ann.
        leaving table. After.
        play push button grayed. mute push button grayed. enter full screen push button grayed. show more media controls push button grayed. opens menu
        video time scrubber horizontal slider elapsed time: 0:00. grayed. total time: 0:00.

        """)
    let newest = try Earshot.run(["transcript", "-", "--reader", "orca@51"], input: page)
    #expect(newest.output.contains("Add class . table - sm. inside"), "\(newest.output)")
  }

  @Test func aPageIsHeardLineByLine() throws {
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca"], input: Self.harbour)
    #expect(
      heard.output == """
        banner navigation Piers List with 2 items. • North link.
        • South link.
        leaving list. leaving navigation. leaving banner. main content Harbour heading level 1. map link heading level 1.
        Boats leave at dawn, Call push button. or Mute toggle button pressed. .
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
        leaving panel. Bikes Bikes horizontal slider 1.
        information Harbour office Anchor image.

        """)
    #expect(heard.status == 0)
  }

  /// Drawings, as Orca 43.1 with Chromium 156 was recorded on this page (Tests/Lab/record-orca).
  @Test func whatADrawingHoldsIsHeard() throws {
    let page = """
      <!doctype html><html lang=en><title>Sales</title><p>Sales
      <p><svg width=200 height=40><foreignObject width=200 height=40><button>Print</button></foreignObject></svg>
      <p><svg width=200 height=40><a href="#x"><text y=20>North</text></a></svg>
      <p><svg width=200 height=40 role=img aria-label=Chart><a href="#x"><text y=20>Unheard</text></a></svg>
      <p><svg width=200 height=40><g tabindex=0 role=button aria-label=Zoom><rect width=9 height=9 /></g></svg>
      <p><svg width=200 height=40><text y=20>2020</text></svg>
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca"], input: page)
    #expect(
      heard.output == """
        Sales.
        Print push button.
        North link.
        Chart image.
        Zoom push button.
        2020.

        """)
  }

  /// What listens for clicks, as Orca 43.1 with Chromium 156 was recorded on this page (Tests/Lab/record-orca), and as NVDA
  /// tells it by its source code: where the outermost is entered.
  @Test(arguments: [
    (
      "orca",
      """
      Start.
      Sizes heading level 3.
      Small.
      Print clickable.
      Link link. and text clickable.
      Wide image.
      Copy clickable. tail.
      Pay.

      """
    ),
    (
      "nvda",
      """
      Start
      clickable, heading, level 3, Sizes
      Small
      clickable, Print
      clickable, link, Link, and text
      clickable, graphic, Wide
      clickable, Copy tail
      clickable, Pay

      """
    ),
  ]) func whatListensForClicksIsTold(_ reader: String, _ heard: String) throws {
    let page = """
      <!doctype html><html lang=en><title>Sizes</title><p>Start
      <div onclick="x()"><h3>Sizes</h3><p>Small</p></div>
      <div id=js>Print</div><script>js.addEventListener('click', () => {})</script>
      <div onclick="x()"><a href="y">Link</a> and text</div>
      <div onclick="x()"><img src=x.png alt="Wide"></div>
      <div><span onclick="x()">Copy</span> tail</div>
      <div onclick="x()" tabindex=0>Pay</div>
      """
    let transcript = try Earshot.run(["transcript", "-", "--reader", reader], input: page)
    #expect(transcript.output == heard)
  }

  /// Signs that styles add, as Orca 43.1 with Chromium 156 was recorded on this page (Tests/Lab/record-orca).
  @Test func aSignOfAStyleStandsInItsLine() throws {
    let page = """
      <!doctype html><html lang=en><title>Way</title>
      <style>.i::before{content:"\\e900"}.b{display:inline-block}.b::before{content:"\\e901";display:inline-block}.s::before{content:"/ "}</style>
      <p>Start
      <p><a href=x>Home</a> <span class=i></span> <a href=y>About</a>
      <p><a href=x>Home</a> <span class=b></span> <a href=y>About</a>
      <p><a href=x>Home</a> <span class=s></span><a href=y>About</a>
      <p>End
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca"], input: page)
    let lines = heard.output.split(separator: "\n")
    #expect(
      lines.map { $0.filter { $0.isASCII }.split(separator: " ").joined(separator: " ") } == [
        "Start.", "Home link. About link.", "Home link. About link.", "Home link. / About link.",
        "End.",
      ], "\(heard.output)")
  }

  /// Fields, as Orca 43.1 with Chromium 156 was recorded on this page (Tests/Lab/record-orca).
  @Test func aFieldIsHeardByWhatIsBeforeIt() throws {
    let page = """
      <!doctype html><html lang=en><title>Form</title><p>Start
      <div><label for=a style="display:block">Name</label><input id=a></div>
      <div><label for=b>Town</label><br><input id=b></div>
      <div><label style="display:block">Street <input style="display:block"></label></div>
      <div><span id=n style="display:block">Country</span><input aria-labelledby=n></div>
      <div><label for=e>Size</label><select id=e style="display:block"><option disabled selected>Pick<option>1</select></div>
      <p><select><option>Small<option>Large</select>
      <p><select><option disabled selected>Pick<option>Large</select>
      <p><input type=number aria-label=Seats>
      <p><input type=number aria-label=Nights min=1 max=9>
      <p><input type=date aria-label=From>
      <p><label>Till <input type=time></label>
      <p><a href="">Again</a> <img src=x.png width=50 height=50 alt=Logo>
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca"], input: page)
    #expect(
      heard.output == """
        Start.
        Name.
        entry.
        Town.
        Town entry.
        Street.
        Street entry.
        Country.
        entry.
        Size.
        combo box. opens menu
        combo box collapsed Small.
        combo box collapsed
        Seats 0.0 spin button.
        Nights 0 spin button.
        Month From 0 spin button. / Day From 0 spin button. / Year From 0 spin button. Show date picker From push button. opens menu
        Hours Till 0 spin button. : Minutes Till 0 spin button. AM/PM Till 0 spin button. Show time picker Till push button. opens menu
        Again visited link. Logo. To get missing image descriptions, open the context menu. Unlabeled image.

        """)
  }

  /// What nobody has named, as Orca 43.1 with Chromium 156 was recorded on these pages (Tests/Lab/record-orca).
  @Test func whatHasNoNameIsHeard() throws {
    let first = """
      <!doctype html><html lang=en><title>First</title><p>Start<p><a href="cart.html"><img src=a.png width=40 height=40></a>
      <p>One<p><img src=a.png width=200 height=100><p>Two<p><a href="https://example.com/"><img src=a.png width=40 height=40></a>
      <p>Three<p><a href="a/b.c/d_e-f%20g.php#x"><img src=a.png width=40 height=40></a><p>Four
      <p><img src=a.png width=25 height=25><p>Five<p><img src=a.png width=26 height=26><p>Six
      <p><img src=a.png width=20 height=20 tabindex=0><p>Seven<h2><img src=a.png width=200 height=100></h2><p>Eight
      <p><a href="x.html">Go <img src=a.png width=40 height=40></a><p>Nine<p><a href="y.html"><span></span></a><p>Ten
      <p><a href="z.html"><img src=a.png width=20 height=20></a><p>Eleven<p><a href="https://example.com/help/"><svg width=30 height=30><rect width=30 height=30 /></svg></a>
      <p>Twelve<p><button><img src=a.png width=40 height=40></button><p><a href="mailto:ann@example.com"><i style="display:inline-block;width:20px;height:20px"></i></a><p>Last
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca"], input: first)
    #expect(
      heard.output == """
        Start.
        To get missing image descriptions, open the context menu. Unlabeled image.
        One.
        Unlabeled image.
        Two.
        Unlabeled image.
        Three.
        d e f Unlabeled image.
        Four.
        Five.
        Unlabeled image.
        Six.
        Unlabeled image.
        Seven.
        Unlabeled image.
        Eight.
        Go link.
        x Unlabeled image.
        Nine.
        y link.
        Ten.
        z Unlabeled image.
        Eleven.
        help image link.
        Twelve.
        push button.
        link.
        Last.

        """)
  }

  private static let spans = """
    <!doctype html><html lang="en"><head><title>T</title></head><body>
    <p><span>Mon</span><span>day</span> is <b>big</b>ger</p>
    <h1><span>About</span>Our hotel</h1>
    <p>One<br>two <span>three</span><span>four</span></p>
    <p style="width:200px">First line is <a href="#">a long link which wraps around</a> and goes on</p>
    <div>Your next recommended step <button>Go</button></div>
    <div>Next <em>step</em> <div>Block</div></div>
    <div>Price <span style="display:inline-block"> $12 </span>only</div>
    <div style="display:flex"><span>Aa</span><span>Bb</span></div>
    <div><span style="display:inline-block">Gg</span><span style="display:inline-block">Hh</span></div>
    <p><span>Oo</span> <span>Pp</span> <b>Qq</b> <i>Rr</i>, <u>Ss</u>!</p>
    <p><span style="margin-right:30px">Tt</span><span>Uu</span></p>
    <p>big<em>ger</em> and <code>ls</code>x H<sub>2</sub>O</p>
    <p>She said <q>come in</q> and left</p>
    <button><span>Save</span><span>All</span></button>
    <p>a <a href="#"><span>Read</span><span>More</span></a></p>
    </body></html>
    """

  /// Recorded from Orca 43.1.
  @Test func textsInSpansAreOneText() throws {
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca@43"], input: Self.spans)
    #expect(
      heard.output == """
        Monday is bigger.
        AboutOur hotel heading level 1.
        One
        two threefour.
        First line is a long link link.
        which wraps around. and
        goes on.
        Your next recommended step Go push button.
        Next step.
        Block.
        Price $12only.
        Aa. Bb.
        Gg. Hh.
        Oo Pp Qq Rr, Ss!
        TtUu.
        big. ger. and ls. x H. subscript 2. O.
        She said “come in” and left.
        SaveAll push button.
        a ReadMore link.

        """)
  }

  /// Recorded from Orca 43.1.
  @Test func aLineBreakOnALineOfItsOwnIsBlank() throws {
    let page = """
      <!doctype html><html lang="en"><head><title>T</title></head><body>
      <br><br><p>One<br><br>two</p><div>Three<br></div><div>Four<br><br></div><div><br>Five</div>
      <a href="#">Six</a><br><a href="#">Seven</a><br><br><button>Eight</button><br><br><button>Nine</button>
      <ul><li>Item<br><br></li><li>Next</li></ul><h2>Head<br></h2><div><br></div><p>End</p></body></html>
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca@43"], input: page)
    #expect(
      heard.output == """
        blank.
        blank.
        One
        blank.
        two.
        Three
        Four
        blank.
        blank.
        Five.
        Six link.
        Seven link.
        blank.
        Eight push button.
        blank.
        Nine push button.
        List with 2 items. • Item
        blank.
        • Next.
        leaving list. Head heading level 2.
        blank.
        End.

        """)
  }

  /// Recorded from Orca 43.1.
  @Test func linesOfSingleWordsAreOneLine() throws {
    let page = """
      <!doctype html><html lang="en"><head><title>T</title></head><body>
      <p>Uno<br>Due<br>Tre</p><p style="width:1ch">Quattro Cinque Sei</p><p>Uno alpha<br>Due</p><p>Uno<br>Due beta</p>
      <h2>Head<br>Tail</h2><p><a href="#">Link<br>Lank</a></p><ul><li>One<br>Two</li></ul><pre>one
      two</pre><p>Behind <a href="#e"></a>an empty link.</p><h1>Shop <em>All Products</em></h1>
      <p><button title="Save to Wishlist">♡</button></p></body></html>
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca@43"], input: page)
    #expect(
      heard.output == """
        Uno Due Tre.
        Quattro Cinque Sei.
        Uno alpha
        Due.
        Uno
        Due beta.
        Head Tail heading level 2.
        Link Lank link.
        List with 1 item. • One
        Two.
        leaving list. one
        two.
        Behind an empty link.
        Shop heading level 1. All Products heading level 1.
        Save to Wishlist push button.

        """)
  }

  @Test(arguments: [
    ("nvda", "Monday is bigger"), ("voiceover-macos", "Monday is bigger"),
    ("talkback", "Monday is bigger"), ("voiceover-ios", "Mon"),
  ]) func theSpansOfAWord(_ reader: String, _ words: String) throws {
    let heard = try Earshot.run(["transcript", "-", "--reader", reader], input: Self.spans)
    #expect(heard.output.prefix { $0 != "\n" } == words)
  }

  @Test func longTextIsBrokenWhereTheWindowIsNarrow() throws {
    let page = "<p style='width: 12ch; font: 16px monospace'>Boats leave the pier at dawn</p>"
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca"], input: page)
    #expect(heard.output == "Boats leave\nthe pier at\ndawn.\n")
  }

  @Test func whatIsNoPageOfItsIsRefused() throws {
    let screen = "platform: ios\nelements: [{button: Rate}]"
    let refused = try Earshot.run(["transcript", "-", "--reader", "orca"], input: screen)
    #expect(refused.status == 2)
    #expect(refused.output == "")
    #expect(refused.error.hasPrefix("--reader: error: Orca does not run on ios\n"))
  }
}
