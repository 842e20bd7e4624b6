extension PageFaultTests {
  private static func menu(_ current: String) -> String {
    "<title>Shop</title><nav><ul><li><a href=home.html>Home</a><li>\(current)<li><a href=faq.html>Help</a></ul></nav><h1>S</h1>"
  }

  private static func viewport(_ content: String) -> String {
    "<title>Shop</title><meta name=viewport content='width=device-width, \(content)'><h1>S</h1>"
  }

  private static let header =
    "<nav>\((1...6).map { "<a href=\($0).html>Page \($0)</a> " }.joined())</nav>"

  private static let rows = (1...70).map { "<tr><td>Mint \($0)<td>\($0) cents" }.joined()
  private static let lines = (1...70).map { "<p>Mint \($0)" }.joined()

  /// What tags and attributes tell.
  static let markup: [(page: String, rule: String, words: String?)] = [
    (
      "<title>S</title><h1>S</h1><div onclick='f()'>Open it</div>",
      "role-missing", "spoken as \"Open it\""
    ),
    (
      "<title>S</title><h1>S</h1><div onclick='f()' tabindex=0>Open it</div>",
      "role-missing", "spoken as \"Open it\""
    ),
    (
      "<title>S</title><h1>S</h1><div onclick='f()' style='cursor:pointer;width:28px;height:28px;background:red'></div>",
      "role-missing", "neither a role nor a name"
    ),
    (
      "<title>S</title><h1>S</h1><div onclick='f()'><button>Open</button></div>",
      "role-missing", nil
    ),
    (
      "<title>S</title><h1>S</h1><section onclick='f()'><p>What stands in a part of the page that listens for clicks is mostly told in more words than a button has.</p></section>",
      "role-missing", nil
    ),
    (
      "<title>S</title><h1>S</h1><div onclick='f()' style='height:400px;width:400px'></div>",
      "role-missing", nil
    ),
    (
      "<title>S</title><h1>S</h1><div onclick='f()' style='width:28px;height:28px;background:red'></div>",
      "role-missing", "neither a role nor a name"
    ),
    (
      "<title>S</title><h1>S</h1>Password <span onclick='f()'><svg width=16 height=16><path d='M0 0h9v9z'/></svg></span>",
      "role-missing", "nothing says so"
    ),
    (
      "<title>S</title><h1>S</h1><div onclick='f()' style='width:28px;height:28px'></div>",
      "role-missing", nil
    ),
    (
      "<title>S</title><h1>S</h1><div onclick='f()'><p>Choose</p><p style='cursor:pointer'>Tea</p></div>",
      "role-missing", "spoken as \"Tea\""
    ),
    (
      "<title>S</title><h1>S</h1><p>Read <span style='cursor:pointer'>the details</span> here",
      "role-missing", "turns into a hand here"
    ),
    (
      "<title>S</title><h1>S</h1><label style='cursor:pointer'><span>Tea</span><input type=checkbox></label>",
      "role-missing", nil
    ),
    (
      "<title>S</title><h1>S</h1><label style='display:inline-block;padding:14px'><input type=checkbox> Peppermint</label>",
      "target-too-small", nil
    ),
    (
      "<title>S</title><h1>S</h1><label>Recipient's email <input type=email></label>",
      "autofill-missing", nil
    ),
    (
      "<title>S</title><h1>S</h1><table><tr><th>Tea<th>Price<tr><td>Mint<td>Low</table>",
      "heading-unmarked", nil
    ),
    ("<title>S</title><h1>S</h1><table>\(rows)</table>", "effort-high", nil),
    ("<title>S</title><h1>S</h1>\(lines)", "effort-high", "nothing to jump to"),
    (
      "<title>S</title><h1>S</h1><a href=x.html><i class=material-icons>shopping_basket</i></a>",
      "label-is-identifier", "the name of an icon in its font"
    ),
    (
      "<title>S</title><h1>S</h1><a href=x.html><i class=material-icons aria-hidden=true>shopping_basket</i> Basket</a>",
      "label-is-identifier", nil
    ),
    (
      "<title>S</title><h1>S</h1><a href=https://example.org/tea>https://example.org/tea</a>",
      "label-is-identifier", "letter by letter"
    ),
    ("<title>S</title><h1>S</h1><h2></h2><p>Tea", "heading-empty", "A heading has no text"),
    ("<title>S</title><h1>S</h1><h1>Tea</h1>", "heading-level-skipped", "the second is \"Tea\""),
    (
      "<title>S</title><h1>S</h1><button aria-label='Toggle navigation'>Menu</button>",
      "label-not-in-name", "The screen shows \"Menu\""
    ),
    (
      "<title>S</title><h1>S</h1><button aria-label='Menu, 3 new'>Menu!</button><button aria-label=Close>×</button><button aria-label=Basket><i class=material-icons>shop</i></button>",
      "label-not-in-name", nil
    ),
    (
      "<title>S</title><h1>S</h1><img src=a.png alt='Joel Lou'><h2>Joel Lou</h2>",
      "image-repeats-caption", "its caption says"
    ),
    ("<title>S</title><h1>S</h1><p>📜<p>Tea", "emoji-in-name", "the description of the emoji"),
    ("<title>S</title><h1>S</h1><a href=''>Details</a>", "link-aimless", "leads nowhere"),
    (
      "<title>S</title><h1>S</h1><a href='void:javascript;'>Open</a>", "link-aimless",
      "leads nowhere"
    ),
    ("<title>S</title><h1>S</h1><p><a><h2>Blog</h2></a>", "link-aimless", "Anchors without"),
    ("<title>S</title><h1>S</h1><p lang=zxx>Tea", "language-missing", "does not name a language"),
    (
      "<title>S</title><h1>S</h1><p lang=de><img src=a.png alt=Logo>", "label-vague",
      "does not say what the picture shows"
    ),
    (
      "<title>S</title><h1>S</h1><a href='index.html#top'>Tea</a><p>Mint<p><a href='/'>Tea</a>",
      "label-duplicated", nil
    ),
    (
      "<title>S</title><h1>S</h1><label>Tell us in a few words what you like about this field <input></label>",
      "label-repeats-role", nil
    ),
    (menu("<a href=index.html class=active>Shop</a>"), "current-unmarked", nil),
    ("<title>S</title><h1><a href='#top'></a>Tea</h1>", "heading-empty", nil),
    ("<title>S</title><h1><a href='#top'></a>Tea</h1>", "heading-level-skipped", nil),
    (
      "<title>S</title><h1>S</h1><button onclick=\"window.location.href='tea.html'\">Tea</button>",
      "role-conflict", "goes to another page"
    ),
    (
      "<title>S</title><h1>S</h1><button onclick='brew()'>Tea</button>", "role-conflict", nil
    ),
    (
      "<title>S</title><h1>S</h1><input type=time aria-label=When style='border:1px solid #ccc'>",
      "contrast-non-text", "The border of"
    ),
    ("<title>S</title>\(header)<h1>S</h1>", "skip-link-missing", "come before the content"),
    ("<title>S</title><h1>S</h1>\(lines)\(header)", "skip-link-missing", nil),
    (
      "<title>S</title><body role=image aria-label=Shop><h1>S</h1><button>x</button>",
      "aria-misused", "contains a <button>"
    ),
    (
      "<title>S</title><h1>S</h1><p><svg role=img aria-label=Sales><a href='#x'><text y=20>2020</text></a></svg>",
      "aria-misused", "contains a <a>"
    ),
    (
      "<title>S</title><h1>S</h1><p><svg width=99 height=30><a href='#x'><text y=20>2020</text></a></svg>",
      "aria-misused", nil
    ),
    (
      "<title>S</title><h1>S</h1><div role=textbox aria-label=Note tabindex=0><button>x</button></div>",
      "aria-misused", "contains a <button>"
    ),
    (
      "<title>S</title><h1>S</h1><div role=combobox aria-label=City aria-expanded=false><input aria-label=City></div><div role=textbox aria-label=Note contenteditable>To <a href='#x'>x</a></div>",
      "aria-misused", nil
    ),
    (
      "<title>S</title><h1>S</h1><select aria-label=Size style='appearance: base-select'><button><selectedcontent></selectedcontent></button><option>8</select>",
      "aria-misused", nil
    ),
    (
      "<title>S</title><h1>S</h1><x-a><button>x</button></x-a><script>customElements.define('x-a', class extends HTMLElement { constructor() { super(); const i = this.attachInternals(); i.role = 'img'; i.ariaLabel = 'Sales' } })</script>",
      "aria-misused", "contains a <button>"
    ),
    (
      "<title>S</title><h1>S</h1><div aria-hidden=true><div contenteditable>x</div></div>",
      "aria-misused", "the keyboard reaches it"
    ),
    (
      "<title>S</title><body aria-disabled=true><h1>S</h1><button></button>",
      "aria-misused", "disable the whole page"
    ),
    (
      "<title>S</title><h1>S</h1><button aria-label='&#xFDD0;'></button>", "label-missing",
      "says only"
    ),
    (
      "<title>S</title><h1>S</h1><button aria-label='&#x20D0;'></button>", "label-missing",
      "says only"
    ),
    (
      "<title>S</title><h1>S</h1><div aria-hidden=true><button tabindex='0 '>x</button></div>",
      "aria-misused", "the keyboard reaches it"
    ),
    ("<title>S</title><h1>S</h1><p>To <a>our team</a>", "link-aimless", "Anchors without"),
    (
      "<title>S</title><h1>S</h1><p><a name=team>Our team</a> <a class=active>Home</a>",
      "link-aimless", nil
    ),
    (
      "<title>S</title><h1>S</h1><input aria-label=Name style='border:1px solid #ccc'>",
      "contrast-non-text", "The border of the text field \"Name\" is #CCCCCC on #FFFFFF"
    ),
    (
      "<title>S</title><h1>S</h1><select aria-label=Size style='border:1px solid #ccc'><option>8</select>",
      "contrast-non-text", "The border of"
    ),
    (
      "<title>S</title><h1>S</h1><input aria-label=A style='border:1px solid #ccc;background:#555'><input aria-label=B style='border:0;border-bottom:1px solid #555'><input aria-label=C style='border:1px solid #ccc;box-shadow:0 0 2px #000'><input aria-label=D>",
      "contrast-non-text", nil
    ),
    (
      "<title>S</title><h1>S</h1><pre>undefined</pre><p>It is <tt>null</tt></p>",
      "value-unreadable", nil
    ),
    (
      "<title>S</title><h1>S</h1><input type=search placeholder=Find>",
      "placeholder-as-label", "is the only name of the field"
    ),
    (
      "<title>S</title><h1>S</h1><label>Password<input></label>",
      "password-shown", "asks for a password"
    ),
    (
      "<title>S</title><h1>S</h1><label>Password<input type=password></label>",
      "password-shown", nil
    ),
    (viewport("user-scalable=no"), "zoom-blocked", "The viewport"),
    (viewport("maximum-scale=1.0"), "zoom-blocked", "The viewport"),
    (viewport("maximum-scale=5, user-scalable=yes"), "zoom-blocked", nil),
    (
      "<title>S</title><h1>S</h1><input aria-label=Name tabindex=2>", "tab-order-forced", "\"Name\""
    ),
    ("<title>S</title><h1>S</h1><input aria-label=Name tabindex=0>", "tab-order-forced", nil),
    (
      "<title>S</title><h1>S</h1><label><input type=radio name=s>Small</label><label><input type=radio name=s>Large</label>",
      "choices-unnamed", "\"Small\" and \"Large\""
    ),
    (
      "<title>S</title><h1>S</h1><fieldset><legend>Size</legend><label><input type=radio name=s>Small</label><label><input type=radio name=s>Large</label></fieldset>",
      "choices-unnamed", nil
    ),
    ("<title>S</title><h1>S</h1><label>Email *<input></label>", "required-unmarked", "has a star"),
    ("<title>S</title><h1>S</h1><label>Email *<input required></label>", "required-unmarked", nil),
    (
      "<title>S</title><h1>S</h1><label>Email<input type=email></label>", "autofill-missing",
      "no autocomplete"
    ),
    (
      "<title>S</title><h1>S</h1><label>Email<input type=email autocomplete=email></label>",
      "autofill-missing", nil
    ),
    ("<title>S</title><h1>S</h1><label>City<input name=city></label>", "autofill-missing", nil),
    (
      "<title>S</title><h1>S</h1><label>Email</label><input aria-label=Email>", "label-detached",
      "\"Email\" is not associated with a field"
    ),
    (
      "<title>S</title><h1>S</h1><label for=x>Email</label><input id=y aria-label=Email>",
      "label-detached", "\"Email\" is not associated with a field"
    ),
    (
      "<title>S</title><h1>S</h1><label for=x>Email</label><input id=x><label>Name<input></label>",
      "label-detached", nil
    ),
    (
      "<title>S</title><h1>S</h1><p>1. Open the box<br>2. Take the cable<br>3. Plug it in</p>",
      "list-unmarked", "3 lines from"
    ),
    (
      "<title>S</title><h1>S</h1><ol><li>1. Open<li>2. Take<li>3. Plug</ol>", "list-unmarked", nil
    ),
    (
      "<title>S</title><h1>S</h1><input type=submit value=Send style='color:#fff;background:#ff6d24'>",
      "contrast-insufficient", "\"Send\" is #FFFFFF on #FF6D24"
    ),
    (
      "<title>S</title><h1>S</h1><input type=submit value=Send style='color:#fff;background:#000'>",
      "contrast-insufficient", nil
    ),
    (
      "<title>S</title><h1>S</h1><a href=a.html>Washed rice</a><a href=a.html>Natural rice</a>",
      "link-repeated", nil
    ),
    (
      "<title>S</title><h1>S</h1><p><a href=a.html>One</a></p><p style='margin-top:90px'><a href=b.html>Two</a></p>",
      "target-too-small", "accepts it (and 1 more)"
    ),
    ("<title>S</title><h1>S</h1><img src=x alt='Image placeholder'>", "label-vague", "picture"),
    ("<title>S</title><h1>S</h1><img src=x alt=logo>", "label-vague", "what the picture shows"),
    ("<title>S</title><h1>S</h1><img src=x alt='Orchard logo'>", "label-vague", nil),
    (menu("<a class=active href='#rice'>Rice</a>"), "current-unmarked", "\"Rice\""),
    (menu("<a class=active aria-current=page href=rice.html>Rice</a>"), "current-unmarked", nil),
    (menu("<a href=''>Rice</a>"), "current-unmarked", "\"Rice\""),
    (menu("<a href=rice.html>Rice</a>"), "current-unmarked", nil),
    (
      "<title>S</title>\(header)<main id=m><h1>S</h1></main>", "skip-link-missing", "6 links"
    ),
    (
      "<title>S</title><a href=#m>Skip</a>\(header)<main id=m><h1>S</h1></main>",
      "skip-link-missing", nil
    ),
    (
      "<title>S</title><h1>S</h1><a href=rice.html><img src=x alt='Red rice'></a><a href=rice.html>Red rice from Italy</a>",
      "link-repeated", "\"Red rice from Italy\""
    ),
    (
      "<title>S</title><h1>S</h1><a href=/><img src=x alt='Orchard'></a><a href=/>Home</a>",
      "link-repeated", nil
    ),
    (
      "<title>S</title><h1>S</h1><a href=https://example.com target=_blank><img src=x alt=Guide></a>",
      "window-unannounced", "\"Guide\""
    ),
    (
      "<title>S</title><h1>S</h1><a href=https://example.com target=_blank>Guide (opens in a new tab)</a>",
      "window-unannounced", nil
    ),
    (
      "<title>S</title><h1>S</h1><label for=n>User</label><input id=n placeholder=User>",
      "placeholder-as-label", nil
    ),
  ]
}
