import Foundation
import Testing

/// `earshot report`: what it writes, and what it says when it cannot.
@Suite("earshot report")
struct ReportTests {
  private static let home = """
    screen: Home
    size: [320, 480]
    elements:
      - {heading: Recipes, frame: [16, 60, 200, 40]}
      - {button: Rate, hint: Rates it., id: rate, frame: [16, 120, 100, 44], actions: [Share]}
      - {image: Shade, decorative: true, frame: [16, 200, 100, 44]}
    """
  private static let changed = home.replacing("button: Rate", with: "button: Review")

  /// Runs a command in a folder with files, and returns with it the names of all files there.
  private func run(
    _ files: [String: String], _ command: String
  ) throws -> (outcome: Earshot.Outcome, files: [String]) {
    let folder = try CommandFolder(files)
    let outcome = try folder.shell(command)
    return (outcome, folder.names.filter { $0.contains(".") })
  }

  @Test func aPageHoldsEverythingInsideOfItself() throws {
    let (outcome, _) = try run(
      ["home.screen.yaml": Self.home],
      "$EARSHOT report home.screen.yaml --no-audio -o home.html && cat home.html")
    #expect(outcome.status == 0 && outcome.error == "")
    let page = outcome.output
    for part in [
      "<title>Home · Earshot report</title>",
      #"<span class="text" dir="auto" lang="en-US">Rate, button, actions available</span>"#,
      #"<span class="hint" dir="auto" lang="en-US">Rates it. Swipe up or down to select a custom action, then double tap to activate.</span>"#,
      "<dt>Identifier</dt><dd dir=\"auto\">rate</dd>",
      "<dt>Custom actions</dt><dd dir=\"auto\">Share</dd>", "image “Shade”", "decorative",
      "id=\"s0-box-2\"", "Headings (1)", "<dt>Style</dt><dd dir=\"auto\">spoken</dd>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #expect(
      !page.contains("http://")
        || page.ranges(of: "http://").count == page.ranges(of: "http://www.w3.org/2000/svg").count)
    #expect(!page.contains("https://"))
    #expect(!page.contains("style=\"") && !page.contains("onclick"))
    #expect(!page.contains("<audio"))
  }

