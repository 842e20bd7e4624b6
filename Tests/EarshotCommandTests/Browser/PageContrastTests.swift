import Foundation
import Testing

/// Whether a page's texts can be read: by the colours that are seen, where they are sure.
@Suite("Contrast on pages", .waiting, .inChromium) struct PageContrastTests {
  private struct Case {
    var body: String
    /// The kind of the finding and what it says, or `nil` for none.
    var found: (kind: String, words: String)?
  }

  private static let cases = [
    Case(
      body: "<p style='color:#999'>Grey</p>",
      found: ("error", "#999999 on #FFFFFF: 2.84:1 instead of at least 4.5:1")),
    Case(body: "<p style='color:#777'>Nearly</p>", found: ("warning", "4.47:1")),
    Case(body: "<p style='color:#767676'>Enough</p>"),
    // Large letters need less: from 24 CSS pixels on, or 18.66 bold.
    Case(body: "<p style='color:#949494;font-size:24px'>Large</p>"),
    Case(body: "<p style='color:#949494;font-size:19px'><b>Bold</b></p>"),
    Case(
      body: "<p style='color:#949494;font-size:18px'>Small</p>",
      found: ("warning", "at least 4.5:1 at 18")),
    Case(
      body: "<button style='color:#aaa;background:#eee'>Rate</button>",
      found: ("error", "\"Rate\" is #AAAAAA on #EEEEEE")),
    Case(body: "<h2 style='color:#ccc'>Head</h2>", found: ("error", "\"Head\" is #CCCCCC")),
    Case(
      body: "<a href=x style='color:oklch(0.8 0.1 200)'>Pale</a>",
      found: ("error", "\"Pale\" is #64D1D7")),
    Case(body: "<p style='color:color(srgb 0.6 0.6 0.6)'>Wide</p>", found: ("error", "#999999")),
    // What is half clear is seen on what shines through.
    Case(
      body: "<div style='opacity:.4'><p>Faded</p></div>", found: ("error", "#999999 on #FFFFFF")),
    Case(
      body:
        "<div style='background:#000'><p style='background:rgb(255 255 255 / .5);color:#999'>Veil</p></div>",
      found: ("error", "#999999 on #808080")),
    // One look, one finding.
    Case(
      body:
        "<p style='color:#999'>One</p><p style='color:#999'>Two</p><p style='color:#999'>Three</p>",
      found: ("error", "\"One\" and 2 more texts are #999999")),
    Case(
      body: "<div style='background:linear-gradient(red,blue);color:#f88'><p>On</p><p>It</p></div>",
      found: ("review", "\"On\" and 1 more text are on a picture")),
    // Nobody sees these, or need not, or it is not sure on what.
    Case(body: "<p style='opacity:0;color:#fff'>Glass</p>"),
    Case(body: "<button disabled style='color:#ccc'>Off</button>"),
    Case(
      body:
        "<p style='position:absolute;width:1px;height:1px;overflow:hidden;color:#eee'>Silent</p>"),
    Case(
      body:
        "<p style='visibility:hidden;color:#eee'>Gone</p><p style='position:absolute;left:-9999px;color:#eee'>Away</p>"
    ),
    Case(
      body:
        "<div style='position:relative;background:#fff;height:60px'><img alt=Sea width=300 height=60 src=a.png>"
        + "<span style='position:absolute;left:9px;top:9px;color:#fff'>Over</span></div>"),
    Case(
      body:
        "<div style='position:relative'><div style='background:#000;width:200px;height:60px'></div>"
        + "<p style='position:absolute;top:0;margin:0;color:#fff'>Laid over</p></div>"),
    Case(body: "<p>Rice <span style='color:#ddd'>·</span> Salt</p>"),
  ]

  @Test func whatIsSeenIsMeasured() throws {
    let names = Self.cases.indices.map { "\($0).html" }
    let pages = zip(names, Self.cases).map { name, each in
      (
        name,
        "<!doctype html><html lang=en><title>\(name)</title><main><h1>Shop</h1>\(each.body)</main>"
      )
    }
    let folder = try CommandFolder(Dictionary(uniqueKeysWithValues: pages))
    let outcome = try folder.shell(
      "$EARSHOT audit \(names.joined(separator: " ")) --reader nvda --rule contrast-insufficient --format json"
    )
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any]
    let results = json?["results"] as? [[String: Any]] ?? []
    try #require(results.count == names.count, "\(outcome.error)")
    for (each, result) in zip(Self.cases, results) {
      let findings = result["findings"] as? [[String: Any]] ?? []
      guard let (kind, words) = each.found else {
        #expect(findings.isEmpty, "\(each.body): \(findings)")
        continue
      }
      #expect(findings.count == 1, "\(each.body)")
      let finding = findings.first ?? [:]
      let isReview = finding["outcome"] as? String == "review"
      #expect((isReview ? "review" : finding["severity"] as? String) == kind, "\(each.body)")
      #expect((finding["message"] as? String ?? "").contains(words), "\(each.body): \(finding)")
    }
  }

  @Test func theColoursOfAPageAreListed() throws {
    let folder = try CommandFolder([
      "a.html": "<title>A</title><p style='color:#999'>Grey</p><button>Rate</button>"
    ])
    let outcome = try folder.shell("$EARSHOT colours a.html")
    #expect(outcome.output.contains("Grey  4.5    2.84 !"), "\(outcome.output)\(outcome.error)")
    #expect(outcome.output.contains("Rate"))
  }
}
