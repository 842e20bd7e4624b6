import Foundation
import Testing

/// What pages get of files that are not theirs: those of other pages, and of other people.
@Suite("Files of others", .waiting, .inChromium) struct NeighbourFileTests {
  /// What a page still asks for is not answered with the files of the page after it, and what it kept is not read there.
  @Test func aPageGetsNoFileOfTheNextPagesFolder() throws {
    let folder = try CommandFolder([
      "priv/config.js": "var stolen = 'hunter2'", "priv/b.html": "<!doctype html><h1>B</h1>",
      "clone/a.html": """
      <!doctype html><h1>A</h1><script>
      let count = 0
      function ask() {
        const script = document.createElement('script')
        script.src = '../priv/config.js?' + ++count
        script.onerror = () => setTimeout(ask, 5)
        script.onload = () => { localStorage.stolen = stolen }
        document.head.append(script)
      }
      ask()
      </script>
      """,
      "clone/c.html": """
      <!doctype html><h1>C</h1><script>document.body.append('kept ' + localStorage.stolen)</script>
      """,
    ])
    for _ in 0..<4 {
      let outcome = try folder.shell("$EARSHOT transcript clone/a.html priv/b.html clone/c.html")
      #expect(outcome.output.contains("kept undefined"), "\(outcome.output)\(outcome.error)")
    }
  }

  /// A site is served from its root: `/css/a.css` lies in the page's folder, in one above it in its repository, or in
  /// `--root`, and nowhere else.
  @Test func stylesFromTheRootOfASiteAreFound() throws {
    let folder = try CommandFolder([
      "out/css/d.css": "#d { display: none }", "site/css/a.css": "#a { display: none }",
      "site/html/css/b.css": "#b { display: none }",
      "site/html/p.html": """
      <!doctype html><html lang=en><title>T</title><link rel=stylesheet href=/css/a.css>
      <link rel=stylesheet href=/css/b.css><link rel=stylesheet href=/css/d.css>
      <p id=a>One<p id=b>Two<p id=d>Four<iframe src=/html/q.html title=F></iframe>
      """,
      "site/html/q.html": "<p>Framed",
    ])
    let alone = try folder.shell("$EARSHOT transcript site/html/p.html")
    #expect(alone.output.contains("One") && !alone.output.contains("Two"), "\(alone.output)")
    for words in ["mkdir site/.git; $EARSHOT", "rm -r site/.git; $EARSHOT"] {
      let root = words.hasPrefix("rm") ? "--root site" : ""
      let outcome = try folder.shell("\(words) transcript site/html/p.html \(root)")
      #expect(
        !outcome.output.contains("One") && !outcome.output.contains("Two"), "\(outcome.output)")
      #expect(outcome.output.contains("Four") && !outcome.output.contains("Framed"))
    }
  }

  /// A repository that another user has put around the page lends nothing.
  @Test(.enabled(if: NSUserName() == "root")) func anotherUsersRepositoryLendsNothing() throws {
    let folder = try CommandFolder([
      "site/.git/HEAD": "", "site/out.js": "document.body.append('hunter2')",
      "site/pages/a.html":
        "<!doctype html><html lang=en><title>T</title><h1>Page</h1><script src=../out.js></script>",
    ])
    let ours = try folder.shell("$EARSHOT transcript site/pages/a.html")
    #expect(ours.output.contains("hunter2"), "\(ours.error)")
    let theirs = try folder.shell("chown 12345 site/.git; $EARSHOT transcript site/pages/a.html")
    #expect(theirs.output == "Page, heading level 1\n", "\(theirs.error)")
  }
}