  /// A page of more stops than a browser opens well is cut, says so, and keeps what is wrong.
  @Test func aLongPageIsCutAndKeepsErrors() throws {
    let nameless = Set([3, 5_005, 5_011])
    let elements = (0..<5_012).map { number in
      nameless.contains(number) ? "  - traits: [button]" : "  - text: Row \(number)"
    }
    let screen = (["screen: Long", "elements:"] + elements).joined(separator: "\n")
    let (outcome, _) = try run(
      ["long.screen.yaml": screen],
      "$EARSHOT report long.screen.yaml --no-audio -o long.html && cat long.html")
    let said =
      "This page shows 5000 of 5012 stops: those with the worst findings, then the first ones."
    #expect(outcome.status == 0)
    #expect(outcome.error.contains("long.html: \(said)"))
    let page = outcome.output
    #expect(page.contains(said) && page.contains("5012 stops") && page.contains("3 errors"))
    #expect(page.ranges(of: "<li class=\"line stop\"").count == 5_000)
    for number in nameless { #expect(page.contains("<span class=\"number\">\(number + 1)</span>")) }
    #expect(page.contains(">Row 4997<") && !page.contains(">Row 4998<"))
    #expect(!page.contains(">Row 5010<"))
  }

  @Test func thePageIsTheSameOnEveryRun() throws {
    let (outcome, _) = try run(
      ["home.screen.yaml": Self.home],
      """
      for name in a b; do $EARSHOT report home.screen.yaml --no-audio -o $name.html; done
      cmp a.html b.html
      """)
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test(.enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"))
  func theVoiceStandsInThePage() throws {
    let (outcome, files) = try run(
      ["home.screen.yaml": Self.home],
      "$EARSHOT report home.screen.yaml -o home.html && cat home.html")
    #expect(outcome.status == 0 && outcome.error == "")
    #expect(files == ["home.html", "home.screen.yaml"])
    #expect(outcome.output.contains(#"preload="none" src="data:audio/"#))
    #expect(outcome.output.contains(#"src="data:text/vtt;charset=utf-8;base64,V0VCVlRU"#))
    #expect(outcome.output.contains("data-words=\"[[0, &quot;Recipes,&quot;]"))
    #expect(outcome.output.contains("<dt>Voice</dt><dd dir=\"auto\">english</dd>"))
  }

  @Test func outputThatCannotBeWrittenLeavesNothing() throws {
    let (outcome, files) = try run(
      ["home.screen.yaml": Self.home],
      "$EARSHOT report home.screen.yaml --no-audio -o missing/home.html")
    #expect(outcome.status == 2)
    #expect(
      outcome.error
        == "missing/home.html: error: the folder \"missing\" does not exist\n  create it: mkdir -p missing\n"
    )
    #expect(files == ["home.screen.yaml"])
  }

  @Test(arguments: ["1e300", "-1e300", "1e18", "9223372036854775807", "1e8"])
  func framesBeyondAllScreensAreNotDrawn(_ far: String) throws {
    let input = """
      {"size": [1e300, 1e300], "elements": [
        {"button": "A", "frame": [\(far), 0, 10, 10]}, {"button": "B", "frame": [0, \(far), 10, 10]},
        {"button": "C", "frame": [0, 0, 1e300, 40]}, {"button": "D", "frame": [16, 60, 100, 44]},
        {"image": "E", "decorative": true, "frame": [0, 0, 1e300, 1e300]},
        {"group": "F", "frame": [0, 0, 1e300, 1e300], "children": ["G"]}]}
      """
    let (outcome, _) = try run(
      ["a.screen.json": input],
      "$EARSHOT report a.screen.json --no-audio -o a.html && $EARSHOT report a.screen.json -o a.svg "
        + "&& cat a.html")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("stops have no frame and are not drawn."))
    #expect(outcome.output.contains(">D</text>"))
  }

  @Test func aFullDiskIsToldInOneLine() throws {
    let (outcome, files) = try run(
      ["home.screen.yaml": Self.home],
      "ln -s /dev/full home.html && $EARSHOT report home.screen.yaml --no-audio -o home.html; "
        + "code=$?; test -L home.html && rm home.html; exit $code")
    #expect(outcome.status == 2)
    #expect(outcome.error == "home.html: error: no space left on device\n")
    #expect(files == ["home.screen.yaml"])
  }

  @Test(arguments: [
    ("printf '<svg onload=\"x()\"/>'", "this is not a PNG\n  take the screenshot as a PNG"),
    (
      // 60,000 by 60,000 pixels in 57 bytes.
      "printf '\\x89PNG\\r\\n\\x1a\\n\\x00\\x00\\x00\\rIHDR\\x00\\x00\\xea\\x60\\x00\\x00\\xea\\x60\\x08\\x06\\x00\\x00\\x00AAAA"
        + "\\x00\\x00\\x00\\x00IDATAAAA\\x00\\x00\\x00\\x00IENDAAAA'",
      "the screenshot has 60000 × 60000 pixels, more than 40 million\n  scale it down"
    ),
  ])
  func aScreenshotThatIsABombIsRefused(_ bytes: String, _ message: String) throws {
    let (outcome, files) = try run(
      ["home.screen.yaml": Self.home],
      "\(bytes) > shot.png; $EARSHOT report home.screen.yaml --screenshot shot.png -o home.html")
    #expect(outcome.status == 2)
    #expect(outcome.error == "shot.png: error: \(message)\n")
    #expect(files == ["home.screen.yaml", "shot.png"])
  }

  @Test func aFolderIsNoPage() throws {
    let (outcome, files) = try run(
      ["home.screen.yaml": Self.home, "home.html/keep.txt": ""],
      "$EARSHOT report home.screen.yaml --no-audio -o home.html && ls home.html")
    #expect(outcome.output == "home.html\nindex.html\nkeep.txt\n", "\(outcome.error)")
    #expect(files.contains("home.html/keep.txt"))
  }

  @Test func aPipeIsWrittenIntoAndNotReplaced() throws {
    let (outcome, _) = try run(
      ["home.screen.yaml": Self.home],
      """
      mkfifo page.html && (head -c 15 page.html > start & \
      $EARSHOT report home.screen.yaml --no-audio -o page.html; wait; cat start; test -p page.html)
      """)
    #expect(outcome.output == "<!DOCTYPE html>")
  }

  @Test(arguments: [
    (
      "home.screen.yaml -o home.pdf",
      "--output takes a name that ends in .html, .svg, .png or /, not \"home.pdf\""
    ),
    (
      "--compare home.screen.yaml -o a.html",
      "--compare takes two screens: the old one and the new one"
    ),
    (
      "--compare home.screen.yaml home.screen.yaml -o a.svg",
      "a comparison needs a page (.html)"
    ),
    (
      "a.flow.yaml home.screen.yaml -o a.html",
      "a flow must be the only input: keep only \"a.flow.yaml\""
    ),
    ("home.screen.yaml --screenshot a.png -o folder/", "--screenshot needs a single screen"),
  ])
  func wrongUsageIsTold(_ arguments: String, _ message: String) throws {
    let (outcome, files) = try run(
      ["home.screen.yaml": Self.home], "$EARSHOT report \(arguments)")
    #expect(outcome.status == 64)
    #expect(outcome.error.hasPrefix("Error: \(message)\n"), "\(outcome.error)")
    #expect(files == ["home.screen.yaml"])
  }

  @Test func aScreenWithoutFramesHasNoPictureAndSaysHowToGetOne() throws {
    let input = "screen: Plain\nelements: [{list: Fruit, children: [Mango, Lime]}, button: Buy]"
    let (page, _) = try run(
      ["a.screen.yaml": input], "$EARSHOT report a.screen.yaml --no-audio -o a.html && cat a.html")
    #expect(page.status == 0)
    let aside = """
      There is no picture, because no element has a frame. To get one, add a frame to the \
      elements of the screen file: frame: [x, y, width, height].
      """
    #expect(page.output.components(separatedBy: aside).count == 2)
    #expect(!page.output.contains("On the screen"))
    // What is heard stands there once.
    #expect(page.output.components(separatedBy: ">Mango<").count == 2)
    let (picture, files) = try run(
      ["a.screen.yaml": input], "$EARSHOT report a.screen.yaml -o a.svg")
    #expect(picture.status == 2)
    #expect(
      picture.error == """
        a.svg: error: no element has a frame, so there is nothing to draw
          write a page (.html) instead: it shows the transcript

        """)
    #expect(files == ["a.screen.yaml"])
  }

