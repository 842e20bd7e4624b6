import Foundation
import Testing

/// Report pages as a browser shows them: what stands on the first screen, and what the keys do.
@Suite("First screens of reports", .waiting, .inChromium)
struct OpenedReportTests {
  private static let checkout = """
    screen: Checkout
    size: [390, 844]
    elements:
      - {button: Back, frame: [8, 50, 60, 44]}
      - {heading: Checkout, frame: [140, 56, 110, 32]}
      - {traits: [button], imageName: minus, frame: [250, 110, 44, 44]}
      - {text: "2", frame: [300, 120, 20, 24]}
      - {traits: [button], imageName: plus, frame: [326, 110, 44, 44]}
      - {textField: Email, value: ada@example.com, frame: [16, 180, 358, 44]}
      - {button: Pay $28.75, frame: [16, 740, 358, 50]}
    """

  /// Writes a report without sound and opens a page of it.
  private func opened(
    _ page: String, of words: String, in folder: CommandFolder, width: Int = 1280
  ) throws -> Browser {
    let made = try folder.shell("$EARSHOT report --no-audio \(words)")
    #expect(made.status == 0, "\(made.error)")
    let browser = try Browser.shared()
    try browser.open("\(folder.path)/\(page)", width: width, height: 800)
    return browser
  }

  private func number(_ script: String, in browser: Browser) throws -> Double {
    try #require(try browser.evaluate(script) as? Double)
  }

