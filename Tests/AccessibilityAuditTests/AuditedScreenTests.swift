import AccessibilityTree
import Foundation
import Testing
import Voices

@testable import AccessibilityAudit

/// What rules share: contrast, captions, machine names, hostile and huge input.
@Suite struct AuditedScreenTests {
  // Ratios by WCAG's own formula, computed elsewhere.
  @Test(arguments: [
    ("#767676", "#FFFFFF", 4.5422), ("#777777", "#FFFFFF", 4.4781), ("#949494", "white", 3.0335),
    ("systemBlue", "white", 4.017), ("systemGreen", "white", 2.220), ("systemRed", "white", 3.547),
    ("secondaryLabel", "white", 3.439), ("black", "white", 21),
  ])
  func contrastIsThatOfTheStandard(_ front: String, _ back: String, _ ratio: Double) throws {
    let back = try #require(Color(back))
    let front = try #require(Color(front)).composited(over: back)
    #expect(abs(Contrast.ratio(front, back) - ratio) < 0.006)
    #expect(Contrast.ratio(front, back) == Contrast.ratio(back, front))
  }

  @Test(arguments: [(4.4999, "4.49"), (3, "3.00"), (21, "21.00"), (4.5, "4.50")])
  func aRatioIsNeverRoundedUp(_ ratio: Double, _ text: String) {
    #expect(Contrast.text(ratio) == text)
  }

  @Test(arguments: [
    ("#fff", "#FFFFFF"), ("#3C3C4399", "#3C3C4399"), ("systemBlue", "#007AFF"),
    ("black", "#000000"),
  ])
  func coloursAreReadAndWritten(_ text: String, _ hexadecimal: String) {
    #expect(Color(text)?.hexadecimal == hexadecimal)
  }

  @Test(arguments: ["#ff", "#12345", "#gggggg", "blau", "", "#+12345", "#１２３"])
  func otherTextsAreNoColours(_ text: String) { #expect(Color(text) == nil) }

  @Test func imagesAreLaidOutOverTheirCaptions() throws {
    let screen = try AuditFixture.screen(
      """
      elements:
        - {image: Mango, frame: [20, 100, 160, 120]}
        - {image: Artichoke, frame: [200, 100, 160, 120]}
        - {text: One, frame: [20, 230, 160, 20]}
        - {text: Two, frame: [200, 230, 160, 20]}
        - {text: Too far, frame: [20, 275, 160, 20]}
        - {image: Alone, frame: [20, 400, 160, 120]}
      """)
    #expect(Captions(screen).pairs == [.init(image: 0, caption: 2), .init(image: 1, caption: 3)])
  }

  @Test func theExamplesOfTheProjectHaveNoErrors() throws {
    let folder = AuditFixture.project.appending(path: "Examples")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".screen.yaml") }
    #expect(files.count >= 8)
    for file in files {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let result = Audit().run(try AuditFixture.screen(text, path: file))
      let errors = result.findings.filter { $0.severity == .error && !$0.needsReview }
      #expect(errors.map { "\(file) \($0.rule) \($0.message)" } == [])
    }
  }

  /// A tree of great depth and labels that want to be something else neither crash nor hang any rule.
  @Test func hostileScreensAreAudited() throws {
    var tree = ElementTree()
    for level in 0..<10_000 {
      var element = Element(level == 9_999 ? "Deep\u{1B}[31m\u{202E}" : nil)
      if level == 9_999 { element.traits = .button }
      element.frame = Frame(x: .infinity, y: -.greatestFiniteMagnitude, width: 1, height: 1)
      tree.begin(element)
    }
    for _ in 0..<10_000 { tree.end() }
    var flat = ElementTree()
    for index in 0..<1_000 {
      flat.add(Element("Same.", value: "%@", hint: "Tap to", traits: [.button, .link, .image]))
      if index % 3 == 0 { flat.add(Element(traits: [.switchButton, .adjustable, .header])) }
    }
    for tree in [tree, flat] {
      let screen = try AuditedScreen(
        Screen(tree: tree), path: "hostile",
        listening: try AuditFixture.listening())
      let result = Audit(RuleSelection(precision: .low)).run(screen)
      for finding in result.findings {
        let text = finding.text + (finding.place?.sourceFrame ?? "")
        #expect(!text.contains("\u{1B}") && !text.contains("\u{202E}"))
      }
      #expect(!result.findings.isEmpty)
    }
  }
}
