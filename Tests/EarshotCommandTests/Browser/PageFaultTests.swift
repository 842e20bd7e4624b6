import Foundation
import Testing

/// Faults of pages that people flagged, and what they were wrongly told of.
@Suite("Faults of pages", .waiting, .inChromium) struct PageFaultTests {
  private static let links = (1...14).map { "<p><a href=\($0).html>Page number \($0)</a></p>" }
    .joined()

  private static let spanish =
    "<p>La tienda abre los lunes y los martes, y una persona puede pasar por el pedido con su familia.</p>"
    + "<p>El envío es más caro para las islas que para el resto del país, con una nota por pedido.</p>"

  private static func focus(_ style: String) -> String {
    "<title>Shop</title><style>\(style)</style><h1>S</h1><p><button>Buy</button></p>"
  }

  private static let cases: [(page: String, rule: String, words: String?)] = [
    ("<title>Document</title><h1>Shop</h1>", "screen-title-missing", "the title \"Document\""),
    (
      "<title>Vite + React</title><h1>Shop</h1>", "screen-title-missing",
      "the title \"Vite + React\""
    ),
    ("<title>Documents</title><h1>Shop</h1>", "screen-title-missing", nil),
    ("<title>Shop</title>\(links)", "heading-level-skipped", "The page has no heading"),
    ("<title>Shop</title><h2>Rice</h2>", "heading-level-skipped", "no heading of level 1"),
    ("<title>Shop</title><h2>Rice</h2><h1>Shop</h1>", "heading-level-skipped", nil),
    ("<title>Shop</title><p>Rice</p>", "heading-level-skipped", nil),
    (
      "<title>Shop</title><h1>S</h1><a href='javascript:void(0)'>Buy</a>", "link-aimless",
      "runs a script"
    ),
    ("<title>Shop</title><h1>S</h1><a href='java.html'>Buy</a>", "link-aimless", nil),
    ("<title>Shop</title><h1>S</h1><a href='#'>Details</a>", "link-aimless", "leads nowhere"),
    ("<title>Shop</title><h1>S</h1><a href='#'>Back to top</a>", "link-aimless", nil),
    ("<title>Shop</title><h1>S</h1><a href='#' role=button>Details</a>", "link-aimless", nil),
    (
      "<title>Shop</title><h1>S</h1><a href=x><img src=x alt=Home> Home</a>", "name-doubled",
      "twice"
    ),
    ("<title>Shop</title><h1>S</h1><a href=x><img src=x alt=''> Home</a>", "name-doubled", nil),
    (focus("button:focus { outline: none }"), "focus-hidden", "button \"Buy\" looks the same"),
    (focus("* { outline: none } button { transition: all 1s }"), "focus-hidden", "looks the same"),
    (focus(""), "focus-hidden", nil),
    (
      focus("button:focus { outline: 0; box-shadow: 0 0 3px blue; transition: all 1s }"),
      "focus-hidden", nil
    ),
    (
      focus("button:focus { outline: 0 } p:focus-within { background: yellow }"), "focus-hidden",
      nil
    ),
    (
      focus("button:focus { outline: 0 } button:focus::after { content: '<' }"), "focus-hidden", nil
    ),
    (
      "<title>Shop</title><style>input { outline: 0 }</style><h1>S</h1><input aria-label=Name>",
      "focus-hidden", "only a caret appears"
    ),
    ("<title>T</title><h1>Tienda</h1>\(spanish)", "language-mismatch", "seem to be in \"es\""),
    ("<title>T</title><h1>Tienda</h1><div lang=es>\(spanish)</div>", "language-mismatch", nil),
    (
      "<title>Shop</title><h1>S</h1><a href=x>Copy link</a> <button>Share link</button>",
      "label-repeats-role", nil
    ),
    (
      "<title>Shop</title><h1>S</h1><a href=x>Home link</a>", "label-repeats-role", "the role twice"
    ),
    (
      "<title>Shop</title><h1>S</h1><div><span style='color:#555'>EGP 0</span> <span style='color:#000'>EGP 0</span></div>",
      "colour-only-state", nil
    ),
  ]

  private static let rest =
    "<li><a href=home.html>Home</a><li><a href=faq.html>Help</a></ul></nav><h1>S</h1>"

