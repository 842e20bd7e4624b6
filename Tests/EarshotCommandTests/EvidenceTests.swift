import Testing

/// What flows show about the labels of an app.
@Suite struct EvidenceTests {
  private static let screen = """
    screen: Order
    elements:
      - {heading: Order, textColor: "#000000", backgroundColor: "#FFFFFF"}
      - {button: Pay, textColor: "#000000", backgroundColor: "#FFFFFF", on: {activate: [{announce: Paid, after: 1s}]}}

    """
  private static let byVoiceOver = """
    screens: {order: order.screen.yaml}
    steps: [{find: Pay}, activate, {announced: Paid}]

    """
  private static let byVoice = """
    with: voice-control
    screens: {order: order.screen.yaml}
    steps: [{say: Tap Pay}, {shown: Pay}]

    """

  private static func run(_ files: [String: String], _ options: String = "") throws
    -> Earshot.Outcome
  {
    let folder = try CommandFolder(
      ["order.screen.yaml": screen, "a.flow.yaml": byVoiceOver].merging(files) { $1 })
    return try folder.shell("$EARSHOT evidence . \(options)")
  }

  @Test func aTaskThatCanBeDoneSpeaksForALabel() throws {
    let outcome = try Self.run(["b.flow.yaml": Self.byVoice])
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains("VoiceOver: supported\n    1 flow with VoiceOver reaches the end"))
    #expect(
      outcome.output.contains(
        "Voice Control: supported\n    1 flow with Voice Control reaches the end"))
    #expect(outcome.output.contains("Sufficient Contrast: supported\n"))
    // What no input states is never supported.
    #expect(outcome.output.contains("Dark Interface: cannot tell\n"))
    #expect(
      outcome.output.contains("Captions: cannot tell\n    no element states a video or sound"))
  }

  @Test func aTaskThatCannotBeDoneSpeaksAgainstIt() throws {
    let outcome = try Self.run(["b.flow.yaml": Self.byVoice.replacing("Pay", with: "Buy")])
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("Voice Control: not supported\n    ./b.flow.yaml:3: "))
    let failed = try Self.run([
      "a.flow.yaml": Self.byVoiceOver.replacing("announced: Paid", with: "announced: Sent")
    ])
    #expect(failed.status == 1)
    #expect(failed.output.contains("VoiceOver: not supported\n    ./a.flow.yaml:2: "))
  }

  @Test func anErrorOnAScreenSpeaksAgainstVoiceOver() throws {
    let outcome = try Self.run([
      "order.screen.yaml": Self.screen + "  - {button: , frame: [0, 0, 44, 44]}\n"
    ])
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("VoiceOver: not supported"))
    #expect(outcome.output.contains("(label-missing)"))
  }

  @Test func eachTaskNeedsAFlowByVoice() throws {
    let outcome = try Self.run(["b.flow.yaml": Self.byVoice, "c.flow.yaml": Self.byVoiceOver])
    #expect(
      outcome.output.contains(
        "Voice Control: cannot tell\n    1 flow with Voice Control, but 2 with VoiceOver: the other tasks are not covered"
      ))
  }

  @Test func largerTextNeedsScreensOfThatSize() throws {
    let small = try Self.run([:])
    #expect(
      small.output.contains("Larger Text: cannot tell\n    no screen in the flows was recorded at"))
    let large = Self.screen.replacing(
      "screen: Order", with: "screen: Order\ntextSize: accessibilityExtraLarge")
    // That a text is whole and grows is not known of itself.
    let unstated = try Self.run(["order.screen.yaml": large])
    #expect(unstated.output.contains("Larger Text: cannot tell\n    2 elements without "))
    var place = 0
    let stated = large.replacing(/textColor:/) { _ in
      place += 100
      return "frame: [0, \(place), 300, 60], truncated: false, scalesWithTextSize: true, textColor:"
    }
    let supported = try Self.run(["order.screen.yaml": stated])
    #expect(
      supported.output.contains("Larger Text: supported\n    1 screen recorded at"),
      "\(supported.output)")
  }

  @Test func motionWithoutAnAlternativeSpeaksAgainstReducedMotion() throws {
    func moving(_ animation: String) throws -> String {
      try Self.run([
        "order.screen.yaml": Self.screen + "  - {image: Waves, animation: \(animation)}\n"
      ])
      .output
    }
    #expect(
      try moving("{kind: zoom}").contains(
        "Reduced Motion: not supported\n    Order: \"Waves\" moves (zoom)"))
    #expect(try moving("{kind: zoom, alternative: fade}").contains("Reduced Motion: supported\n"))
  }

  @Test func thePageHoldsReasonsAndTranscriptsAndNoMarkupOfOthers() throws {
    let hostile = Self.byVoiceOver.replacing(
      "screens:", with: "flow: \"<script>alert(1)</script>\"\nscreens:")
    let folder = try CommandFolder(["order.screen.yaml": Self.screen, "a.flow.yaml": hostile])
    let outcome = try folder.shell("$EARSHOT evidence . -o page.html --format json")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(#""label": "VoiceOver", "verdict": "supported""#))
    let page = try folder.text(of: "page.html")
    #expect(page.contains("Pay, button"))
    #expect(page.contains("1 flow with VoiceOver reaches the end"))
    #expect(!page.contains("<script>"))
  }
}
