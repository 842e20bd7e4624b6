import Foundation
import Testing

/// Several pages at once: lists of addresses, checked, heard and compared.
@Suite("Lists of pages", .waiting, .inChromium) struct PageListTests {
  private static let files = [
    "index.html": "<html lang=en><title>Seeds</title><h1>Seeds</h1><a href=basket.html>Basket</a>",
    "basket.html": "<title>Basket</title><h1>Basket</h1><button>Order</button>",
    "pages.txt": "# A small shop.\n\nhome {SITE}/\n{SITE}/basket.html\n",
  ]

  /// A page that a telephone and a desktop lay out in other lines, with a field that shows no focus.
  @Test func whatInitRecordsPassesAtOnce() throws {
    let page = """
      <!doctype html><html lang="en"><head><title>Reserve</title><meta name="viewport" content="width=device-width">
      <style>input { outline: 0 }</style></head><body><main><h1>Reserve</h1><form aria-label="Form">
      <label>Name <input></label> <label>Day <input></label> <label>Email <input></label> <button>Reserve</button>
      </form></main></body></html>
      """
    let folder = try CommandFolder(["site/a.html": page])
    let outcome = try folder.shell(
      "$EARSHOT init site --reader nvda --no-workflow; $EARSHOT check site && $EARSHOT audit site")
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("1 same"), "\(outcome.output)")
  }

  @Test func storybookItselfIsTold() throws {
    let page =
      "<title>S</title><h1>S</h1><iframe id=storybook-preview-iframe title=P srcdoc=x></iframe>"
    let heard = try Earshot.run(["audit", "-", "--reader", "nvda"], input: page)
    #expect(heard.error.contains("this page is Storybook itself"), "\(heard.error)")
  }

  /// On the disk two slashes are one, so that a clone may hold a folder `http:/…`.
  @Test func aFolderStandsInForNoAddress() throws {
    let folder = try CommandFolder(Self.files)
    let heard = try folder.served(
      """
      mkdir -p "http:/localhost:$PORT"
      echo "elements: [{button: Planted}]" > "http:/localhost:$PORT/a.screen.yaml"
      for command in transcript audit tree keys; do $EARSHOT $command $SITE/ || echo "$?"; done
      $EARSHOT diff $SITE/ $SITE/
      $EARSHOT transcript $SITE/index.html
      """)
    #expect(!heard.output.contains("Planted"), "\(heard.output)")
    #expect(heard.output.isEmpty || heard.output.hasPrefix("2\n2\n2\n2\n"), "\(heard.output)")
    // Without a server there is nothing to be asked.
    #expect(
      heard.output.isEmpty
        || heard.error.contains("could be an address or a file") && heard.output.contains("Seeds"))
  }

  @Test func aListIsCheckedAgainstRecordings() throws {
    let folder = try CommandFolder(Self.files)
    let heard = try folder.served(
      """
      check() { $EARSHOT check pages.txt --network --baseline heard "$@"; }
      check --update missing > first || exit 10
      ls heard | sed s/$PORT/PORT/ > names
      check > second || exit 11
      sed -i s/Order/Pay/ basket.html
      check > third; [ $? = 1 ] || exit 12
      check --update changed > fourth || exit 13
      sed -i /home/d pages.txt
      check > fifth; [ $? = 1 ] || exit 14
      echo "home $SITE/nowhere.html" >> pages.txt; echo "gone http://localhost:9/" >> pages.txt
      check > sixth; [ $? = 2 ] || exit 15
      echo all
      """)
    guard heard.output == "all\n" else {
      Issue.record("\(heard.status) \(heard.error)")
      return
    }
    #expect(
      try folder.text(of: "names")
        == "home.transcript.txt\nlocalhost-PORT-basket.html.transcript.txt\n")
    #expect(try folder.text(of: "heard/home.transcript.txt").contains("Seeds, heading level 1"))
    #expect(try folder.text(of: "second").contains("2 same"))
    #expect(try folder.text(of: "third").contains("[-Order-]{+Pay+}, button"))
    #expect(try folder.text(of: "fifth").contains("no screen for this recording"))
    #expect(heard.error.contains("http://localhost:9/: error: "))
    #expect(heard.error.contains("status 404"))
  }

  @Test func aListIsHeardAndAudited() throws {
    let folder = try CommandFolder(Self.files)
    let heard = try folder.served(
      """
      $EARSHOT transcript pages.txt --network | sed s/$PORT/PORT/ && $EARSHOT audit pages.txt --network > audit &&
      $EARSHOT report pages.txt --network --no-audio -o report/ && ls report | sed s/$PORT/PORT/
      """)
    #expect(heard.status == 0, "\(heard.error)")
    let expected = """
      > open home
      Seeds, heading level 1
      Basket, link
      > open localhost-PORT-basket.html
      Basket, heading level 1
      Order, button
      home.html
      index.html
      localhost-PORT-basket.html.html

      """
    #expect(["", expected].contains(heard.output), "\(heard.output)")
  }

  @Test func twoAddressesAreCompared() throws {
    let folder = try CommandFolder([
      "a.html": "<h1>Seeds</h1><button>Order</button>",
      "b.html": "<h1>Seeds</h1><button>Pay</button>",
    ])
    let heard = try folder.served(
      "$EARSHOT diff $SITE/a.html $SITE/a.html && { $EARSHOT diff $SITE/a.html $SITE/b.html; [ $? = 1 ]; }"
    )
    #expect(heard.status == 0, "\(heard.error)")
    #expect(
      heard.output.isEmpty || heard.output.contains("[-Order-]{+Pay+}, button"), "\(heard.output)")
  }

  /// The picture that the browser takes stands behind the boxes; a long page is drawn smaller, and is there whole.
  @Test func aReportShowsThePageItself() throws {
    let folder = try CommandFolder([
      "short.html": "<meta name=viewport content='width=device-width'><h1>Seeds</h1>",
      "long.html": """
      <meta name=viewport content='width=device-width'><h1>Seeds</h1><p style='margin-top: 30000px'>End</p>
      """,
    ])
    let heard = try folder.shell(
      """
      for page in short long; do $EARSHOT report $page.html --no-audio -o $page.report.html || exit 10; done
      $EARSHOT report short.html -o picture.svg || exit 11
      """)
    #expect(heard.status == 0, "\(heard.error)")
    #expect(!heard.error.contains("stretched"))
    #expect(try folder.text(of: "picture.svg").contains("data:image/png;base64,"))
    let sizes = try ["short", "long"].map { page in
      let report = try folder.text(of: "\(page).report.html")
      let start = try #require(report.range(of: "data:image/png;base64,")).upperBound
      let text = String(report[start...].prefix { $0 != "\"" && $0 != "&" && $0 != ")" })
      let picture = try #require(Data(base64Encoded: text))
      func number(_ place: Int) -> Int {
        picture[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      }
      #expect(picture.count < 3 << 20)
      return [number(16), number(20)]
    }
    #expect(sizes[0] == [786, 1704])
    #expect(
      sizes[1][0] > 150 && sizes[1][1] > 75 * sizes[1][0] && sizes[1][0] * sizes[1][1] < 2_600_000)
  }

  @Test(arguments: [
    (
      "home http://a/\nhome http://b/",
      ":2:1: error: two pages of this list have the name \"home\""
    ),
    ("http://a/\nshop.html", ":2:1: error: this line does not name a page"),
    ("http://a/\n\nmy home http://b/", ":3:1: error: this line does not name a page"),
    ("https:///path", ":1:1: error: this address has no server"),
  ])
  func aWrongLineIsTold(list: String, said: String) throws {
    let folder = try CommandFolder(["pages.txt": list])
    for arguments in [["transcript", "pages.txt"], ["check", "pages.txt", "--baseline", "."]] {
      let outcome = try folder.shell("$EARSHOT \(arguments.joined(separator: " "))")
      #expect(outcome.status == 2)
      #expect(outcome.error.contains("pages.txt\(said)"), "\(outcome.error)")
    }
  }

  /// Whoever can change a dump that somebody else names in a workflow would choose what is opened there.
  @Test(arguments: [
    "transcript home.txt", "audit home.txt",
    "report home.txt --no-audio -o r.html", "check home.txt --baseline .",
    "transcript home.txt --network --from debugdescription", "walk home.txt --network",
    "effort home.txt --network", "transcript home.txt --set hints=on,off",
  ])
  func aDumpThatBecameAListOpensNothing(_ command: String) throws {
    let folder = try CommandFolder(["index.html": "<h1>Inside</h1>"])
    let heard = try folder.served(
      """
      echo "x $SITE/" > home.txt; $EARSHOT \(command) > heard 2>&1; echo $?; cat heard
      """)
    #expect(heard.output.hasPrefix("2\n"), "\(heard.output)")
    #expect(!heard.output.contains("Inside"))
  }

  /// A hook hands over what was committed, under names that somebody else has given; a folder is looked into.
  @Test func everyHookRunsAFolder() throws {
    let hooks = try String(contentsOfFile: ".pre-commit-hooks.yaml", encoding: .utf8)
    let all = hooks.split(separator: "- id: ").dropFirst()
    #expect(all.count == 3)
    for hook in all {
      #expect(hook.contains("pass_filenames: false") && hook.contains("args: [\".\""), "\(hook)")
      #expect(!hook.contains("files: ^"), "\(hook)")
    }
  }

  private static let book = [
    "index.html": """
    <!doctype html><title>Storybook</title><a href="#">Sidebar</a>
    <iframe id="storybook-preview-iframe" title="Preview" src="iframe.html?id=button--primary"></iframe>
    """,
    "index.json": """
    {"v": 5, "entries": {
      "button--primary": {"type": "story", "id": "button--primary", "name": "Primary"},
      "button--docs": {"type": "docs", "id": "button--docs", "name": "Docs"},
      "field--empty": {"type": "story", "id": "field--empty", "name": "Empty"}}}
    """,
    "iframe.html": """
    <!doctype html><html lang=en><title>Story</title><main id=root></main><script>
    const id = new URLSearchParams(location.search).get('id')
    root.innerHTML = id.startsWith('button') ? '<button>Rate</button>' : '<label>Name <input></label>'
    </script>
    """,
  ]

  @Test func storiesAreHeardInsteadOfTheirBook() throws {
    let folder = try CommandFolder(Self.book)
    let heard = try folder.served(
      """
      $EARSHOT transcript $SITE/ --reader nvda > all || exit 10
      $EARSHOT transcript "$SITE/?path=/story/field--empty" --reader nvda > one || exit 11
      $EARSHOT transcript "$SITE/?path=/docs/button--docs" --reader nvda > component || exit 12
      $EARSHOT audit $SITE/ --reader nvda > found || exit 13
      $EARSHOT report $SITE/ --reader nvda --no-audio -o report.html || exit 14
      echo 'no index' > index.json
      $EARSHOT transcript $SITE/ --reader nvda > shell 2> told || exit 15
      echo done
      """)
    guard heard.output == "done\n" else {
      Issue.record("\(heard.status) \(heard.error)")
      return
    }
    let all = try folder.text(of: "all")
    #expect(
      all.contains("> open button--primary\n") && all.contains("> open field--empty\n"), "\(all)")
    #expect(!all.contains("Sidebar") && all.contains("button, Rate"), "\(all)")
    let one = try folder.text(of: "one")
    #expect(one.contains("Name") && !one.contains("Rate"), "\(one)")
    let component = try folder.text(of: "component")
    #expect(component.contains("Rate") && !component.contains("Name"), "\(component)")
    let found = try folder.text(of: "found")
    #expect(found.contains("iframe.html?id=field--empty") && !found.contains("Sidebar"), "\(found)")
    let report = try folder.text(of: "report.html")
    #expect(report.contains("Rate"))
    #expect(try folder.text(of: "shell").contains("Sidebar"))
    #expect(try folder.text(of: "told").contains("this page is Storybook itself"))
  }

  @Test func eachStoryOfAStorybookIsAPage() throws {
    let folder = try CommandFolder(Self.book)
    let heard = try folder.served(
      """
      $EARSHOT check $SITE --baseline heard --reader nvda --update missing > first || exit 10
      $EARSHOT check $SITE/index.html --baseline heard --reader nvda > second || exit 11
      sed -i s/Rate/Send/ iframe.html
      $EARSHOT check $SITE/ --baseline heard --reader nvda > third; [ $? = 1 ] || exit 12
      echo '{"v": 5, "entries": {"../../x": {"type": "story"}}}' > index.json
      $EARSHOT check $SITE/ --baseline heard 2> fourth; [ $? = 2 ] || exit 13
      echo 'no index' > index.json
      $EARSHOT check $SITE/ --baseline heard 2> fifth; [ $? = 2 ] || exit 14
      echo all
      """)
    guard heard.output == "all\n" else {
      Issue.record("\(heard.status) \(heard.error)")
      return
    }
    #expect(
      folder.names.filter { $0.hasPrefix("heard/") } == [
        "heard/button--primary.transcript.txt", "heard/field--empty.transcript.txt",
      ])
    #expect(try folder.text(of: "heard/button--primary.transcript.txt").hasSuffix("button, Rate\n"))
    #expect(try folder.text(of: "second") == "2 same by nvda\n")
    #expect(try folder.text(of: "third").hasSuffix("1 same, 1 changed by nvda\n"))
    #expect(try folder.text(of: "fourth").contains("not a valid story id"))
    #expect(try folder.text(of: "fifth").contains("there is no Storybook at this address"))
  }
}