  @Test(arguments: [(320, 640), (390, 844), (844, 390), (1280, 800)])
  func theFirstScreenSaysWhoAndWhatIsWrong(_ width: Int, _ height: Int) throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    let page = try files.page(["-", "--no-audio"], input: Self.checkout)
    try browser.open(page, width: width, height: height)
    let top = try browser.evaluate("document.querySelector('header').innerText") as? String ?? ""
    #expect(top.contains("VoiceOver (iOS 27) reads 7 stops"))
    #expect(top.contains("2 errors."))
    let places = try browser.evaluate("document.querySelector('.places').textContent") as? String
    #expect(places == #"stop 3 button left of "2", stop 4 button right of "2""#)
    let faults = "document.querySelectorAll('.picture .fault.error').length"
    #expect(try browser.evaluate(faults) as? Int == 2)
    let overflow = "document.documentElement.scrollWidth - innerWidth"
    #expect(try number(overflow, in: browser) <= 0)
    let box = "document.querySelector('%').getBoundingClientRect()"
    func measured(_ selector: String, _ what: String) throws -> Double {
      try number("\(box.replacing("%", with: selector)).\(what)", in: browser)
    }
    // The picture is as wide as its card, and the player low.
    let picture = try measured(".picture", "width") / measured(".view", "width")
    #expect(picture > 0.85)
    let player = try measured("#player", "height")
    #expect(player <= max(0.1 * Double(height), 100))
    if width == 1280 {
      #expect(try measured(".told", "bottom") < Double(height) - player)
    }
    let press =
      "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: '%', bubbles: true}))"
    let current = "document.querySelector('.line.current .number').textContent"
    try browser.evaluate(press.replacing("%", with: "ArrowRight"))
    #expect(try browser.evaluate(current) as? String == "2")
    #expect(
      try browser.evaluate("document.getElementById('caption').textContent") as? String
        == "Checkout, heading")
    // The keys are those of a walk: from the end, back to the heading before.
    try browser.evaluate(press.replacing("%", with: "End"))
    try browser.evaluate(press.replacing("%", with: "H"))
    #expect(try browser.evaluate(current) as? String == "2")
    try browser.evaluate(press.replacing("%", with: "h"))
    #expect(
      try browser.evaluate("document.getElementById('status').textContent") as? String
        == "No further item.")
    try browser.evaluate(press.replacing("%", with: "+"))
    let enlarged = try measured(".picture", "width") / measured(".view", "width")
    #expect(enlarged > 1.2 * picture)
    #expect(browser.problems == [])
  }

  /// A line from a first stop to the third would cross the number of one between them.
  @Test func theWayOverAScreenshotCrossesNoOtherNumber() throws {
    let folder = try CommandFolder([
      "a.screen.yaml": """
      screen: Way
      size: [390, 844]
      elements:
        - list: Seeds
          frame: [0, 90, 390, 300]
          children: [{text: Bean, frame: [16, 100, 300, 44]}, {text: Pea, frame: [16, 300, 300, 44]}]
        - {button: Sow, frame: [16, 200, 300, 44]}
      """
    ])
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
    try folder.write("shot.png", Array(try #require(Data(base64Encoded: png))))
    let browser = try opened(
      "a.html", of: "a.screen.yaml --screenshot shot.png -o a.html", in: folder)
    defer { browser.rest() }
    let nearest = """
      (() => {
        const badges = [...document.querySelectorAll(".badge circle")].map((one) => [
          Number(one.parentNode.dataset.stop), one.cx.baseVal.value, one.cy.baseVal.value]).sort((a, b) => a[0] - b[0]);
        let nearest = Infinity;
        [...document.querySelectorAll(".above .leg")].forEach((leg, index) => {
          for (let at = 0; at <= leg.getTotalLength(); at += 1) {
            const point = leg.getPointAtLength(at);
            badges.forEach(([, x, y], badge) => {
              if (badge !== index && badge !== index + 1) nearest = Math.min(nearest, Math.hypot(point.x - x, point.y - y));
            });
          }
        });
        return nearest;
      })()
      """
    // A number's disc has a radius of 9.
    #expect(try number(nearest, in: browser) > 9)
    // Each line has an outline below it and an arrow at its end, and all lie above the boxes.
    #expect(
      try browser.evaluate(
        """
        [document.querySelectorAll(".above .leg-halo").length, document.querySelectorAll(".above .leg").length,
          [...document.querySelectorAll(".above .leg")].every((leg) => leg.getAttribute("marker-end")),
          !!(document.querySelector(".picture .stop").compareDocumentPosition(document.querySelector(".above")) & 4)].join()
        """) as? String == "2,2,true,true")
    #expect(browser.problems == [])
  }

  @Test func theWayOverAPageLeavesItsWordsInSight() throws {
    let folder = try CommandFolder([
      "a.html": """
      <!doctype html><html lang="en"><title>Tea</title><body style="font: 16px sans-serif">
      <h1>Tea</h1><p>Darjeeling, a hundred grams <button>Less</button> <span role="img" aria-label="Two">2</span>
      <button>More</button></p><p style="margin-top: 3em">Mint</p></body></html>
      """
    ])
    let browser = try opened("page.html", of: "a.html -o page.html", in: folder)
    defer { browser.rest() }
    // How much of the way from the text to the button beside it lies on the text.
    let covered = """
      (() => {
        const box = [...document.querySelectorAll(".picture .stop")]
          .find((stop) => stop.textContent.includes("Darjeeling"));
        const words = box.querySelector(".box").getBBox();
        const leg = document.querySelectorAll(".above .leg")[1];
        let on = 0;
        for (let at = 12; at < leg.getTotalLength() - 12; at += 1) {
          const { x, y } = leg.getPointAtLength(at);
          if (x > words.x && x < words.x + words.width && y > words.y + 4 && y < words.y + words.height - 4) on += 1;
        }
        return on;
      })()
      """
    #expect(try number(covered, in: browser) == 0)
    #expect(browser.problems == [])
  }

  @Test func aSmallPictureShowsWhatIsThere() throws {
    let folder = try CommandFolder([
      "app/few.screen.yaml": """
      screen: Few
      size: [1280, 800]
      elements: [{button: Sow, frame: [600, 380, 80, 40]}, {text: Beans, frame: [600, 430, 80, 20]}]
      """
    ])
    let browser = try opened("out/index.html", of: "app -o out/", in: folder)
    defer { browser.rest() }
    let width = "document.querySelector('.thumbnail .box').getBoundingClientRect().width"
    #expect(try number(width, in: browser) > 60)
    #expect(browser.problems == [])
  }

  @Test func anIndexIsSifted() throws {
    let folder = try CommandFolder([
      "app/checkout.screen.yaml": Self.checkout,
      "app/order.screen.yaml": "screen: Order\nelements: [{button: Order}]",
    ])
    let browser = try opened("out/index.html", of: "app -o out/", in: folder, width: 390)
    defer { browser.rest() }
    let names =
      "[...document.querySelectorAll('.tile:not([hidden]) h3')].map((one) => one.innerText).join()"
    // The worst comes first.
    #expect(try browser.evaluate(names) as? String == "Checkout,Order")
    try browser.evaluate(
      "search.value = 'order'; search.dispatchEvent(new Event('input'))")
    #expect(try browser.evaluate(names) as? String == "Order")
    try browser.evaluate(
      """
      search.value = ''; only.value = 'error'; only.dispatchEvent(new Event('change'))
      """)
    #expect(try browser.evaluate(names) as? String == "Checkout")
    #expect(browser.problems == [])
  }

  /// What is wrong between screens counts, too.
  @Test func theIndexCountsWhatAnAuditOfTheFolderCounts() throws {
    let folder = try CommandFolder([
      "app/checkout.screen.yaml": Self.checkout,
      "app/order.screen.yaml": "screen: Checkout\nelements: [{button: Order}]",
    ])
    let audit = try folder.shell("$EARSHOT audit app")
    let index = try folder.shell("$EARSHOT report app --no-audio -o out/ && cat out/index.html")
    #expect(audit.output.contains("screen-title-duplicated"))
    for kind in ["error", "warning"] {
      let counted = try #require(audit.output.firstMatch(of: try Regex("(\\d+) \(kind)s?, ")))
      let number = counted[1].substring ?? ""
      #expect(index.output.contains("<strong>\(number)</strong> \(kind)"), "\(number) \(kind)")
    }
  }
}
