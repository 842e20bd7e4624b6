import Testing

/// What a page must not hide from a gate in silence.
@Suite("Hiding pages", .waiting, .inChromium)
struct PageHidingTests {
  private static let head = "<!doctype html><html lang=en><title>T</title><body>"

  /// Chromium tells readers nothing of what it draws only when somebody scrolls to it.
  @Test func whatIsDrawnLateIsHeard() throws {
    let folder = try CommandFolder([
      "a.html": """
      \(Self.head)<h1>a</h1><img name=querySelectorAll alt=''><div style='height:20000px'></div>
      <div style='content-visibility:auto'><button></button><p>Hello</p></div>
      <section id=host></section><div style='content-visibility:hidden'><p>Never</p></div>
      <iframe srcdoc="<div style='height:9000px'></div><p style='content-visibility:auto'>Inner</p>"></iframe>
      <script>host.attachShadow({mode: 'open'}).innerHTML =
        "<div style='content-visibility:auto'><p>Shadow</p></div>"</script>
      """
    ])
    let audit = try folder.shell("$EARSHOT audit a.html")
    #expect(audit.status == 1 && audit.output.contains("label-missing"), "\(audit.output)")
    let heard = try folder.shell("$EARSHOT transcript a.html --reader nvda")
    for word in ["Hello", "Shadow", "Inner"] {
      #expect(heard.output.contains(word), "\(heard.output)")
    }
    #expect(!heard.output.contains("Never"), "\(heard.output)")
  }

  /// However a dialog becomes modal, it is told that nothing behind it is judged.
  @Test(
    arguments: [
      "<div role=dialog aria-modal=TRUE aria-label=x><h1>ok</h1><button>Close</button></div>",
      """
      <div id=h></div><script>h.attachShadow({mode: 'closed'}).innerHTML =
      '<div role=dialog aria-modal=true aria-label=x><button>Close</button></div>'</script>
      """,
      """
      <div id=h></div><script>h.attachShadow({mode: 'open'}).innerHTML =
      '<dialog aria-label=x><button>Close</button></dialog>'; h.shadowRoot.querySelector('dialog').showModal()</script>
      """,
    ])
  func aModalDialogIsTold(_ dialog: String) throws {
    let folder = try CommandFolder(["a.html": "\(Self.head)<button></button><p>Hello</p>\(dialog)"])
    let outcome = try folder.shell("$EARSHOT audit a.html")
    #expect(
      outcome.error.contains("a modal dialog is open (\"x\")")
        || outcome.output.contains("label-missing"), "\(outcome.error)\(outcome.output)")
  }

  @Test(
    arguments: [
      "<main inert><button></button><p>Hello</p></main>",
      "<iframe inert srcdoc='<button></button><p>Hello</p>'></iframe>",
    ])
  func whatIsInertIsTold(_ body: String) throws {
    let folder = try CommandFolder(["a.html": "\(Self.head)<h1>a</h1>\(body)"])
    let outcome = try folder.shell("$EARSHOT audit a.html")
    #expect(outcome.error.contains("a part of the page is inert"), "\(outcome.error)")
    // What nobody sees either is no part that is missed.
    let hidden = try CommandFolder([
      "a.html": "\(Self.head)<h1>a</h1><nav inert style='position:absolute;left:-900px'>Menu</nav>"
    ])
    let quiet = try hidden.shell("$EARSHOT audit a.html")
    #expect(!quiet.error.contains("inert"), "\(quiet.error)")
  }

  /// A page's file in a folder is opened, whatever its text could also be.
  @Test func aPageInAFolderIsAPage() throws {
    let folder = try CommandFolder([
      "a/p.html": "- heading \"Shop\" [level=1]\n- text: <button></button><img src=x.png>\n"
    ])
    let outcome = try folder.shell("$EARSHOT audit a")
    #expect(outcome.status == 1 && outcome.output.contains("label-missing"), "\(outcome.output)")
  }

  /// What a page makes of data that it did not get is missing, and that is told.
  @Test func dataThatDidNotComeIsTold() throws {
    let folder = try CommandFolder([
      "a.html":
        "\(Self.head)<main><h1>x</h1><script>fetch('https://example.org/d.json').then(r => r.text()).catch(e => {})</script></main>"
    ])
    let outcome = try folder.shell("$EARSHOT audit a.html")
    #expect(outcome.error.contains("could not load data, such as"), "\(outcome.error)")
  }

  /// A page that announces more than is kept does not pass for silent.
  @Test(
    arguments: [
      // More regions than are kept, a text that is too long, and a region with too many parts.
      "for (const e of document.querySelectorAll('.r')) e.textContent = e.id === 'r104' ? 'Error' : 'x'",
      "r0.textContent = 'word '.repeat(500) + 'Error'",
      "r0.innerHTML = '<span>a</span> '.repeat(1200) + '<b>Error</b>'",
    ])
  func whatIsNotKeptIsTold(_ act: String) throws {
    let regions = (0..<105).map { "<p class=r id=r\($0) role=status></p>" }.joined()
    let folder = try CommandFolder([
      "a.html": "\(Self.head)<button onclick=\"\(act)\">Go</button>\(regions)",
      "a.flow.yaml": "page: a.html\nsteps: [{find: Go}, activate, {notHeard: {contains: Error}}]",
    ])
    let outcome = try folder.shell("$EARSHOT run a.flow.yaml --reader nvda")
    #expect(
      outcome.error.contains("some announcements of the page were dropped"), "\(outcome.error)")
  }

  /// What the keyboard reaches in a hidden frame, and in what is drawn as one picture, is told by its place.
  @Test(
    arguments: [
      (
        "<iframe aria-hidden=true title=Pay srcdoc='<button>Pay</button>'></iframe>",
        #"ria-hidden hides the frame "Pay", but the keyboard reaches its content"#
      ),
      (
        "<div aria-hidden=true><iframe srcdoc='<a href=x>Pay</a>'></iframe></div>",
        "ria-hidden hides the frame, but the keyboard reaches its content"
      ),
      (
        "<div role=img aria-label=Chart><button>Zoom</button></div>",
        "contains a <button>, which readers do not announce"
      ),
    ])
  func whatTheKeyboardAloneReachesIsTold(_ body: String, _ message: String) throws {
    let folder = try CommandFolder([
      "a.html": "\(Self.head)<main><h1>a</h1>\(body)</main>",
      "b.html":
        "\(Self.head)<main><h1>a</h1><iframe aria-hidden=true srcdoc='Advertisement'></iframe></main>",
    ])
    let audit = try folder.shell("$EARSHOT audit a.html --reader nvda")
    #expect(audit.status == 1 && audit.output.contains(message), "\(audit.output)")
    let quiet = try folder.shell("$EARSHOT audit b.html --reader nvda")
    #expect(!quiet.output.contains("the keyboard reaches"), "\(quiet.output)")
  }
}
