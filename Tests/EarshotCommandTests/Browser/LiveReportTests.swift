import Foundation
import Testing

/// Reports of flows through live pages: what the page looked like stands behind the numbers.
@Suite("Reports of live pages", .waiting, .inChromium) struct LiveReportTests {
  /// Where the pictures of a page lie: left, top, width and height, in the order shown.
  private func pictures(in page: String) throws -> [String] {
    let image = try Regex(
      #"<image class="screenshot" x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)" [^>]*"#
        + #"href="data:image/png;base64,iVBOR[^"]{1000,}""#)
    return page.matches(of: image).map { match in
      (1...4).map { String(match[$0].substring ?? "") }.joined(separator: " ")
    }
  }

  @Test func eachMomentShowsThePageAsItWas() throws {
    let files = try PageFiles()
    let path = try files.page(["Examples/Web/buy.flow.yaml", "--no-audio"])
    let page = try String(contentsOfFile: path, encoding: .utf8)
    let scenes = page.matches(of: /class="picture"/).count
    #expect(scenes >= 4)
    let pictures = try pictures(in: page)
    #expect(pictures.count == scenes)
    // The list, the product, the basket, the form and its end look different from each other.
    let images = page.matches(of: /href="(data:image\/png[^"]*)"/).map(\.1)
    #expect(Set(images).count >= 5)
  }

  /// Drawing changes nothing that the page is told of, and what is drawn is the part that the window shows.
  @Test func aPageDoesNotNoticeThatItIsDrawn() throws {
    let folder = try CommandFolder([
      "tall.html": """
      <!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
      <title>Tall</title><button id="top">Top</button>
      <p role="status">Calm</p><p style="margin-top: 3000px"><button id="end">End</button></p>
      <script>
        const status = document.querySelector('p');
        const tell = (text) => { status.textContent += ' ' + text; };
        // While it loads a page, the browser may size it, drawn or not: the page listens from the first click.
        document.getElementById('top').onclick = (e) => {
          e.target.textContent += ' again';
          addEventListener('resize', () => tell('resized'));
          matchMedia('(min-height: 1000px)').addEventListener('change', () => tell('grown'));
        };
        document.getElementById('end').onclick = (e) => { e.target.textContent += ' again'; };
      </script></html>
      """,
      "a.flow.yaml": """
      page: tall.html
      steps: [{touch: top}, activate, {touch: end}, activate]
      """,
    ])
    let run = try folder.shell("$EARSHOT run a.flow.yaml")
    let drawn = try folder.shell(
      "$EARSHOT report --no-audio a.flow.yaml -o page.html && cat page.html")
    #expect(run.status == 0 && drawn.status == 0, "\(drawn.error)")
    #expect(!drawn.output.contains("resized") && !drawn.output.contains("grown"))
    for line in run.output.split(separator: "\n") where !line.hasPrefix(">") {
      #expect(drawn.output.contains("\(line)<"), "\(line)")
    }
    let pictures = try pictures(in: drawn.output)
    #expect(pictures.first == "0 0 393 852")
    // The last button was scrolled to.
    #expect(pictures.count == 3)
    #expect(pictures.last?.hasPrefix("0 0 ") == false)
    #expect(pictures.last?.hasSuffix(" 393 852") == true)
    // What lies beside the picture is drawn with its words, as on screens without a picture.
    #expect(drawn.output.contains(#"<g class="stop shown button""#))
    #expect(drawn.output.contains(#"<g class="stop button""#))
  }
}
