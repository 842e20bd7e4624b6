import Foundation
import Testing

/// `earshot matrix` from outside.
@Suite struct MatrixTests {
  private static let screen = """
    screen: Recipe
    elements:
      - {heading: "Mango | lassi", frame: [16, 100, 200, 40]}
      - {id: save, button: Save, hint: Saves it., frame: [200, 210, 80, 40]}
      - {id: rate, button: Rate, frame: [16, 220, 80, 40]}
      - {text: Ready, frame: [16, 300, 200, 40]}
    """

  private func matrix(_ arguments: String...) throws -> Earshot.Outcome {
    try Earshot.run(["transcript", "-"] + arguments, input: Self.screen)
  }

  /// Ten points apart are two lines on an iPhone and one on an iPad.
  @Test func platforms() throws {
    let outcome = try matrix("--platform", "ios,ipados")
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        stop  element  ios           ipados
        2     save     Save, button  3: Save, button
        1 of 4 stops differs

        """)
  }

  @Test func aBarWithAnAccentIsStillABar() throws {
    let outcome = try Earshot.run(
      ["transcript", "-", "--style", "spoken,legend", "--format", "markdown"],
      input: "elements: [{heading: \"a |\\u0301 b\"}]")
    #expect(outcome.output.hasSuffix("| a \\|\u{301} b, heading | a \\|\u{301} b. Heading. |\n"))
  }

  @Test func anAddressIsNoLinkInMarkdown() throws {
    let outcome = try Earshot.run(
      ["transcript", "-", "--style", "spoken,legend", "--format", "markdown"],
      input: "elements: [{button: Visit https://evil.example}]")
    #expect(outcome.output.contains("| Visit https&#58;//evil.example, button |"))
  }

  @Test func stylesInMarkdown() throws {
    let outcome = try matrix("--style", "spoken,legend", "--format", "markdown")
    #expect(
      outcome.output == """
        3 of 4 stops differ

        | stop | element | spoken | legend |
        | --- | --- | --- | --- |
        | 1 | line 3 | Mango \\| lassi, heading | Mango \\| lassi. Heading. |
        | 2 | save | Save, button | Save. Button. |
        | 3 | rate | Rate, button | Rate. Button. |

        """)
  }

  @Test func everyCombinationInJSON() throws {
    let outcome = try matrix(
      "--platform", "ios,ipados", "--style", "utterance, spoken", "--format", "json", "--no-hints")
    let json = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(json["format"] as? String == "earshot-matrix")
    #expect(
      json["settings"] as? [String]
        == ["utterance ios", "utterance ipados", "spoken ios", "spoken ipados"])
    #expect(json["readers"] as? [String] == Array(repeating: "voiceover-ios", count: 4))
    #expect(json["readerVersions"] as? [String] == Array(repeating: "27", count: 4))
    let rows = try #require(json["rows"] as? [[String: Any]])
    let save = rows.first { $0["element"] as? String == "save" }
    #expect((save?["place"] as? [String: Any])?["line"] as? Int == 4)
    let cells = try #require(save?["cells"] as? [[String: Any]])
    #expect(
      cells.map { $0["text"] as? String } == [
        "Save Button", "Save Button", "Save, button", "Save, button",
      ])
    #expect(cells.map { $0["moved"] as? Bool } == [false, true, false, true])
    #expect(cells.map { $0["stop"] as? Int } == [2, 3, 2, 3])
  }

  /// On a terminal no line is broken by its edge: cells go on below.
  @Test func aTableIsNoWiderThanTheTerminal() throws {
    let label = "Ready in ten minutes, or in twenty where the mangoes are not ripe yet"
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: '\(label)']"])
    let outcome = try folder.shell(
      #"script -qec "stty cols 60 < /dev/tty; $EARSHOT transcript a.screen.yaml --language en-US,ko" /dev/null"#
    )
    let lines = outcome.output.split(whereSeparator: \.isNewline)
    #expect(lines.count > 3 && lines.allSatisfy { $0.count <= 60 }, "\(outcome.output)")
    #expect(lines.first?.hasPrefix("stop  element  en-US") == true, "\(outcome.output)")
  }

  @Test func nothingDiffers() throws {
    let outcome = try matrix("--language", "en-US,en-GB", "--style", "spoken")
    #expect(outcome.status == 0)
    #expect(outcome.output == "nothing differs in 4 stops\n")
  }

  @Test(arguments: [
    (["--platform", "ios"], "--platform compares two or more platforms"),
    (["--platform", "ios,ios"], "--platform compares two or more platforms"),
    (["--platform", "ios,ipad"], "did you mean \"ipados\"?"),
    (["--style", "spoken,leg"], "--style: unknown style \"leg\""),
  ])
  func wrongUsage(arguments: [String], problem: String) throws {
    let outcome = try Earshot.run(["transcript", "-"] + arguments, input: Self.screen)
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(problem))
  }

  @Test func aLanguageWithoutWords() throws {
    let outcome = try matrix("--language", "en-US,xx")
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("--language: error: no words in the language \"xx\"\n"))
  }
}
