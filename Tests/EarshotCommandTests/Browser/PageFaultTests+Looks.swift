extension PageFaultTests {
  private static let quiz = (1...3).map {
    "<h2>Die große Frage \($0)</h2><p>Welcher Pilz ist einer der giftigsten? Er steht im Wald, und er kann zum Tod führen.</p>"
  }.joined()

  private static func form(_ fields: String) -> String {
    "<title>Order</title><h1>Order</h1><form>\(fields)<button>Send</button></form>"
  }

  private static func field(_ name: String, _ label: String, _ more: String = "") -> String {
    "<p><label>\(label) <input name=\(name) \(more)></label></p>"
  }

  private static func moving(_ style: String, _ more: String = "") -> String {
    "<title>S</title><style>@keyframes a{to{translate:9px}} img{animation:\(style)}</style><h1>S</h1>"
      + "<p><img src=data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw== alt=Phone width=50 height=50>\(more)</p>"
  }

  private static let vietnamese =
    "Trang chủ Sản phẩm Đăng nhập Đăng ký Thêm vào giỏ hàng Hệ thống cửa hàng Hỗ trợ Hướng dẫn mua hàng Liên hệ"

  private static func wide(_ more: String) -> String {
    "<title>S</title><h1>S</h1><div style='width:900px'>\(more)</div>"
  }

  private static func slides(_ script: String) -> String {
    "<title>S</title><h1>S</h1><div class=banner-slider><p id=b style='position:relative;width:300px;height:60px'>Sale</div>"
      + "<script>let left = 0; \(script)</script>"
  }

  private static let sentence =
    "Prices are stated per person and night, with breakfast, and without the tax that the town takes of its guests."

  private static func hover(_ style: String, _ more: String = "") -> String {
    "<title>S</title><style>.d { display: none } li:hover .d { display: block } \(style)</style><h1>S</h1>"
      + "<ul><li>Products \(more)<ul class=d><li><a href=a>Rice</a></ul></ul>"
  }

  /// What colours, sizes, motion and words of a page tell.
  static let looks: [(page: String, rule: String, words: String?)] = [
    (
      "<title>S</title><div style='height:0'><button style='position:absolute;background:#f0a500;color:#fff;border:0;font-size:24px'>Start</button></div>",
      "contrast-insufficient", "\"Start\" is #FFFFFF on #F0A500"
    ),
    (
      "<title>S</title><div style='height:0;overflow:hidden'><span style='color:#eee'>For nobody</span></div><p>S</p>",
      "contrast-insufficient", nil
    ),
    (
      "<title>S</title><p style='opacity:0.0834'>On its way</p>", "contrast-insufficient", nil
    ),
    ("<title>Q</title><h1>Quiz</h1>\(quiz)", "language-mismatch", "seem to be in \"de\""),
    (
      form(field("firstname", "First name") + field("lastname", "Name") + field("zip", "Code")),
      "autofill-missing", "(and 2 more)"
    ),
    (form(field("name", "Film") + field("title", "Title")), "autofill-missing", nil),
    (
      form(
        field("a", "Colour", "required") + field("b", "Size", "required")
          + field("c", "Text", "required")),
      "required-unmarked", "no visible text says so"
    ),
    (
      "<p>All fields are required.</p>"
        + form(
          field("a", "Colour", "required") + field("b", "Size", "required")
            + field("c", "Text", "required")),
      "required-unmarked", nil
    ),
    (moving("a 1s infinite"), "media-autoplays", "never stop moving"),
    (moving("a 1s infinite", "<button>Pause</button>"), "media-autoplays", nil),
    (moving("a 1s 3"), "media-autoplays", nil),
    (
      "<title>S</title><h1>S</h1><p>More <svg width=15 height=10><path d='M0 0h9'/></svg></p>",
      "image-undescribed", nil
    ),
    (
      "<title>S</title><h1>S</h1><a href=''>Rice shop</a> <a href=''>Rice</a>", "link-repeated", nil
    ),
    (wide(sentence), "reflow-missing", "\"Prices are stated per person"),
    (
      wide("<label>Name <input style='width:800px'></label>"), "reflow-missing",
      "text field \"Name\""
    ),
    (
      wide("<div style='overflow:auto;width:300px'><p style='width:900px'>\(sentence)</div>"),
      "reflow-missing", nil
    ),
    (wide("<table><tr><td style='width:880px'>\(sentence)<td>2</table>"), "reflow-missing", nil),
    ("<title>S</title><h1>S</h1><p style='max-width:900px'>\(sentence)", "reflow-missing", nil),
    (
      "<title>S</title><h1>S</h1><nav style='position:absolute;left:100vw;width:300px'>\(sentence)</nav>",
      "reflow-missing", nil
    ),
    (hover(""), "hover-only", "the mouse is over text \"Products\""),
    (hover("li:focus-within .d { display: block }"), "hover-only", nil),
    (hover("", "<button>Open</button>"), "hover-only", "the mouse is over text \"Products\""),
    (hover("", "<button aria-expanded=false>Open</button>"), "hover-only", nil),
    (
      "<title>S</title><h1>S</h1><p>Ask us</p><ul style='background:#f54932'><li style='display:contents;color:#fff'>Now</ul>",
      "contrast-insufficient", "\"Now\" is #FFFFFF on #F54932"
    ),
    (
      "<title>S</title><h1>S</h1><p style='opacity:0;transition:opacity 9s;color:#ddd;margin-top:2000px'>Later</p>"
        + "<script>new IntersectionObserver(list => list.forEach(each => { if (each.isIntersecting) each.target.style.opacity = 1 }))"
        + ".observe(document.querySelector('p'))</script>",
      "contrast-insufficient", "\"Later\" is #DDDDDD"
    ),
    (
      slides("setInterval(() => b.style.left = (left -= 9) + 'px', 400)"), "media-autoplays",
      "never stop moving"
    ),
    (slides("setTimeout(() => b.textContent = 'Come and see', 900)"), "media-autoplays", nil),
    (hover(".d { display: block !important }"), "hover-only", nil),
    (
      "<title>S</title><h1>S</h1><a href='https://x.com/shop'>X</a> <button>O</button> <button>X</button>",
      "label-symbol-only", nil
    ),
    ("<title>S</title><h1>S</h1><button>X</button>", "label-symbol-only", "a single letter"),
    (
      "<title>S</title><h1>S</h1><p>\(vietnamese)</p>", "language-mismatch", "seem to be in \"vi\""
    ),
    (
      "<title>S</title><h1>S</h1><a href='#prices'>Prices</a>", "link-aimless",
      "No element on the page has the id"
    ),
    (
      "<title>S</title><h1>S</h1><a href='#prices'>Prices</a><p id=prices>From 3</p>",
      "link-aimless",
      nil
    ),
    ("<title>S</title><h1>S</h1><a href='#/prices'>Prices</a>", "link-aimless", nil),
    (
      "<title>S</title><h1>S</h1><a href=cart.html><i></i> 3</a>", "label-symbol-only",
      "only an icon shows"
    ),
    (
      "<title>S</title><h1>S</h1><a href=a>1</a> <a href=b>2</a> <a href=c>3</a>",
      "label-symbol-only", nil
    ),
    (
      "<title>S</title><h1>S</h1><img src=rice1.jpg alt=rice1 width=50 height=50>",
      "label-is-identifier", "a file name"
    ),
    (
      "<title>S</title><h1>S</h1><img src=rice.jpg alt=Rice width=50 height=50>",
      "label-is-identifier", nil
    ),
    (
      "<title>S</title><h1>S</h1><img src=a alt='Shop Image 1' width=50 height=50><img src=b alt='Shop Image 2' width=50 height=50>",
      "label-vague", "does not say what the picture shows"
    ),
    (
      "<title>S</title><style>form { display: none } li:hover form { display: block }</style><h1>S</h1><ul><li>Find"
        + "<form><input name=textContent><input name=contains><input name=matches></form></ul>",
      "hover-only", "the mouse is over text \"Find\""
    ),
  ]
}