  @Test func aPictureIsDrawnAsPNGWhereItsRendererIs() throws {
    let hasRenderer = FileManager.default.isExecutableFile(atPath: "/usr/bin/rsvg-convert")
    if hasRenderer {
      let (outcome, files) = try run(
        ["home.screen.yaml": Self.home],
        "$EARSHOT report home.screen.yaml -o home.png && head -c 4 home.png | tail -c 3")
      #expect(outcome.status == 0 && outcome.output == "PNG", "\(outcome.error)")
      #expect(files == ["home.png", "home.screen.yaml"])
    }
    let (missing, files) = try run(
      ["home.screen.yaml": Self.home], "PATH=/nowhere $EARSHOT report home.screen.yaml -o home.png")
    #expect(missing.status == 2)
    #expect(
      missing.error == """
        home.png: error: a .png needs rsvg-convert, which is not installed
          install it (apt-get install librsvg2-bin), or write a .svg

        """)
    #expect(files == ["home.screen.yaml"])
  }

  @Test func aFolderGetsAPageForEachScreenAndAnIndex() throws {
    let (outcome, files) = try run(
      ["app/a home.screen.yaml": Self.home, "app/b/menu.screen.yaml": Self.changed],
      "$EARSHOT report app --no-audio -o out/ && cat out/index.html")
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      files == [
        "app/a home.screen.yaml", "app/b/menu.screen.yaml", "out/a home.html", "out/b/menu.html",
        "out/index.html",
      ])
    #expect(outcome.output.contains(#"<a href="./a%20home.html" dir="auto">Home</a>"#))
    #expect(outcome.output.contains("<strong>2</strong> screens"))
    #expect(outcome.output.contains("<strong>4</strong> stops"))
    #expect(outcome.output.contains("script-src &#39;sha256-"))
  }

  @Test func anIndexListsFlowsWithWhatBecameOfThem() throws {
    func flow(_ name: String, _ heard: String) -> String {
      "flow: \(name)\nstart: home.screen.yaml\nsteps: [next, {hear: \"\(heard)\"}]"
    }
    let (outcome, files) = try run(
      [
        "app/home.screen.yaml": Self.home,
        "app/good.flow.yaml": flow("Look", "Rate, button, actions available"),
        "app/bad.flow.yaml": flow("Search", "Buy, button"),
        "app/notes.txt": "Buy milk",
      ],
      "$EARSHOT report app --no-audio -o out/ && cat out/index.html")
    #expect(outcome.status == 0)
    // The flows are shown, so that they are not among what was skipped.
    #expect(outcome.error == "earshot: skipped 1 file that is not a screen (.txt)\n")
    #expect(
      files.suffix(4) == [
        "out/bad.flow.html", "out/good.flow.html", "out/home.html", "out/index.html",
      ])
    for part in [
      #"<a href="./good.flow.html" dir="auto">Look</a>"#,
      #"<p class="tile-figures">1 step</p><p class="kind" dir="auto">Home</p>"#,
      #"<span class="flag passed">passed</span>"#,
      #"<span class="flag error">1 expectation not met</span>"#,
      "<strong>2</strong> flows<", "<strong>1</strong> flow fails<",
    ] {
      #expect(outcome.output.contains(part), "\(part)")
    }
  }

  @Test func aFlowThatIsBrokenKeepsNoOtherPageBack() throws {
    let (outcome, files) = try run(
      [
        "app/home.screen.yaml": Self.home,
        "app/bad.flow.yaml": "flow: Bad\nstart: none.screen.yaml",
      ],
      "$EARSHOT report app --no-audio -o out/")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("app/bad.flow.yaml:1:1: error: "), "\(outcome.error)")
    #expect(files.suffix(2) == ["out/home.html", "out/index.html"])
  }

  @Test func whatAnAuditFindsInAFlowLinksToItsStep() throws {
    let flow = """
      flow: Press
      start: home.screen.yaml
      steps:
        - next
        - activate
        - find: Nothing at all
      """
    let (outcome, _) = try run(
      ["home.screen.yaml": Self.home, "press.flow.yaml": flow],
      "$EARSHOT report press.flow.yaml --no-audio -o a.html && cat a.html")
    #expect(outcome.status == 0, "\(outcome.error)")
    let links = outcome.output.matches(of: /<a href="#(line-\d+)" dir="auto">step \d+: ([^<]+)</)
    #expect(links.contains { $0.2 == "find Nothing at all" }, "\(links.map(\.2))")
    for link in links { #expect(outcome.output.contains("id=\"\(link.1)\"")) }
  }

  @Test(.enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"))
  func eachSideOfAComparisonIsHeard() throws {
    let (outcome, _) = try run(
      ["old.screen.yaml": Self.home, "new.screen.yaml": Self.changed],
      "$EARSHOT report --compare old.screen.yaml new.screen.yaml -o a.html && cat a.html")
    #expect(outcome.status == 0, "\(outcome.error)")
    for part in [
      #"<audio id="old-sound" controls preload="none" src="data:audio/"#,
      #"<audio id="new-sound" controls preload="none" src="data:audio/"#,
      #"data-play="old-" data-number="2">Play before<"#,
      #"data-play="new-" data-number="2">Play now<"#,
      "<dt>Voice</dt><dd dir=\"auto\">english</dd>",
    ] {
      #expect(outcome.output.contains(part), "\(part)")
    }
    #expect(outcome.output.ranges(of: "src=\"data:text/vtt").count == 2)
  }

  @Test func twoScreensNeverShareAPage() throws {
    let (outcome, _) = try run(
      ["index.screen.yaml": Self.home], "$EARSHOT report index.screen.yaml --no-audio -o out/")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.hasPrefix(
        "out/index.html: error: both \"the index\" and \"index.screen.yaml\" would be written to this file\n"
      ))
  }

  @Test func aComparisonLinksChangesToBothPictures() throws {
    let (outcome, _) = try run(
      ["old.screen.yaml": Self.home, "new.screen.yaml": Self.changed],
      "$EARSHOT report --compare old.screen.yaml new.screen.yaml --no-audio -o a.html && cat a.html"
    )
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(!outcome.output.contains("<audio") && !outcome.output.contains(#"quiet" data-play="#))
    #expect(outcome.output.contains(#"data-boxes="old-box-2 new-box-2""#))
    #expect(
      outcome.output.contains("<del>Rate</del>") && outcome.output.contains("<ins>Review</ins>"))
    #expect(outcome.output.contains(#"<p class="summary">1 reworded</p>"#))
    let (same, _) = try run(
      ["old.screen.yaml": Self.home],
      "$EARSHOT report --compare old.screen.yaml old.screen.yaml --no-audio -o a.html && cat a.html"
    )
    #expect(same.output.contains("Nothing: both are heard alike, word by word."))
  }

  @Test func aFlowShowsItsStepsAndWhatWasNotHeard() throws {
    let flow = """
      flow: Look around
      start: home.screen.yaml
      steps:
        - hear: Recipes
        - next
        - hear: Buy, button
        - find: Nothing at all
      """
    let (outcome, _) = try run(
      ["home.screen.yaml": Self.home, "look.flow.yaml": flow],
      "$EARSHOT report look.flow.yaml --no-audio -o a.html && cat a.html")
    #expect(outcome.status == 0, "\(outcome.error)")
    for part in [
      "<title>Look around · Earshot report</title>", ">&gt; next</span>",
      ##"<a href="#transcript">VoiceOver (iOS 27) reads 2 steps.</a>"##,
      ##"<a href="#flow-report">3 expectations are not met.</a>"##,
      ##"<span class="step">Step 1 · Swipe right</span>"##,
      #"<dt>Expected</dt><dd dir="auto">Buy, button</dd>"#,
    ] {
      #expect(outcome.output.contains(part), "\(part)")
    }
    // Each expectation leads to what was heard where it stands.
    let links = outcome.output.matches(
      of: /<strong>failed<\/strong> .*? <a href="#(line-\d+)" dir="auto">([^<]+)</)
    #expect(links.map(\.2) == ["step 0: start", "step 1: next", "step 2: find Nothing at all"])
    let heard = links.map { link in
      outcome.output.components(separatedBy: "id=\"\(link.1)\"").last?
        .firstMatch(of: /<span class="text"[^>]*>([^<]+)</)?.1
    }
    #expect(heard == ["[screen: Home]", "Rate, button, actions available", "[boundary]"])
  }
}
