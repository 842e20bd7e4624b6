import Testing

/// Several pages at once: lists of addresses, checked, heard and compared.
@Suite(
  "Lists of pages", .waiting,
  .enabled(if: Browser.program != nil, "chromium is not installed: pages are not opened"))
struct PageListTests {
  private static let files = [
    "index.html": "<html lang=en><title>Seeds</title><h1>Seeds</h1><a href=basket.html>Basket</a>",
    "basket.html": "<title>Basket</title><h1>Basket</h1><button>Order</button>",
    "pages.txt": "# A small shop.\n\nhome {SITE}/\n{SITE}/basket.html\n",
  ]

  @Test func aListIsCheckedAgainstRecordings() throws {
    let folder = try CommandFolder(Self.files)
    let heard = try folder.served(
      """
      check() { $EARSHOT check pages.txt --baseline heard "$@"; }
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
      $EARSHOT transcript pages.txt | sed s/$PORT/PORT/ && $EARSHOT audit pages.txt > audit &&
      $EARSHOT report pages.txt --no-audio -o report/ && ls report | sed s/$PORT/PORT/
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

  @Test(arguments: [
    (
      "home http://a/\nhome http://b/",
      ":2:1: error: two pages of this list go by the name \"home\""
    ),
    ("http://a/\nshop.html", ":2:1: error: this line names no page"),
    ("http://a/\n\nmy home http://b/", ":3:1: error: this line names no page"),
    ("https:///path", ":1:1: error: this address names no server"),
  ])
  func aWrongLineIsTold(list: String, said: String) throws {
    let folder = try CommandFolder(["pages.txt": list])
    for arguments in [["transcript", "pages.txt"], ["check", "pages.txt", "--baseline", "."]] {
      let outcome = try folder.shell("$EARSHOT \(arguments.joined(separator: " "))")
      #expect(outcome.status == 2)
      #expect(outcome.error.contains("pages.txt\(said)"), "\(outcome.error)")
    }
  }
}
