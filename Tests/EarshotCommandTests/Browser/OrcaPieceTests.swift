import Testing

/// Which pieces of a line say what they stand in; recorded from Orca 43.1.
@Suite("Pieces of a line by Orca", .waiting, .inChromium) struct OrcaPieceTests {
  /// Headers of rows, a separator, signs at the end of code and a list that goes on, as recorded from Orca 43.1.
  @Test func headersOfRowsAndEndsOfCodeAreHeardAsRecorded() throws {
    let page = """
      <!doctype html><html lang=en><title>K</title><div role=separator aria-label="Start of Example"></div>
      <p>Not made with an <code>&lt;input&gt;</code> element</p>
      <ul><li>A<ol><li>One<ul><li>In</li></ul></li><li>Two</li></ol></li></ul>
      <table><tr><th scope=col>Key</th><th scope=col>Function</th></tr>
      <tr><th scope=row><kbd>Tab</kbd></th><td><ul><li>Moves</li></ul></td></tr>
      <tr><th scope=row><kbd>Escape</kbd></th><td>Closes</td></tr>
      <tr><th scope=row><code>dialog</code></th><td><code>div</code></td></tr></table>
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca@43"], input: page)
    #expect(
      heard.output == """
        separator Start of Example.
        Not made with an less input greater element.
        List with 1 item. • A.
        List with 2 items. Nesting level 1 1. One.
        List with 1 item. Nesting level 2 ■ In.
        leaving list. List with 2 items. Nesting level 1 2. Two.
        Leaving 2 lists. table with 4 rows 2 columns Key column header. Function column header.
        Tab row header.
        List with 1 item. • Moves.
        leaving list. Escape. Function column header Closes.
        row header. dialog. div.

        """)
  }

  /// A browser without a window fits letters to pixels where nobody tells it otherwise: of this size their widths would be
  /// whole numbers, and lines would break elsewhere than in one that people see.
  @Test func textIsAsWideAsInAWindow() throws {
    let page = """
      <!doctype html><html lang=en><p id=said><span id=text style="font:15px sans-serif">Boats leave at dawn for the pier</span>
      <script>said.textContent = Number.isInteger(text.getBoundingClientRect().width) ? 'whole' : 'parts'</script>
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca"], input: page)
    #expect(heard.output == "parts.\n")
  }

  /// Recorded from Orca 43.1: a box in a line is an object of its own, without the role of what it stands in.
  @Test func aBoxInALinkOrAHeadingHasItsOwnText() throws {
    let page = """
      <!doctype html><html lang="en"><title>Boats</title><style>.box { display: inline-block }</style>
      <p>Begin</p><h1><span class="box">Fast</span> <span class="box">boats</span></h1>
      <p><a href="#a"><span class="box">★</span> Star it</a></p>
      <p><a href="#b"><i class="box">cloud</i>Upload</a> and more</p>
      <h2><span class="box">New</span> Rope</h2>
      <p><a href="#c"><span class="box">Alone</span></a></p></html>
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca@43"], input: page)
    #expect(
      heard.output == """
        Begin.
        Fast. boats heading level 1.
        ★ Star it link.
        cloud. Upload link. and more.
        New Rope heading level 2.
        Alone link.

        """)
  }

  /// Recorded from Orca 43.1: a text of a link that holds blocks tells of it once, a paragraph before and a box behind
  /// its first line, an item of a list not at all. (Behind the list, Orca says "leaving list." on the same line.)
  @Test func theTextsOfACardTellOfItsLinkOnce() throws {
    let page = """
      <!doctype html><html lang="en"><title>Cards</title><style>a{display:block;width:300px} .f{display:inline-flex}</style>
      <p>Begin</p>
      <a href="#1"><span class="f">01</span><h3>One</h3><p>A paragraph in the first card which is long enough to go over two lines of it.</p></a>
      <a href="#2"><div>02</div><h3>Two</h3><div>A box in the second card which is long enough to go over two or three lines of it, really.</div></a>
      <a href="#3"><h3>Three with a long heading that wraps over the end of its line</h3><p>Short</p><p>Other</p></a>
      <a href="#4"><p>Only a paragraph</p></a>
      <a href="#5"><div>Only a box</div></a>
      <a href="#6"><div>Box one</div><div>Box two</div></a>
      <a href="#7"><span>In line</span><p>Paragraph</p></a>
      <a href="#8">Own text<p>Paragraph <b>bold</b> end</p></a>
      <a href="#9"><p>First part<br>after a break</p><ul><li>Item in it</li></ul></a>
      <a href="#10"><div><div>Deep box</div></div><p>Paragraph</p></a>
      </html>
      """
    let heard = try Earshot.run(
      ["transcript", "-", "--reader", "orca@43", "--viewport", "990x753"], input: page)
    #expect(
      heard.output == """
        Begin.
        01 link.
        One heading level 3 link.
        link A paragraph in the first card which is
        long enough to go over two lines of
        it.
        02 link.
        Two heading level 3 link.
        A box in the second card which is link.
        long enough to go over two or three
        lines of it, really.
        Three with a long heading heading level 3 link.
        that wraps over the end of
        its line.
        link Short.
        link Other.
        link Only a paragraph.
        Only a box link.
        Box one link.
        Box two link.
        In line link.
        link Paragraph.
        Own text link.
        link Paragraph bold end.
        link First part
        after a break.
        List with 1 item. • Item in it.
        Deep box link.
        link Paragraph.

        """)
  }

  /// Recorded from Orca 43.1: a text that stands right in an article says so, but not where it goes on.
  @Test func theOwnTextOfAnArticleSaysSo() throws {
    let page = """
      <!doctype html><html lang="en"><title>News</title><h1>News</h1>
      <article><h2>First</h2><p>A paragraph of the first article.</p><a href="x">More</a></article>
      <article>Own text of the second article, <b>bold</b> words and <a href="y">a link</a> in it.</article>
      <article><div>In a box of the third.</div><span>In a span.</span></article>
      <div role="article">Own text in a div.<br>Second line of it.</div>
      <article><article><p>Nested paragraph.</p></article>Own text behind.</article>
      <ul><li><article><p>In a list item.</p></article></li><li><article>Own in item</article></li></ul>
      <article>One<br><br>Two<div>Box</div>Three <code>x</code> four<p>Five</p> six</article>
      <article><time>May 5</time> by Ann</article>
      <section><article><header>Header text</header>Body text<footer>Footer text</footer></article></section>
      <section><header>Own header text<br>second line</header><p>A</p></section>
      <section><header>Main header <a href="x">link</a> end</header><header><h2>Title</h2>by Ann</header></section>
      <section><header><div>Box</div><span>Span</span></header></section></html>
      """
    let heard = try Earshot.run(["transcript", "-", "--reader", "orca@43"], input: page)
    #expect(
      heard.output == """
        News heading level 1.
        First heading level 2.
        A paragraph of the first article.
        More link.
        article. Own text of the second article, bold words and a link link. article. in it.
        In a box of the third.
        article. In a span.
        article. Own text in a div.
        Second line of it.
        Nested paragraph.
        article. Own text behind.
        List with 2 items. • In a list item.
        • article. Own in item.
        leaving list. article. One
        blank.
        Two.
        Box.
        article. Three x. article. four.
        Five.
        article. six.
        May 5. article. by Ann.
        Header text header.
        article. Body text.
        Footer text.
        Own header text header.
        second line.
        A.
        Main header header. link link. end header.
        Title heading level 2.
        by Ann header.
        Box.
        Span header.

        """)
  }
}