  /// States that classes and layout show, and counts beside pictures.
  private static let shown: [(page: String, rule: String, words: String?)] = [
    (
      "<title>S</title><h1>S</h1><button class='accordion'>Returns</button><p hidden>In 30 days</p>",
      "state-missing", "whether the part that it controls is open or closed"
    ),
    (
      "<title>S</title><h1>S</h1><div class=faq><button>Returns</button><p hidden>In 30 days</p></div>",
      "state-missing", "whether the part that it controls is open or closed"
    ),
    (
      "<title>S</title><h1>S</h1><button class='navbar-toggler' aria-label=Menu>=</button>",
      "state-missing", "whether the part that it controls is open or closed"
    ),
    (
      "<title>S</title><h1>S</h1><button class='accordion' aria-expanded=false>R</button><p hidden>In</p>",
      "state-missing", nil
    ),
    (
      "<title>S</title><h1>S</h1><button>Send</button><p hidden>Your order was sent</p>",
      "state-missing", nil
    ),
    (
      "<title>S</title><h1>S</h1><a class='faq-link' href='faq.html'>FAQ</a><p hidden>Questions</p>",
      "state-missing", nil
    ),
    (
      "<title>S</title><h1>S</h1><button class=active>All</button><button>Open</button>",
      "current-unmarked", "\"All\" marks it as chosen"
    ),
    (
      "<title>S</title><h1>S</h1><button class=active aria-pressed=true>All</button><button>Open</button>",
      "current-unmarked", nil
    ),
    (
      "<title>S</title><h1>S</h1><button><svg width=20 height=20></svg> 12</button>",
      "label-symbol-only", "only an icon shows the meaning of the number"
    ),
    (
      "<title>S</title><h1>S</h1><button><img src=x alt=Likes width=20 height=20> 12</button>",
      "label-symbol-only", nil
    ),
    ("<title>S</title><h1>S</h1><button>12</button>", "label-symbol-only", nil),
    (
      "<title>S</title><h1>S</h1><a href='tel:01604908464'><svg width=20 height=20></svg> 01604 908464</a>",
      "label-symbol-only", nil
    ),
    (
      "<title>S</title><div><a class=active href='#a'>Rice</a><a href=b>B</a><a href=c>C</a><a href=d>D</a></div><h1>S</h1>",
      "current-unmarked", "\"Rice\" leads to the page"
    ),
    (
      "<title>S</title><h1>S</h1><img src=x alt='img 3' width=50 height=50>", "label-vague",
      "does not say what the picture shows"
    ),
    ("<title>S</title><h1>S</h1><img src=x alt='Route 66' width=50 height=50>", "label-vague", nil),
    // Its class was copied from another page.
    (
      "<title>S</title><nav><ul><li><a class=active href=other.html>Rice</a>\(rest)",
      "current-unmarked", nil
    ),
    (
      "<title>S</title><h1>One</h1><h1>Two</h1><h1>Three</h1><h1>Four</h1>",
      "heading-level-skipped",
      "All 4 headings have level 1"
    ),
    (
      "<title>S</title><h1>S</h1><nav style='position:absolute;left:-250px;width:250px'><a href=a>A</a> <a href=b>B</a></nav>",
      "element-off-screen", "left of the page"
    ),
    (
      "<title>S</title><h1>S</h1><a href=a style='position:absolute;left:-9999px'>A</a> <a href=b style='position:absolute;left:-9999px'>B</a>",
      "element-off-screen", nil
    ),
    // What nobody sees nobody clicks.
    (
      "<title>S</title><h1>S</h1><div style='visibility:hidden'><span onclick=a() style='cursor:pointer;display:block;width:20px;height:20px'></span></div>",
      "role-missing", nil
    ),
    // A picture that is painted below the colour behind a text changes nothing of it.
    (
      "<title>S</title><style>body::before{content:'';position:fixed;inset:0;background:linear-gradient(red,blue)}"
        + "nav{position:relative;z-index:2}nav b{background:#3b82f6;color:#fff}</style><nav><b>Pay</b></nav><h1>S</h1>",
      "contrast-insufficient", "\"Pay\" is #FFFFFF on #3B82F6"
    ),
    (
      "<title>T</title><h1>T</h1><div lang=es><button aria-label=Close>x</button></div>",
      "language-mismatch", "\"Close\" is English"
    ),
    (
      "<title>T</title><h1>T</h1><div lang=es><button aria-label=Cerrar>x</button></div>",
      "language-mismatch", nil
    ),
  ]

  @Test func whatPeopleFlaggedIsFound() throws {
    let cases = Self.cases + Self.markup + Self.shown + Self.looks + Self.words
    let names = cases.indices.map { "\($0).html" }
    let pages = zip(names, cases).map { ($0, "<!doctype html><html lang=en>\($1.page)") }
    let folder = try CommandFolder(Dictionary(uniqueKeysWithValues: pages))
    let rules = Set(cases.map(\.rule)).sorted().joined(separator: " --rule ")
    let outcome = try folder.shell(
      "$EARSHOT audit \(names.joined(separator: " ")) --reader nvda --rule \(rules) --format json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let results = json?["results"] as? [[String: Any]] ?? []
    try #require(results.count == names.count, "\(outcome.error)")
    for (each, result) in zip(cases, results) {
      let messages = (result["findings"] as? [[String: Any]] ?? [])
        .filter { $0["rule"] as? String == each.rule }.compactMap { $0["message"] as? String }
      if let words = each.words {
        #expect(messages.count == 1 && messages[0].contains(words), "\(each.page): \(messages)")
      } else {
        #expect(messages == [], "\(each.page)")
      }
    }
  }
}
