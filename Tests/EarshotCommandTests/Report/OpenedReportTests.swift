import Foundation
import Testing

/// Report pages as a browser shows them: what stands on the first screen, and what the keys do.
@Suite("Report pages in a browser", .waiting, .inChromium)
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

  /// Runs in the page when it has loaded, and writes what it saw into an attribute of the document.
  private static let probe = """
    addEventListener('load', async () => {
      const box = (selector) => document.querySelector(selector).getBoundingClientRect();
      const press = (key) => document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
      const current = () => document.querySelector('.line.current .number')?.textContent;
      const seen = {errors: problems, width: innerWidth, height: innerHeight};
      seen.overflow = document.documentElement.scrollWidth - innerWidth;
      seen.player = box('#player').height;
      seen.picture = box('.picture').width / box('.view').width;
      seen.toldAt = document.querySelector('.told') ? box('.told').top : -1;
      seen.faults = document.querySelectorAll('.picture .fault.error').length;
      const first = current();
      press('ArrowRight');
      seen.moves = [first, current()];
      seen.caption = document.querySelector('#caption').textContent;
      seen.cursor = document.querySelectorAll('.picture .cursor.on').length;
      press('End');
      seen.last = current();
      press('+');
      seen.zoomed = box('.picture').width / box('.view').width;
      document.documentElement.setAttribute('data-seen', JSON.stringify(seen));
    });
    """

  private struct Seen: Decodable {
    var errors: [String]
    var width, height, overflow, player, picture, toldAt, zoomed: Double
    var faults, cursor: Int
    var moves: [String?]
    var caption: String
    var last: String?
  }

  /// Opens a page in a window, and returns what the probe saw.
  private func opened<Answer: Decodable>(
    _ page: String, _ probe: String, _ width: Int, _ height: Int, _ folder: CommandFolder
  ) throws -> Answer {
    // The page lets no script run but its own, which is proven elsewhere.
    let policy = try #require(
      page.firstMatch(of: /<meta http-equiv="Content-Security-Policy"[^>]*>/))
    let script =
      "<script>const problems = []; addEventListener('error', (e) => problems.push(e.message));"
      + probe + "</script>"
    try folder.write("opened.html", page.replacing(policy.0, with: script))
    let program = try #require(Browser.program)
    let dom = try folder.shell(
      "'\(program)' --headless --no-sandbox --disable-gpu --window-size=\(width),\(height) "
        + "--virtual-time-budget=8000 --dump-dom opened.html 2>/dev/null")
    let told = try #require(dom.output.firstMatch(of: /<html[^>]* data-seen="([^"]*)"/)).1
    let text = told.replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
    return try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
  }

  @Test(arguments: [(320, 640), (390, 844), (844, 390), (1280, 800)])
  func theFirstScreenSaysWhoAndWhatIsWrong(_ width: Int, _ height: Int) throws {
    let folder = try CommandFolder(["checkout.screen.yaml": Self.checkout])
    let made = try folder.shell(
      "$EARSHOT report checkout.screen.yaml --no-audio -o page.html && cat page.html")
    #expect(made.status == 0, "\(made.error)")
    for words in [
      "VoiceOver (voiceover-ios 27) hears 7 stops", "2 errors.", "button left of &quot;2&quot;",
      "button right of &quot;2&quot;",
    ] {
      #expect(made.output.contains(words), "\(words)")
    }
    let seen: Seen = try opened(made.output, Self.probe, width, height, folder)
    #expect(seen.errors.isEmpty)
    #expect(seen.overflow <= 0)
    #expect(seen.faults == 2)
    #expect(seen.moves == ["1", "2"])
    #expect(seen.caption == "Checkout, heading")
    #expect(seen.cursor == 2)
    #expect(seen.last == "7")
    #expect(seen.zoomed > seen.picture * 1.2)
    // The picture is as wide as its card.
    #expect(seen.picture > 0.85)
    #expect(seen.player <= max(0.1 * seen.height, 100))
    if width == 1280 { #expect(seen.toldAt > 0 && seen.toldAt < seen.height - seen.player) }
  }

  /// The other pages: nothing on the console, nothing beside the window.
  @Test(arguments: ["index", "comparison", "flow"], [(320, 640), (1280, 800)])
  func otherPagesFit(_ kind: String, _ window: (Int, Int)) throws {
    let folder = try CommandFolder([
      "app/checkout.screen.yaml": Self.checkout,
      "app/order.screen.yaml": Self.checkout.replacing("Pay $28.75", with: "Order"),
      "look.flow.yaml": """
      flow: Look around
      start: app/checkout.screen.yaml
      steps: [next, next, {hear: button}, activate]
      """,
    ])
    let command =
      switch kind {
      case "index": "report app --no-audio -o out/ && cat out/index.html"
      case "flow": "report look.flow.yaml --no-audio -o page.html && cat page.html"
      default:
        "report --compare app/checkout.screen.yaml app/order.screen.yaml --no-audio -o page.html "
          + "&& cat page.html"
      }
    let made = try folder.shell("$EARSHOT \(command)")
    #expect(made.status == 0, "\(made.error)")
    let probe = """
      addEventListener('load', () => {
        const search = document.querySelector('#search');
        if (search) {
          search.value = 'order';
          search.dispatchEvent(new Event('input'));
        }
        document.documentElement.setAttribute('data-seen', JSON.stringify({
          errors: problems, overflow: document.documentElement.scrollWidth - innerWidth,
          tiles: document.querySelectorAll('.tile:not([hidden])').length,
        }));
      });
      """
    let seen: SeenPage = try opened(made.output, probe, window.0, window.1, folder)
    #expect(seen.errors.isEmpty)
    #expect(seen.overflow <= 0)
    #expect(seen.tiles == (kind == "index" ? 1 : 0))
  }

  private struct SeenPage: Decodable {
    var errors: [String]
    var overflow: Double
    var tiles: Int
  }
}
