import Foundation
import Testing

/// What is wrong with the elements of a page is wrong by every reader; what is right is right by all.
@Suite("Findings of a page by every reader", .waiting, .inChromium) struct EveryReaderTests {
  static let readers = [
    "voiceover-ios", "voiceover-macos", "talkback", "nvda", "orca", "chromevox",
  ]

  private static func page(_ body: String, title: String = "Shop") -> String {
    "<!doctype html><html lang=en><title>\(title)</title><main><h1>Shop</h1>\(body)</main>"
  }

  private static let faulty = page(
    """
    <p><button></button> to the basket</p>
    <p>Go <a href=next.html></a><a href=pay.html><img src=a.png></a></p>
    <p><input> <select><option>S<option>M</select> <input type=range></p>
    <img src=b.png width=200 height=100>
    <div onclick="buy()" style="cursor: pointer">Buy now</div>
    <p><button>Rate</button> <a href=home.html>Home</a></p>
    """)

  private struct Finding: Hashable {
    var page: String
    var rule: String
    var severity: String
    var selector: String
  }

  private func findings(
    _ folder: CommandFolder, _ line: String, of pages: [String] = ["a.html"]
  ) throws -> Set<Finding> {
    let outcome = try folder.shell("$EARSHOT audit \(line) --format json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let screens = (json as? [String: Any])?["results"] as? [[String: Any]] ?? []
    #expect(screens.map { $0["input"] as? String } == pages, "\(outcome.error)")
    var found: Set<Finding> = []
    for (page, screen) in zip(pages, screens) {
      for finding in screen["findings"] as? [[String: Any]] ?? [] {
        let place = finding["place"] as? [String: Any]
        found.insert(
          Finding(
            page: page, rule: finding["rule"] as? String ?? "",
            severity: finding["severity"] as? String ?? "",
            selector: place?["selector"] as? String ?? ""))
      }
    }
    return found
  }

  /// A reader of lines has no node of its own for a heading or a link: their words are what is heard.
  @Test(arguments: readers) func whatIsHeardOfTheElementIsTold(_ reader: String) throws {
    let page = Self.page("<h4>Rates</h4><p>All rates <a href=x.html>here</a> today</p>")
    let folder = try CommandFolder(["a.html": page])
    let outcome = try folder.shell("$EARSHOT audit a.html --reader \(reader) --format json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let screens = (json as? [String: Any])?["results"] as? [[String: Any]] ?? []
    let findings = screens.first?["findings"] as? [[String: Any]] ?? []
    for (rule, word) in [("heading-level-skipped", "Rates"), ("label-vague", "here")] {
      let finding = try #require(findings.first { $0["rule"] as? String == rule })
      let heard = (finding["element"] as? [String: Any])?["heard"] as? String
      #expect(heard?.contains(word) == true, "\(rule): \(heard ?? "nothing")")
      #expect(heard?.contains("All rates") == false)
    }
  }

  /// People are told where an element stands, in every format.
  @Test(arguments: ["text", "markdown", "junit"]) func theSelectorIsTold(_ format: String) throws {
    let folder = try CommandFolder(["a.html": Self.faulty])
    let outcome = try folder.shell("$EARSHOT audit a.html --reader nvda --format \(format)")
    let escaped = "body > main > p:nth-of-type(1) > button".replacing(">", with: "&gt;")
    #expect(
      outcome.output.contains("body > main > p:nth-of-type(1) > button")
        || outcome.output.contains(escaped), "\(outcome.output)")
  }

  @Test func everyReaderHasTheSameErrors() throws {
    let folder = try CommandFolder(["a.html": Self.faulty])
    var first: Set<Finding>?
    for reader in Self.readers {
      let errors = try findings(folder, "a.html --reader \(reader)").filter {
        $0.severity == "error"
      }
      #expect(
        errors.map { "\($0.rule) \($0.selector)" }.sorted() == [
          "image-undescribed body > main > img",
          "label-missing body > main > p:nth-of-type(1) > button",
          "label-missing body > main > p:nth-of-type(2) > a:nth-of-type(1)",
          "label-missing body > main > p:nth-of-type(2) > a:nth-of-type(2)",
          "label-missing body > main > p:nth-of-type(3) > input:nth-of-type(1)",
          "label-missing body > main > p:nth-of-type(3) > input:nth-of-type(2)",
          "label-missing body > main > p:nth-of-type(3) > select",
          "role-missing body > main > div",
        ], "\(reader)")
      #expect(first == nil || first == errors, "\(reader)")
      first = errors
    }
  }

