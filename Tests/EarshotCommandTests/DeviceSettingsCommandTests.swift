import Foundation
import Testing

/// Settings of a device, text sizes and colours from outside.
@Suite struct DeviceSettingsCommandTests {
  private static let screen = """
    screen: Checkout
    elements:
      - text: Delivery on Tuesday
        id: note
        textColor: "#8A8A8E"
        highContrastTextColor: "#6C6C70"
        backgroundColor: white
        textStyle: footnote
        frame: [16, 110, 358, 18]
      - {switch: Gift, value: "on", id: gift, frame: [16, 200, 358, 44]}
    """

  @Test func whatIsSeenAndFoundOtherwise() throws {
    let outcome = try Earshot.run(
      ["transcript", "-", "--set", "increaseContrast=off,on"], input: Self.screen)
    #expect(outcome.status == 0 && outcome.error.isEmpty)
    #expect(
      outcome.output == """
        nothing differs in 2 stops

        element  seen                           increaseContrast=off  increaseContrast=on
        note     contrast                       3.43:1 of 4.5:1       5.22:1 of 4.5:1
        note     finding contrast-insufficient  warning               –
        1 of the visible properties and 1 finding differs

        """)
  }

  @Test func whatChangesNothingIsSaid() throws {
    let outcome = try Earshot.run(
      ["transcript", "-", "--set", "reduceMotion=off,on"], input: Self.screen)
    #expect(outcome.output.hasSuffix("nothing looks different, as far as the input states\n"))
    #expect(outcome.error.contains("reduceMotion=on has no effect on this input"))
  }

  @Test(arguments: [
    ("boldText=yes,on", "\"boldText\" does not take \"yes\""),
    ("orientation=a,b", "an input has only one"),
    ("textSize=lrge,large", "did you mean \"large\"?"),
  ])
  func mistakes(setting: String, message: String) throws {
    let outcome = try Earshot.run(["transcript", "-", "--set", setting], input: Self.screen)
    #expect(outcome.status == 64 && outcome.error.contains(message), "\(outcome.error)")
  }

  @Test func fiveSettingsInJSON() throws {
    let outcome = try Earshot.run(
      [
        "transcript", "-", "--set", "invertColors=off,smart", "--set", "onOffLabels=off,on",
        "--format", "json",
      ], input: Self.screen)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((json["settings"] as? [String])?.count == 4)
    let seen = try #require(json["seen"] as? [[String: Any]])
    #expect(seen.map { $0["property"] as? String } == ["contrast", "state shown by"])
    #expect((json["findings"] as? [[String: Any]])?.isEmpty == false)
  }

  @Test func textsThatWillNotFit() throws {
    let outcome = try Earshot.run(["transcript", "--show", "text-sizes", "-"], input: Self.screen)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("text \"Delivery on Tuesday\": footnote, frame 358 by 18\n"))
    #expect(
      outcome.output.hasSuffix(
        "estimate: 1 of 1 text will not fit (of others, 1 lack fontSize and textStyle)\n"))
    let none = try Earshot.run(
      ["transcript", "--show", "text-sizes", "-"], input: "elements: [{text: A}]")
    #expect(none.output.hasPrefix("not applicable: cannot measure any text"))
  }

  @Test func contrastsByWayOfSeeing() throws {
    let outcome = try Earshot.run(["transcript", "--show", "colours", "-"], input: Self.screen)
    #expect(outcome.output.contains("Delivery on Tuesday  4.5    3.43 !"), "\(outcome.output)")
    let none = try Earshot.run(
      ["transcript", "--show", "colours", "-"], input: "elements: [{text: A}]")
    #expect(none.output.hasPrefix("not applicable: cannot measure any contrast"))
  }
}
