import AccessibilityTree
@testable import BrowserPages
import Documents
import Foundation
import SeededGenerators
import Testing
import TreeFormats

/// What is not taken anew after an act, held against the whole page.
@Suite(
  "Unchanged pages",
  .enabled(if: (try? BrowserProgram.located(nil, for: "page")) != nil, "needs Chromium"))
struct UnchangedPageTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let pages = ["EarshotCommandTests/Patterns", "Lab/Pages"].flatMap { folder in
    ((try? FileManager.default.contentsOfDirectory(atPath: tests.path + "/" + folder)) ?? [])
      .filter { $0.hasSuffix(".html") }.map { "\(folder)/\($0)" }
  }.sorted()
  private static let browsers = BrowserPool()

  @Test("are as the whole page would be, whatever key was pressed", arguments: pages)
  func areAsTheWholePage(_ name: String) throws {
    let source = try SourceText(
      bytes: Array(Data(contentsOf: Self.tests.appending(path: name))), path: name)
    try Self.walk(source, keys: 12, seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
  }

  @Test(
    "are told from those that change without a word",
    arguments: [
      // Styles alone show it.
      (
        "<div class=m><a href=#>Menu</a><p>Inside</p></div>",
        ".m p{display:none} .m:focus-within p{display:block}", ""
      ),
      (
        "<a href=#>Menu</a><p>Inside</p>", "p{visibility:hidden} a:focus + p{visibility:visible}",
        ""
      ),
      // Scripts set what no attribute says.
      (
        "<button onfocus='c.checked=true'>All</button><label><input type=checkbox id=c> One</label>",
        "", ""
      ),
      ("<button onfocus='f.value=1'>Fill</button><label>Name <input id=f></label>", "", ""),
      (
        "<button onfocus='c.indeterminate=true'>All</button><label><input type=checkbox id=c> One</label>",
        "", ""
      ),
      (
        "<button onfocus='s.selectedIndex=1'>Set</button><select id=s aria-label=S><option>A<option>B</select>",
        "", ""
      ),
      (
        "<button onfocus=\"f.setCustomValidity('no')\">Check</button><label>Name <input id=f value=a></label>",
        "", ""
      ),
      (
        "<button onfocus='p.showPopover()'>Open</button><div popover=manual id=p>Inside</div>", "",
        ""
      ),
      // The focus selects.
      (
        "<ul role=tree aria-label=T><li role=treeitem tabindex=0>A<li role=treeitem tabindex=0>B</ul>",
        "",
        ""
      ),
      // What stands in a tree of its own.
      (
        "<div id=h></div>", "",
        "const r=h.attachShadow({mode:'open'});"
          + "r.innerHTML='<button>One</button><p hidden>Two</p>';"
          + "r.firstChild.onfocus=()=>r.lastChild.hidden=false"
      ),
      (
        "<x-one></x-one>", "",
        "customElements.define('x-one',class extends HTMLElement{constructor(){super();"
          + "const i=this.attachInternals();i.role='button';i.ariaLabel='One';this.tabIndex=0;"
          + "this.onfocus=()=>i.ariaLabel='Two'}})"
      ),
      // Another document.
      (
        "<iframe srcdoc=\"<button onfocus='n.checked=1'>In</button><label><input type=radio id=n>N</label>\"></iframe>",
        "", ""
      ),
    ])
  func areToldFromThoseThatChange(_ body: String, style: String, script: String) throws {
    let page = """
      <!doctype html><html lang=en><title>Page</title><style>\(style)</style>
      <h1>Page</h1>\(body)<script>\(script)</script>
      """
    let source = try SourceText(bytes: Array(page.utf8), path: "page.html")
    let walked = try Self.walk(source, pressing: ["Tab"])
    #expect(walked.last?.isAsBefore == false)
  }

  @Test("cost nothing but a question")
  func costNothing() throws {
    let rows = (1...50).map { "<li><button>Row \($0)</button>" }.joined()
    let page = "<!doctype html><html lang=en><title>Rows</title><ul>\(rows)</ul>"
    let source = try SourceText(bytes: Array(page.utf8), path: "page.html")
    let walked = try Self.walk(source, pressing: ["Tab", "Tab", "Tab"])
    #expect(walked.map(\.isAsBefore) == [true, true, true])
    #expect(Set(walked.compactMap(\.focus)).count == 3)
  }

  @Test("are those that only scroll, too")
  func areThoseThatOnlyScroll() throws {
    let rows = (1...60).map { "<p style=margin:200px><button>Row \($0)</button>" }.joined()
    let page = "<!doctype html><html lang=en><title>Rows</title>\(rows)"
    let source = try SourceText(bytes: Array(page.utf8), path: "page.html")
    let walked = try Self.walk(source, pressing: Array(repeating: "Tab", count: 45))
    #expect(!walked.contains { !$0.isAsBefore })
  }

  private static func walk(_ source: SourceText, keys: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let known = ["Tab", "Tab", "ArrowDown", "ArrowRight", "Enter", " ", "Escape", "End", "a"]
    try walk(source, pressing: (0..<keys).map { _ in random.one(of: known) })
  }

  @discardableResult
  private static func walk(_ source: SourceText, pressing keys: [String]) throws -> [PageMoment] {
    let page = LivePage(source.path, PageSettings(), browsers: browsers)
    defer { page.end() }
    _ = try page.open(.text(source))
    try page.guardAgainstLeaving()
    var moments: [PageMoment] = []
    for (index, name) in keys.enumerated() {
      let key = try #require(PageKey(name))
      let moment = try #require(try page.perform(.key(key), on: nil))
      moments.append(moment)
      guard moment.isAsBefore else { continue }
      let whole = try #require(try page.takenAnew())
      let (old, new) = (try tree(moment), try tree(whole))
      let different = (0..<min(old.count, new.count)).first { old[$0] != new[$0] }
      let isSame = old == new
      #expect(
        isSame,
        "\(source.path): \(keys[...index]): \(different.map { "\(old[$0]) is \(new[$0])" } ?? "")")
    }
    return moments
  }

  /// The page as a screen, without what the browser calls its nodes.
  private static func tree(_ moment: PageMoment) throws -> ElementTree {
    var tree = try TreeReaders.read(moment.dump).screen.tree
    for node in 0..<tree.count { tree[node].documentNode = nil }
    return tree
  }
}