  /// Each kind of control, lists, tables, landmarks and dialogs, as the guides of the web write them.
  private static let faultless = [
    "<p>Rice, flour and salt.</p>", "<ul><li>One</li><li>Two</li></ul>",
    "<ol><li>Wash</li><li>Cook</li></ol>", "<p>See the <a href=a.html>opening hours</a>.</p>",
    "<p><button type=button>Send</button></p>",
    "<form><p><label>Name <input autocomplete=name></label></p><p><button>Order</button></p></form>",
    "<p><label for=m>Mail</label> <input id=m type=email autocomplete=email></p>",
    "<p><label><input type=checkbox> I agree</label></p>",
    "<fieldset><legend>Size</legend><p><label><input type=radio name=s checked> Small</label></p><p><label><input type=radio name=s> Large</label></p></fieldset>",
    "<p><label>Colour <select><option>Red<option>Blue</select></label></p>",
    "<p><label>Volume <input type=range min=0 max=10 value=3></label></p>",
    "<p><input aria-label=Town placeholder=Town autocomplete=address-level2></p>",
    // A line is as high as its letters, and the picture in a link answers as a whole.
    "<p style='font-size: 10px'><a href=a.html aria-label=Rice><img src=a.png width=40 height=40 alt=''></a><a href=b.html aria-label=Salt><img src=b.png width=40 height=40 alt=''></a></p>",
    "<p><label>Message <textarea></textarea></label></p>",
    "<table><caption>Prices</caption><tr><th scope=col>Item<th scope=col>Price<tr><td>Rice<td>2</table>",
    "<p><img src=a.png width=80 height=80 alt='A bowl of rice'></p>",
    "<p><img src=a.png width=80 height=80 alt=''> A bowl</p>",
    "<h2>Rice</h2><p>White.</p><h3>Basmati</h3><p>Long.</p>",
    "<details><summary>Delivery</summary><p>In two days.</p></details>",
    "<nav aria-label=Pages><ul><li style='padding: 9px'><a href=1.html>Page 1</a></li><li style='padding: 9px'><a href=2.html>Page 2</a></li></ul></nav>",
    "<p><button aria-pressed=false>Follow</button></p>",
    "<div role=tablist aria-label=Views><button role=tab aria-selected=true>List</button><button role=tab aria-selected=false>Map</button></div>",
    "<p role=status>Saved</p>", "<p><progress value=0.4 aria-label=Upload></progress></p>",
    // The box around a text on several lines covers what stands beside its last one.
    "<p style='width:300px'>Sow the seed in rows a hand apart and cover it <code>lightly</code> with sifted soil, then water it <b>well</b> for a week.</p>",
    "<dl><dt>Rice</dt><dd>A grain</dd></dl>", "<blockquote><p>Eat well.</p></blockquote>",
    "<div role=switch aria-checked=true tabindex=0 style='width:60px;height:44px'>Wi-Fi</div>",
    "<figure><img src=a.png width=80 height=80 alt='Sales rise from 2 to 9'><figcaption>Sales</figcaption></figure>",
  ]

  @Test(arguments: readers) func aFaultlessPageHasNoErrorAndNoWarning(_ reader: String) throws {
    // In one run, which keeps its browser.
    let names = Self.faultless.indices.map { "\($0).html" }
    let pages = zip(names, Self.faultless).map { ($0, Self.page($1, title: "Shop \($0)")) }
    let folder = try CommandFolder(Dictionary(uniqueKeysWithValues: pages))
    let found = try findings(
      folder, "\(names.joined(separator: " ")) --reader \(reader)", of: names
    )
    .filter { $0.severity == "error" || $0.severity == "warning" }
    #expect(found == [])
  }
}
