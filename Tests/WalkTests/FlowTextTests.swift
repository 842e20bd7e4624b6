import Documents
import ScreenReader
import Testing
import Transcript

@testable import Walk

/// Logs as flow files.
@Suite("Flow files of walks")
struct FlowTextTests {
  private func flow(_ exploration: Exploration) -> String {
    let text = FlowText(
      exploration.log, rendering: exploration.rendering, screen: "recipe.screen.yaml")
    return String(decoding: text.bytes, as: UTF8.self)
  }

  @Test func commandsAndWhatWasSaidLast() throws {
    var walk = LineWalk(
      try Walks.exploration(
        app: AppModel { request, _ in
          request.act == .action("Share") ? [.announce(Announcement("It was \"shared\""))] : nil
        }))
    _ = walk.start()
    for line in [
      "next 2", "increment", "rotor Headings", "rotor Nonsense", "find Rate", "action Share",
      "nonsense", "touch 20,20", "scroll down", "first", "style", "last", "activate", "type a\\b",
      "delete", "find Nothing", "hear",
    ] {
      _ = walk.take(line)
    }
    #expect(
      flow(walk.exploration) == #"""
        flow: "Walk through recipe"
        screens:
          recipe: "recipe.screen.yaml"
        start: recipe
        steps:
          - hear: "Mango lassi, heading"
          - next: 2
          - hear: "Your rating, 40%, adjustable"
          - increment
          - hear: "50%"
          - rotor: "Headings"
          - hear: "Headings"
          - find: "Rate"
          - hear: "Rate, button, actions available"
          - action: "Share"
          - announced: "It was \"shared\""
          - touch: [20, 20]
          - hear: "Rate, button, actions available"
          - scroll: down
          - first
          - hear: "Mango lassi, heading"
          - rotor: "Navigation Style"
          - down
          - hear: "Grouped"
          - rotor: "Headings"
          - last
          - hear: "Comment, text field"
          - activate
          - hear: "Comment, text field, is editing"
          - type: "a\\b"
          - hear: "b"
          - delete
          - hear: "b"

        """#)
  }

  @Test func nothingIsExpectedAfterSilence() throws {
    var exploration = try Walks.exploration()
    exploration.start()
    exploration.perform(.touchElement("comment"))
    exploration.perform(.activate)
    exploration.perform(.type("d!\u{1}"))
    #expect(
      flow(exploration).hasSuffix(
        #"""
          - activate
          - hear: "Comment, text field, is editing"
          - type: "d!\u0001"

        """#))
  }

  @Test func theFileIsYAML() throws {
    var exploration = try Walks.exploration()
    exploration.start()
    let evil = "\u{1B}[2J: \"\\\u{202E}\u{2028}\u{FEFF}#'\u{85}\u{10FFFF}🥭 - {x}\n"
    exploration.perform(.touchElement("comment"))
    exploration.perform(.activate)
    exploration.perform(.type(evil))
    let text = flow(exploration)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" || $0 == "\u{202E}" })
    let source = try SourceText(bytes: Array(text.utf8), path: "x.flow.yaml")
    let steps = try Document(yaml: source).root["steps"]?.items ?? []
    #expect(steps.compactMap { $0.kind == .mapping ? $0["type"]?.text : nil } == [evil])
  }

  @Test func otherStylesAndLanguagesAreNamed() throws {
    var exploration = try Walks.exploration(style: .utterance)
    exploration.start()
    let text = FlowText(
      exploration.log, rendering: exploration.rendering, screen: "../a/9 가.xml", language: "en")
    #expect(
      String(decoding: text.bytes, as: UTF8.self).hasPrefix(
        """
        flow: "Walk through 9 가"
        style: utterance
        language: "en"
        screens:
          screen: "../a/9 가.xml"
        start: screen
        steps:
          - hear: "Mango lassi Heading"

        """))
  }

  @Test func optionsStandInAComment() throws {
    var exploration = try Walks.exploration()
    exploration.start()
    let text = FlowText(
      exploration.log, rendering: exploration.rendering, screen: "a.yaml",
      options: "--without containers")
    #expect(
      String(decoding: text.bytes, as: UTF8.self).hasPrefix(
        """
        # Recorded with --without containers: run it with the same options.
        flow: "Walk through a"

        """))
  }

  @Test(
    "paths",
    arguments: [
      ("a/x.yaml", "a/y.flow.yaml", "x.yaml"), ("a/x.yaml", "y.flow.yaml", "a/x.yaml"),
      ("x.yaml", "a/b/y.flow.yaml", "../../x.yaml"), ("/w/x.yaml", "y.flow.yaml", "x.yaml"),
      ("/z/x.yaml", "/w/y.flow.yaml", "../z/x.yaml"), ("../x.yaml", "../y.flow.yaml", "x.yaml"),
      ("./a//./x.yaml", "a/../a/y.flow.yaml", "x.yaml"),
    ])
  func paths(file: String, flow: String, expected: String) {
    #expect(FlowPath.relative(file, to: flow, in: "/w") == expected)
  }

  @Test func names() {
    #expect(FlowPath.suggestion(for: "a/b.screen.yaml") == "a/b.flow.yaml")
    #expect(FlowPath.suggestion(for: "") == "screen.flow.yaml")
    #expect(FlowPath.completed("a") == "a.flow.yaml")
    #expect(FlowPath.completed("a.yaml") == "a.flow.yaml")
    #expect(FlowPath.completed("a.flow.yaml") == "a.flow.yaml")
    #expect(FlowPath.stem(of: ".yaml") == "screen")
  }
}
