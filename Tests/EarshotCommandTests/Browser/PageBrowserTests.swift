import Foundation
import Testing

/// Pages as people see them: in a browser, at the width of a phone and of a desk.
@Suite("Pages in Chromium", .waiting, .inChromium) struct PageBrowserTests {
  /// Real dumps of other people's apps, which stand beside some checkouts and in none.
  private static let dumps = [
    "../shared/corpus/xcuitest-xml/mobium-ios26-icecubes-timeline.xml",
    "../shared/corpus/idb-axe-json/simuse-hangul.json",
    "../shared/corpus/chrome-axtree-json/miniwob-email-inbox.json",
  ]
  private static let hasDumps = dumps.allSatisfy {
    FileManager.default.fileExists(atPath: PageFiles.project.appending(path: $0).path)
  }

  private static let inputs: [[String]] = {
    let examples = PageFiles.project.appending(path: "Examples")
    let files = FileManager.default.enumerator(atPath: examples.path)?.compactMap {
      $0 as? String
    }
    // The shop under Web is walked in a browser of its own by other tests.
    let inputs = (files ?? []).filter {
      ($0.hasSuffix(".screen.yaml") || $0.hasSuffix(".flow.yaml")) && !$0.hasPrefix("Web/")
    }
    return inputs.sorted().map { ["Examples/\($0)", "--no-audio"] } + [
      ["Tests/TreeFormatsTests/Fixtures/xcuitest/2025-birdsong-today.xml", "--no-audio"],
      ["Tests/TreeFormatsTests/Fixtures/xcuitest/2025-hebrew-delete-alert.xml", "--no-audio"],
      ["Tests/TreeFormatsTests/Fixtures/idb/complete.json", "--no-audio"],
      [
        "--compare", "Examples/Orchard/orchard-ungrouped.screen.yaml",
        "Examples/Orchard/orchard-grouped.screen.yaml", "--no-audio",
      ],
      ["Examples/Rating/rating.screen.yaml", "Examples/Recipe/recipe.screen.yaml", "--no-audio"],
    ]
  }()

  @Test func everyExampleOpensWithoutComplaintAtBothWidths() throws {
    #expect(Self.inputs.count > 10)
    try open(Self.inputs)
  }

  @Test(.enabled(if: hasDumps, "../shared/corpus is not here: no real dumps are opened"))
  func realDumpsOpenWithoutComplaintAtBothWidths() throws {
    try open(Self.dumps.map { [$0, "--no-audio"] })
  }

