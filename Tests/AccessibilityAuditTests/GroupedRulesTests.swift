import AccessibilityTree
import Foundation
import Testing

@testable import AccessibilityAudit

/// What the rules of order, targets and text say where profiles, platforms and dumps differ.
@Suite struct GroupedRulesTests {
  static func findings(
    _ rule: String, _ text: String, profile: AuditProfile = .all
  ) throws -> [String] {
    let screen = try AuditFixture.screen(text, profile: profile)
    let result = Audit(RuleSelection(only: [rule])).run(screen)
    return result.findings.map {
      "\($0.needsReview ? "review" : $0.severity.rawValue): \($0.text)"
    }
  }

  static func orchard(_ name: String) throws -> String {
    try String(
      contentsOf: AuditFixture.project.appending(path: "Examples/Orchard/\(name).screen.yaml"),
      encoding: .utf8)
  }

  @Test func anUngroupedOrchardHasItsCaptionsApart() throws {
    #expect(
      try Self.findings("caption-separated", Self.orchard("orchard-ungrouped")) == [
        """
        warning: The image "A large container holding a variety of mangoes" and its caption "Mangoes come \
        from trees that belong to the genus Mangifera." are 2 swipes apart. Group each image with its caption.
        """,
        """
        warning: The image "A large container holding many green artichokes" and its caption "Artichokes \
        come from a variety of a species of thistle." are 2 swipes apart. Group each image with its caption.
        """,
      ])
  }

  @Test func aGroupedOrchardHasNothingAtAll() throws {
    let result = Audit().run(try AuditFixture.screen(try Self.orchard("orchard-grouped")))
    #expect(result.findings.map(\.message) == [])
    let pairs = result.results.first { $0.page.id == "caption-separated" }
    #expect(pairs?.passes == 2)
  }

  /// A list around a whole gallery is not the group of one image.
  @Test func aListOfImagesIsNoGroupOfEach() throws {
    let found = try Self.findings(
      "caption-separated",
      """
      elements:
        - list: Fruit
          children:
            - {image: A basket of mangoes, frame: [16, 120, 172, 172]}
            - {image: A crate of artichokes, frame: [205, 120, 172, 172]}
            - {text: Mangoes grow on trees., frame: [16, 300, 172, 40]}
            - {text: Artichokes are thistles., frame: [205, 300, 172, 40]}
      """)
    #expect(found.count == 2)
  }

  /// The Mac's own small controls are 20 points large, and a pointer hits them.
  @Test func aMacHasSmallControls() throws {
    func found(_ side: Int) throws -> [String] {
      try Self.findings(
        "target-too-small",
        "platform: macos\nelements: [{button: Go, frame: [100, 100, \(side), \(side)]}]\n")
    }
    #expect(try found(20) == [])
    #expect(
      try found(19).first?.hasPrefix("error: The button \"Go\" measures 19 by 19 points") == true)
  }

  @Test(arguments: [
    ("ios", 44, 28), ("ipados", 44, 28), ("watchos", 44, 28), ("tvos", 66, 56),
    ("visionos", 60, 28),
  ])
  func targetsGoByTheirPlatform(_ platform: String, _ usual: Int, _ least: Int) throws {
    func found(_ side: Int) throws -> [String] {
      try Self.findings(
        "target-too-small",
        "platform: \(platform)\nelements: [{button: Go, frame: [100, 100, \(side), \(side)]}]\n")
    }
    #expect(try found(usual) == [])
    #expect(try found(usual - 1).first?.hasPrefix("warning: ") == true)
    #expect(try found(least).first?.hasPrefix("warning: ") == true)
    #expect(
      try found(least - 1) == [
        """
        error: The button "Go" measures \(least - 1) by \(least - 1) points. Make it at least \(usual) by \
        \(usual) points (space around the visible part counts).
        """
      ])
  }

  @Test(arguments: [(12.0, true), (24, false)])
  func wcagLetsSpaceStandInForSize(_ gap: Double, _ fails: Bool) throws {
    let found = try Self.findings(
      "target-too-small",
      """
      elements:
        - {button: One, frame: [100, 100, 10, 10]}
        - {button: Two, frame: [\(100 + gap), 100, 10, 10]}
      """, profile: .wcag22AA)
    #expect(found.count == (fails ? 2 : 0))
    #expect(found.allSatisfy { $0.hasPrefix("error: ") })
  }

  /// What a tool saw of an app says what is outlined, and not what answers a touch.
  @Test func frameOfADumpCountsForLess() throws {
    let found = try Self.findings(
      "target-too-small",
      """
      [{"type": "Button", "AXLabel": "Go", "enabled": true, "role": "AXButton", "children": [],
        "frame": {"x": 100, "y": 100, "width": 20, "height": 20}}]
      """)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("warning: ") == true)
  }

  @Test func keysOfAKeyboardAreCloseByDesign() throws {
    func keys(_ rows: [String]) -> String {
      "elements:\n"
        + rows.enumerated().map { row, letters in
          letters.enumerated().map { index, letter in
            "  - {button: \"\(letter)\", frame: [\(index * 31), \(500 + row * 46), 31, 46]}\n"
          }.joined()
        }.joined() + "  - {button: space, frame: [80, \(500 + rows.count * 46), 150, 40]}\n"
    }
    #expect(
      try Self.findings("target-too-close", keys(["qwertyuiop", "asdfghjkl", "zxcvbnm"])) == [])
    // Cells that touch are parts of one control, too; the bar below them is another.
    #expect(try Self.findings("target-too-close", keys(["qwer"])).count == 1)
  }

  @Test(arguments: [
    // Size, weight, and whether Apple's table and WCAG's let 3.03:1 pass.
    (17.0, "regular", false, false), (17.9, "regular", false, false), (18, "regular", true, false),
    (23, "regular", true, false), (24, "regular", true, true), (12, "bold", true, false),
    (18.66, "bold", true, true), (17, "semibold", false, false),
  ])
  func contrastGoesByTheProfile(
    _ size: Double, _ weight: String, _ apple: Bool, _ wcag: Bool
  ) throws {
    let text = """
      elements:
        - {text: Hi, textColor: "#949494", backgroundColor: white, fontSize: \(size), fontWeight: \(weight)}
      """
    for (profile, passes) in [(AuditProfile.all, apple), (.hig, apple), (.wcag22AA, wcag)] {
      let found = try Self.findings("contrast-insufficient", text, profile: profile)
      #expect(found.isEmpty == passes, "\(profile)")
    }
  }

  /// The proposed colour passes, and hardly lighter or darker ones do not.
  @Test(arguments: [
    ("#777777", "white", 4.5, "#767676"), ("#FF0000", "white", 4.5, "#EE0000"),
    ("#777777", "black", 4.5, "#777777"), ("#333333", "black", 4.5, "#757575"),
    ("yellow", "white", 3, "#9A9A00"),
  ])
  func theNearestColourIsProposed(
    _ front: String, _ back: String, _ needed: Double, _ expected: String
  ) throws {
    let front = try #require(Color(front))
    let back = try #require(Color(back))
    let proposal = try #require(Contrast.nearest(to: front, on: back, needed: needed))
    #expect(proposal.hexadecimal == expected)
    #expect(Contrast.ratio(proposal, back) >= needed)
  }

  /// Glass over glass over a colour: what is seen is all of them.
  @Test func everythingThatShinesThroughCounts() throws {
    let found = try Self.findings(
      "contrast-insufficient",
      """
      elements:
        - backgroundColor: black
          children:
            - backgroundColor: "#FFFFFF80"
              children:
                - {text: Hi, textColor: "#FFFFFF80", backgroundColor: "#00000000", fontSize: 17}
      """)
    #expect(
      found == [
        #"error: "Hi" is #C0C0C0 on #808080: 2.16:1 instead of at least 4.5:1 at 17 points. "#
          + "Use #171717, which has enough contrast."
      ])
  }

  @Test func wordsOfThePagesDotsAreAName() throws {
    let found = try Self.findings(
      "label-missing",
      """
      elements:
        - {value: Page 1 of 2, traits: [adjustable]}
        - {value: 第1页，共2页, traits: [adjustable]}
        - {value: 40 percent, traits: [adjustable]}
        - {value: 3 of 5, traits: [adjustable]}
      """)
    #expect(found.count == 2)
  }
}
