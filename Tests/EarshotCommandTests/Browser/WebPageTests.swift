import Foundation
import Testing

/// Pages that the program opens in the browser that is installed.
@Suite(
  "Web pages",
  .enabled(if: Browser.program != nil, "chromium is not installed: pages are not opened"))
struct WebPageTests {
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
    let heard = try run(["transcript", folder.file("seeds.html")])
    #expect(
      heard.output == """
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

        """)
    #expect(heard.status == 0)
    #expect(!heard.output.contains("marigold"))
  }

  @Test func aPageFromStandardInputIsHeard() throws {
    #expect(try run(["transcript", "-"], input: "<p>Hello <b>you</b>").output == "Hello\nyou\n")
  }

  @Test func theTreeTellsRolesBeforeAnyReader() throws {
    let folder = try CommandFolder([
      "a.html": "<nav aria-label=Site><a id=home href=/>Home</a></nav>",
      "b.html": "<button aria-pressed=mixed lang=fr>Gras</button>",
    ])
    let tree = try run(["tree", "--format", "json", folder.path])
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

  /// Pages that are hostile or broken, and what is heard or said of each.
  @Test(arguments: [
    (
      "<script>for (let i = 0; i < 9; i++) alert(i)</script><p>Here", "Here\n",
      "9 times for a dialog"
    ),
    (
      "<script>window.open('about:blank')</script><p>Here", "Here\n", "windows that the page opened"
    ),
    (
      "<iframe src='/etc/hostname'></iframe><p>Here", "Here\n", "left out a frame that shows a file"
    ),
    // Now and then it can be read before it leaves, else its scripts are stopped.
    ("<script>setInterval(() => location.reload(), 50)</script><p>Here", "Here\n", ""),
    ("<p>Here<img alt='' src='http://localhost:9/x.png'>", "Here\n", ""),
    ("<p>Here<div", "Here\n", ""),
  ])
  func aPageCannotDoWhatItLikes(page: String, heard: String, said: String) throws {
    let folder = try CommandFolder(["page.html": page])
    let outcome = try run(["transcript", folder.file("page.html")])
    #expect(outcome.output == heard)
    #expect(outcome.status == 0)
    #expect(said.isEmpty || outcome.error.contains(said))
  }

  @Test(arguments: [
    (["https://nowhere.invalid/"], "no server has this name"),
    (["http://localhost:59999/"], "nothing answers at this address"),
    (["http:///path"], "this address names no server"),
    (["ftp://example.org/"], "no page is read from \"ftp:\""),
    (["file:///nowhere.html"], "no such file"),
    (["PAGE", "--browser", "/nowhere"], "--browser names no program: \"/nowhere\""),
    (["PAGE", "--browser", "/bin/true"], "the browser \"/bin/true\" has ended"),
    (["LOOP", "--timeout", "2"], "the browser did not answer in time"),
    (["PAGE", "--wait-for", "#late", "--timeout", "2"], "\"#late\" did not appear within 2 s"),
    (["PAGE", "--viewport", "wide"], "--viewport"),
  ])
  func whatCannotBeOpenedIsTold(arguments: [String], message: String) throws {
    let folder = try CommandFolder([
      "page.html": "<p>Here", "loop.html": "<script>while (true) {}</script>",
    ])
    let names = ["PAGE": folder.file("page.html"), "LOOP": folder.file("loop.html")]
    let outcome = try run(["transcript"] + arguments.map { names[$0] ?? $0 })
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains(message))
    #expect([2, 64].contains(outcome.status))
  }

  @Test func anOptionForPagesWithoutAPageIsTold() throws {
    let outcome = try run(
      ["transcript", "-", "--viewport", "800x600"], input: "elements: [{text: Hi}]")
    #expect(outcome.output == "Hi\n")
    #expect(outcome.error == "earshot: --viewport has no effect here: no input is a web page\n")
  }
}