  private func open(_ inputs: [[String]]) throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    for arguments in inputs {
      let page = try files.page(arguments)
      for (width, height) in PageFiles.widths {
        try browser.open(page, width: width, height: height)
        let overflow = try browser.evaluate(
          "document.documentElement.scrollWidth - document.documentElement.clientWidth")
        #expect((overflow as? Int ?? 1) <= 0, "\(arguments) at \(width)")
        // A style or a script that the policy keeps out would leave the margin and the marks alone.
        #expect(
          try browser.evaluate("getComputedStyle(document.body).margin") as? String == "0px")
        #expect(
          try browser.evaluate("document.querySelector('.line.current') !== null") as? Bool
            == true,
          "\(arguments)")
        #expect(browser.problems == [], "\(arguments) at \(width)")
      }
    }
  }

  @Test func playingMovesCursorAndCaptionInStep() throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    let page = try files.page(["Examples/Recipe/recipe.screen.yaml"])
    try browser.open(page, width: 1440, height: 900)
    // What is shown is looked at in each frame right after the page has drawn it. The sound runs on
    // meanwhile, so that each sample holds the time before and after: a machine that is slow makes it
    // longer, never wrong.
    let samples = try browser.evaluate(
      """
      (async () => {
        const sound = document.getElementById("sound");
        if (sound.readyState < 2) await new Promise((done) => sound.addEventListener("canplay", done));
        document.getElementById("speed").value = "2";
        document.getElementById("speed").dispatchEvent(new Event("change"));
        const samples = [];
        let before = 0;
        const isPlaying = () => !sound.paused && sound.currentTime < 9;
        const early = () => {
          before = sound.currentTime * 1000;
          if (isPlaying()) requestAnimationFrame(early);
        };
        requestAnimationFrame(early);
        const done = new Promise((finish) => {
          const late = () => {
            const line = document.querySelector(".line.current");
            const ring = document.querySelector(".cursor.halo.on");
            const box = document.getElementById(line.dataset.box).querySelector(".box");
            const word = document.querySelector(".caption .now");
            samples.push({
              before, after: sound.currentTime * 1000,
              from: Number(line.dataset.from), to: Number(line.dataset.to),
              offset: Math.abs(ring.y.baseVal.value + 5 - box.y.baseVal.value),
              word: word && word.textContent, words: line.dataset.words,
              path: document.querySelector(".line.current .text").textContent });
            if (isPlaying()) requestAnimationFrame(late);
            else finish();
          };
          sound.addEventListener("play", () => requestAnimationFrame(late));
        });
        document.getElementById("play").click();
        await done;
        sound.pause();
        return JSON.stringify(samples);
      })()
      """)
    let data = Data((samples as? String ?? "[]").utf8)
    let list = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(Set(list.compactMap { $0["path"] as? String }).count >= 2)
    for sample in list {
      let before = try #require(sample["before"] as? Double)
      let after = try #require(sample["after"] as? Double)
      let from = try #require(sample["from"] as? Double)
      let to = try #require(sample["to"] as? Double)
      // The pause before the next stop belongs to the one before.
      #expect(after >= from - 100 && before <= to + 1000, "\(sample)")
      #expect(sample["offset"] as? Double ?? 9 < 0.01, "\(sample)")
      let words = try JSONSerialization.jsonObject(
        with: Data((sample["words"] as? String ?? "[]").utf8))
      // Every word that is heard within a tenth of a second of the moment is right.
      let list = words as? [[Any]] ?? []
      let near = list.indices.filter { index in
        let start = list[index][0] as? Double ?? 0
        let end = index + 1 < list.count ? list[index + 1][0] as? Double ?? 0 : to + 1000
        return start <= after + 100 && end >= before - 100
      }
      #expect(near.contains { list[$0][1] as? String == sample["word"] as? String }, "\(sample)")
    }
    #expect(browser.problems == [])
  }

  @Test func aPartOfAnElementIsHeardAlone() throws {
    let input = """
      screen: News
      elements:
        - text: Mangoes are ripe. Limes are sour. Plums are blue.
          id: story
          rotors: [{name: Sentences, items: [{element: story, text: Limes are sour}]}]
      """
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    try browser.open(try files.page(["-"], input: input), width: 1440, height: 900)
    let heard = try browser.evaluate(
      """
      (async () => {
        const sound = document.getElementById("sound");
        const words = JSON.parse(document.querySelector(".line").dataset.words);
        const item = document.querySelector(".rotor a[data-from]");
        item.click();
        await new Promise((done) => sound.addEventListener("pause", done));
        const first = words.find(([, text]) => text === "Limes");
        const after = words.find(([, text]) => text === "Plums");
        return [Number(item.dataset.from) === first[0], Number(item.dataset.to) === after[0],
          sound.currentTime * 1000 >= after[0] - 5].join();
      })()
      """)
    #expect(heard as? String == "true,true,true")
    #expect(browser.problems == [])
  }

  @Test func theSidesOfAComparisonAreHeardOneAtATime() throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    let page = try files.page([
      "--compare", "Examples/Orchard/orchard-ungrouped.screen.yaml",
      "Examples/Orchard/orchard-grouped.screen.yaml",
    ])
    try browser.open(page, width: 390, height: 844)
    let states = try browser.evaluate(
      """
      (async () => {
        const [old, now] = ["old", "new"].map((side) => document.getElementById(`${side}-sound`));
        const heard = (sound, what) => new Promise((done) => sound.addEventListener(what, done));
        const both = () => `${old.paused ? "-" : "old"} ${now.paused ? "-" : "new"}`;
        const states = [];
        document.getElementById("old-play").click();
        await heard(old, "playing");
        states.push(both());
        document.getElementById("new-play").click();
        await heard(now, "playing");
        states.push(both());
        const one = document.querySelector("[data-play='new-']");
        one.click();
        await heard(now, "pause");
        const [from, to, text] = JSON.parse(document.getElementById("new-scene").dataset.times)[one.dataset.number - 1];
        states.push(both(), now.currentTime * 1000 >= to - 5, document.getElementById("new-caption").textContent === text);
        return states.join();
      })()
      """)
    #expect(states as? String == "old -,- new,- -,true,true")
    #expect(browser.problems == [])
  }

  @Test func theKeyboardReachesEverything() throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    let page = try files.page(["Examples/Menu/menu.screen.yaml"])
    try browser.open(page, width: 390, height: 844)
    try browser.evaluate(
      "document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    let all = """
      [...document.querySelectorAll("a[href], button, summary, select, input, [tabindex='0']")]
        .filter((node) => node.checkVisibility())
      """
    let count = try #require(try browser.evaluate("(window.all = \(all)).length") as? Int)
    #expect(count > 20)
    try browser.evaluate("window.reached = new Set()")
    for _ in 0..<(count + 4) {
      try browser.pressTab()
      let outline = try browser.evaluate(
        """
        (() => {
          const node = document.activeElement;
          window.reached.add(node);
          return node === document.body ? "body" : getComputedStyle(node).outlineStyle;
        })()
        """)
      #expect(outline as? String != "none")
    }
    let missed = try browser.evaluate(
      "window.all.filter((node) => !window.reached.has(node)).map((node) => node.outerHTML.slice(0, 90)).join()"
    )
    #expect(missed as? String == "")
  }

  @Test func targetsAreLargeEnoughForAFinger() throws {
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    let page = try files.page(["Examples/Menu/menu.screen.yaml"])
    for (width, height) in PageFiles.widths {
      try browser.open(page, width: width, height: height)
      let small = try browser.evaluate(
        """
        [...document.querySelectorAll("button, select, summary, input, .rotor a")]
          .filter((node) => node.checkVisibility())
          .filter((node) => node.getBoundingClientRect().height < 44 || node.getBoundingClientRect().width < 44)
          .map((node) => node.outerHTML.slice(0, 90)).join()
        """)
      #expect(small as? String == "", "\(width)")
    }
  }

  @Test func fiveThousandStopsStayUsable() throws {
    let elements = (0..<5000).map {
      "{\"button\": \"Row \($0)\", \"frame\": [0, \($0 * 44), 375, 44]}"
    }
    let input = "{\"size\": [375, 667], \"elements\": [\(elements.joined(separator: ","))]}"
    let files = try PageFiles()
    let browser = try Browser.shared()
    defer { browser.rest() }
    try browser.open(
      try files.page(["-", "--no-audio"], input: input), width: 1440, height: 900)
    #expect(try browser.evaluate("document.querySelectorAll('.line').length") as? Int == 5000)
    try browser.evaluate("for (let i = 0; i < 20; i++) document.getElementById('next').click()")
    #expect(
      try browser.evaluate("document.getElementById('caption').textContent") as? String
        == "Row 20, button")
    // What stands behind a line is built when it is opened.
    let behind = try browser.evaluate(
      """
      (async () => {
        const details = document.querySelector("#line-7 details");
        const before = details.querySelectorAll(".more li").length;
        const opened = new Promise((done) => details.addEventListener("toggle", done));
        details.open = true;
        await opened;
        return `${before}: ` + [...details.querySelectorAll(".fragments li")].map((one) => one.textContent).join();
      })()
      """)
    #expect(behind as? String == "0: label Row 7,role button")
    #expect(browser.problems == [])
  }
}
