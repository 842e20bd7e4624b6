import Foundation
import Testing

/// Pages that the program opens in the browser that is installed.
@Suite("Web pages", .waiting, .inChromium) struct WebPageTests {
  private static let shop = """
    <!doctype html><html lang="en"><head><title>Seeds</title></head><body>
    <h1>Seeds</h1><p>Sown in <a href="#m">March</a>.</p>
    <label>Name <input></label><label>Password <input type="password" value="marigold"></label>
    <script>
      setTimeout(() => { document.body.insertAdjacentHTML('beforeend', '<button>Order</button>'); }, 50);
    </script></body></html>
    """

  private func run(_ arguments: [String], input: String = "") throws -> Earshot.Outcome {
    try Earshot.run(arguments, input: input)
  }

  @Test func aPageIsHeardAsItHasBecome() throws {
    let folder = try CommandFolder(["seeds.html": Self.shop])
    let heard = try run(
      ["transcript", folder.file("seeds.html"), "-"], input: "<p>Hello <b>you</b>")
    #expect(
      heard.output == """
        > open \(folder.file("seeds.html"))
        Seeds, heading level 1
        Sown in
        March, link
        .
        Name
        Name, text field
            Double tap to edit.
        Password
        Password, 8 characters, secure text field
            Double tap to edit.
        Order, button
        > open <stdin>
        Hello
        you

        """)
    #expect(heard.status == 0)
    #expect(!heard.output.contains("marigold"))
  }

  /// On macOS a cell has the headers that it names itself; iOS asks for those of its place.
  @Test func cellsNameTheirHeaders() throws {
    let folder = try CommandFolder([
      "sides.html": """
      <title>Sides</title><table><tr><th id=n>Negative<th>Trait<th>Positive
      <tr><td headers="n mood">Sad<th id=mood>Mood<td>Happy</table>
      """
    ])
    let file = folder.file("sides.html")
    let onMac = try run(["transcript", "--reader", "voiceover-macos", file]).output
    #expect(onMac.contains("row 2 of 2 Negative Mood Sad column 1 of 3"))
    let onPhone = try run(["transcript", "--reader", "voiceover-ios", file]).output
    #expect(onPhone.contains("\nSad, row 2, column 1\n"))
  }

  @Test func theTreeTellsRolesBeforeAnyReader() throws {
    let folder = try CommandFolder([
      "a.html": "<nav aria-label=Site><a id=home href=/>Home</a></nav>",
      "b.html": "<button aria-pressed=mixed lang=fr>Gras</button>",
    ])
    let tree = try run(["transcript", "--show", "tree", "--format", "json", folder.path])
    let inputs = try #require(
      try JSONSerialization.jsonObject(with: Data(tree.output.utf8)) as? [[String: Any]])
    #expect(inputs.map { $0["input"] as? String } == ["a.html", "b.html"])
    let nodes = inputs.flatMap { $0["nodes"] as? [[String: Any]] ?? [] }
    let link = try #require(nodes.first { $0["id"] as? String == "home" })
    #expect(link["role"] as? String == "link" && link["name"] as? String == "Home")
    let button = try #require(nodes.first { $0["role"] as? String == "button" })
    #expect((button["states"] as? [String: Any])?["pressed"] as? String == "mixed")
    #expect(button["language"] as? String == "fr")
  }

  @Test func twoPagesAreComparedAndAudited() throws {
    let folder = try CommandFolder([
      "old.html": "<h1>Seeds</h1><button>Order</button>",
      "new.html": "<h1>Seeds</h1><button></button>",
    ])
    let diff = try run(["diff", folder.file("old.html"), folder.file("new.html")])
    #expect(diff.status == 1)
    #expect(diff.output.contains("[-Order, -]button"))
    let audit = try run(["audit", folder.file("new.html")])
    #expect(audit.status == 1)
    #expect(audit.output.contains("label-missing"))
  }

  /// Pages that are hostile or broken, what is heard of each, and what is said of them: one browser opens all.
  @Test func aPageCannotDoWhatItLikes() throws {
    let folder = try CommandFolder([
      "1.html": "<script>for (let i = 0; i < 9; i++) alert(i)</script><p>Here",
      "2.html": "<script>window.open('about:blank')</script><p>Here",
      "3.html": "<iframe src='/etc/hostname'></iframe><p>Here",
      // Now and then it can be read before it leaves, else its scripts are stopped.
      "4.html": "<script>setInterval(() => location.reload(), 50)</script><p>Here",
      "5.html": "<p>Here<img alt='' src='http://localhost:9/x.png'>", "6.html": "<p>Here<div",
    ])
    let outcome = try run(["transcript", folder.path])
    #expect(outcome.output == (1...6).map { "> open \($0).html\nHere\n" }.joined())
    #expect(outcome.status == 0)
    for said in [
      "a browser dialog 9 times", "windows that the page opened",
      "left out a frame with a file outside",
    ] { #expect(outcome.error.contains(said), "\(outcome.error)") }
  }

  /// Pages that the browser tells otherwise than they are: in letters of their own, with icons between words, with
  /// films that have no network.
  @Test func aPageIsHeardAsItIsWritten() throws {
    let folder = try CommandFolder()
    try folder.write(
      "1.html",
      Array("<!doctype html><meta charset=ISO-8859-1><title>Caf</title><h1>Caf".utf8) + [0xE9]
        + Array("</h1>".utf8))
    try folder.write(
      "2.html", "<a href=x><span>Basket</span> <span>0</span> <i></i> <span>0.00</span></a>")
    try folder.write("3.html", "<video controls src=x.mp4 title=Film></video>")
    let outcome = try run(["transcript", folder.path])
    #expect(
      outcome.output
        == """
        > open 1.html
        Café, heading level 1

        > open 2.html
        Basket 0 0.00, link

        > open 3.html
        Film, video playback

        """.replacing("\n\n", with: "\n"), "\(outcome.error)")
    #expect(outcome.status == 0)
  }

  /// What cannot be opened does not keep the others from being read.
  @Test func whatCannotBeOpenedIsTold() throws {
    let folder = try CommandFolder([
      "page.html": "<p>Here", "late.html": "<p>Never",
      "loop.html": "<script>while (true) {}</script>",
    ])
    let wrong = [
      ("https://nowhere.invalid/", "no server has this name"),
      ("http://localhost:59999/", "nothing answers at this address"),
      ("http:///path", "this address has no server"),
      ("ftp://example.org/", "\"ftp:\" addresses are not supported"),
      ("file:///nowhere.html", "no such file"),
      (folder.file("loop.html"), "the browser did not answer in time"),
      (folder.file("late.html"), "\"Here\" did not appear within 2 s"),
    ]
    let page = folder.file("page.html")
    let outcome = try run(
      ["transcript"] + wrong.map(\.0) + [page, "--wait-for", "Here", "--timeout", "2"])
    #expect(outcome.output == "> open \(page)\nHere\n")
    #expect(outcome.status == 2)
    for (input, message) in wrong {
      let name = input.replacing("file://", with: "")
      let line = outcome.error.split(separator: "\n").first { $0.hasPrefix("\(name): error: ") }
      #expect(line?.contains(message) == true, "\(input): \(outcome.error)")
    }
  }

  /// Mistakes that are told before any browser is started.
  @Test(arguments: [
    (["--browser", "/nowhere"], "--browser is not a program: \"/nowhere\"", Int32(2)),
    (["--browser", "/bin/true"], "the browser \"/bin/true\" quit unexpectedly", 2),
    (["--viewport", "wide"], "--viewport", 64),
  ])
  func aWrongOptionIsTold(option: [String], message: String, status: Int32) throws {
    let outcome = try run(["transcript", "-"] + option, input: "<p>Here")
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains(message))
    #expect(outcome.status == status)
  }

  @Test func anOptionForPagesWithoutAPageIsTold() throws {
    let outcome = try run(
      ["transcript", "-", "--viewport", "800x600"], input: "elements: [{text: Hi}]")
    #expect(outcome.output == "Hi\n")
    #expect(outcome.error == "earshot: --viewport has no effect: no input is a web page\n")
  }

  /// Each side of a change says where its element is written: a line of a dump, a selector of a page.
  @Test func aChangeSaysWhereItsElementIsWritten() throws {
    let dump = """
      <hierarchy rotation="0">
        <node class="android.widget.FrameLayout" bounds="[0,0][1080,2000]">
          <node class="android.widget.Button" text="Pay" bounds="[0,0][300,150]" clickable="true" />
        </node>
      </hierarchy>
      """
    let page =
      "<!doctype html><html lang=en><title>Till</title><main><button id=pay>Pay</button></main>"
    let folder = try CommandFolder([
      "old.xml": dump, "new.xml": "\n" + dump.replacing("Pay", with: "Pay now"),
      "old.html": page, "new.html": page.replacing(">Pay", with: ">Pay now"),
    ])
    func places(_ ending: String) throws -> [[String: Any]] {
      let output = try folder.shell("$EARSHOT diff old.\(ending) new.\(ending) --format json")
        .output
      let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
      let screens = try #require(json?["screens"] as? [[String: Any]], "\(output)")
      let change = try #require((screens.first?["changes"] as? [[String: Any]])?.first)
      return ["old", "new"].compactMap {
        (change[$0] as? [String: Any])?["place"] as? [String: Any]
      }
    }
    #expect(try places("xml").map { $0["line"] as? Int } == [3, 4])
    let pages = try places("html")
    #expect(pages.map { $0["selector"] as? String } == ["#pay", "#pay"])
    #expect(
      pages.map { $0["html"] as? String } == Array(repeating: "<button id=\"pay\">", count: 2))
  }

  /// A page with more parts that open on hover than are looked at says that not all were.
  @Test func aLookThatEndedEarlyIsTold() throws {
    let items = (1...30).map { "<li>Part \($0)<p class=d>More \($0)</p>" }.joined()
    let page =
      "<!doctype html><html lang=en><title>S</title><style>.d{display:none} li:hover .d{display:block}</style>"
      + "<main><h1>S</h1><ul>\(items)</ul></main>"
    let folder = try CommandFolder(["a.html": page])
    let outcome = try folder.shell("$EARSHOT audit a.html --reader nvda --rule hover-only")
    #expect(outcome.output.contains("and 17 more"), "\(outcome.output)")
    #expect(outcome.error.contains("only some content that appears on hover was checked"))
  }
}
