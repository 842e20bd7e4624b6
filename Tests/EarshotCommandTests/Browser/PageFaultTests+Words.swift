extension PageFaultTests {
  private static let dot =
    "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

  private static func page(_ body: String, _ title: String = "Rooms and rates") -> String {
    "<title>\(title)</title><h1>Rates</h1>\(body)"
  }

  private static func table(_ corner: String) -> String {
    let rows = ["Bed", "Meal", "Bath"].map { "<tr><td>\($0)<td>1<td>2<td>3" }.joined()
    return page("<table><tr><th>\(corner)<th>Low<th>High<th>Peak\(rows)</table>")
  }

  private static func modes(_ first: String, _ second: String) -> String {
    page("<div><button class='\(first)'>Day</button><button class='\(second)'>Night</button></div>")
  }

  private static func pictures(_ names: String...) -> String {
    page(
      zip(1..., names).map { "<p><img src='\(dot)#\($0)' alt='\($1)' width=200 height=90>" }
        .joined())
  }

  /// What words of a page tell: titles, descriptions, languages, names.
  static let words: [(page: String, rule: String, words: String?)] = [
    (page("<p>Tea", "Home"), "screen-title-missing", "says neither whose page it is"),
    (page("<p>Tea", "Home of tea"), "screen-title-missing", nil),
    (page("<p>Tea", "My first website"), "screen-title-missing", "says neither whose page it is"),
    (page("<button href=a>Go</button>"), "aria-misused", "ref has no effect"),
    (
      page("<p id=a>Tea</p><p id=a>Mint</p><input aria-labelledby=a>"), "aria-misused",
      "everal elements have the id \"a\""
    ),
    (
      page("<div style='width:200px;height:120px;background:url(\(dot))'></div>"),
      "image-undescribed",
      "drawn by a style"
    ),
    (
      page("<div style='width:200px;height:120px;background:url(\(dot))'>Pool</div>"),
      "image-undescribed", nil
    ),
    (
      page(
        "<style>input { outline: none; border: 1px solid #000 }</style><label>City <input></label>"),
      "focus-hidden", "only a caret appears"
    ),
    (
      page(
        "<form><label for=a>City<span aria-hidden=true>*</span></label><input id=a required><label>B <input required></label><label>C <input required></label></form>"
      ),
      "required-unmarked", nil
    ),
    (
      page(
        "<form><label>City<i aria-hidden=true>*</i><input required></label><label>B <input required></label><label>C <input required></label></form>"
      ),
      "required-unmarked", nil
    ),
    (
      page("<div aria-label='Our pool' style='width:9px;height:9px'></div>"), "aria-misused",
      "ria-label has no effect on <div>"
    ),
    (
      page(
        "<form><label>First <input name=contact_fname></label><label>Last <input name=contact_lname></label><label>Post <input name=contact_email></label></form>"
      ),
      "autofill-missing", "(and 2 more)"
    ),
    (
      page(
        "<div style='overflow:hidden'><p style='width:700px'>Prices are stated per person and night, with breakfast, and without the tax of the town.</div>"
      ),
      "reflow-missing", "Prices are stated"
    ),
    (
      page("<header><img id=logo src='\(dot)' alt='' width=120 height=40></header>"),
      "image-undescribed",
      "A logo has an empty alternative text"
    ),
    (page("<p style='background:#eee'><label>Name <input></label>"), "contrast-non-text", nil),
    (
      page("<button class='nav__dropdown-toggle'>Rooms</button><ul hidden><li>Bed</ul>"),
      "state-missing",
      "open or closed"
    ),
    (
      page(
        "<form><input placeholder='Your name'><input placeholder='Your email'><input placeholder='Enter your city'></form>"
      ), "autofill-missing", "(and 2 more)"
    ),
    (
      page(
        "<style>.s input{opacity:0;width:0;height:0}.s span{display:inline-block;width:40px;height:20px;background:#555}</style>"
          + "<label class=s aria-label=Wifi><input type=checkbox><span></span></label>"),
      "focus-hidden", "looks the same"
    ),
    (
      page(
        "<p>Bienvenue ! Découvrez nos plats et appelez pour une réservation.<p>Meilleur avis de la ville"
      ), "language-mismatch", "seem to be in \"fr\""
    ),
    (page("<div>★★★★☆</div>"), "label-symbol-only", "only a row of signs"),
    (page("<div>★★★★☆ <span>4.2</span></div>"), "label-symbol-only", nil),
    (
      pictures("Pool", "Pool", "Pool"), "label-vague",
      "3 different pictures all have the description"
    ),
    (pictures("Pool", "Pool", "Bar"), "label-vague", nil),
    (pictures("4"), "label-vague", "\"4\" does not say"),
    (pictures("Logotype"), "label-vague", "does not say"),
    (table(""), "table-headers-missing", "not headers, so a listener who goes down"),
    (table("Season"), "table-headers-missing", nil),
    (modes("mode active-mode", "mode"), "current-unmarked", "marks it as chosen"),
    (modes("mode", "mode non-active"), "current-unmarked", nil),
    (
      page("<div lang=fr><button>Add to cart</button><button>Read more</button><p>Du thé</div>"),
      "language-mismatch", "These are English"
    ),
    (
      page("<div lang=fr><button>Add to cart</button><button>Ajouter</button><p>Du thé</div>"),
      "language-mismatch", nil
    ),
    (
      page(
        "<p style='font-size:30px'>Our rooms</p><img src='\(dot)' alt=Bed width=50 height=50><p>They are all on the ground floor."
      ), "heading-unmarked", "looks like the heading"
    ),
    (
      page("<p>S A L E of the week"), "letters-spaced", "read letter by letter"
    ),
    (
      "<title>Rooms and rates</title><main><header><nav><a href=a>Bar</a></nav></header><h1>S</h1><footer>2027</footer></main>",
      "landmark-main-missing", "holds the header and the footer"
    ),
    (
      "<title>Rooms and rates</title><header><nav><a href=a>Bar</a></nav></header><main><h1>S</h1></main><footer>2027</footer>",
      "landmark-main-missing", nil
    ),
    (
      page(
        "<form><label>Name <input required></label><label>Room <input required></label><label>Note <input></label></form>"
      ), "required-unmarked", "no visible text says so"
    ),
  ]
}
