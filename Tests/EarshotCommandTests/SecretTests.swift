import Foundation
import Testing

/// Whatever is made of a screen, what stands in a field for secrets is in none of it.
@Suite struct SecretTests {
  private let folder: CommandFolder

  init() throws {
    folder = try CommandFolder()
    for (name, value) in [("home", "hunter2"), ("other", "hunter222")] {
      try folder.write(
        "\(name).screen.yaml",
        """
        screen: Sign in
        size: [390, 844]
        elements:
          - {id: pin, secureField: Password, value: \(value), frame: [16, 100, 358, 44]}
          - button: Fill
            frame: [16, 200, 358, 44]
            on: {activate: [set: {pin: {value: \(value)}}]}
        """)
    }
    try folder.write(
      "type.flow.yaml",
      "start: home.screen.yaml\nsteps: [touch: pin, activate, type: hunter2, delete: 1]")
    try folder.write(
      "dump.xml",
      """
      <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="A" label="A" enabled="true" \
      visible="true" x="0" y="0" width="390" height="844"><XCUIElementTypeSecureTextField \
      type="XCUIElementTypeSecureTextField" value="hunter2" label="Password" enabled="true" visible="true" \
      accessible="true" x="16" y="100" width="358" height="44"/></XCUIElementTypeApplication>
      """)
  }

  @Test(arguments: [
    "transcript home.screen.yaml", "transcript home.screen.yaml --format json",
    "transcript home.screen.yaml --style utterance", "transcript home.screen.yaml --style legend",
    "transcript home.screen.yaml --reader voiceover-macos", "transcript dump.xml --explain",
    "convert home.screen.yaml", "convert home.screen.yaml --to json", "convert dump.xml",
    "rotors home.screen.yaml", "audit home.screen.yaml", "audit home.screen.yaml --format json",
    "audit home.screen.yaml --format sarif", "run type.flow.yaml --audit", "run type.flow.yaml",
    "run type.flow.yaml --format json", "diff home.screen.yaml other.screen.yaml",
    "diff home.screen.yaml other.screen.yaml --format json",
    "report home.screen.yaml --no-audio -o page.html",
    "report type.flow.yaml --no-audio -o flow.html", "effort home.screen.yaml --to pin",
  ])
  func nothingHoldsThem(arguments: String) throws {
    let outcome = try folder.shell("$EARSHOT \(arguments)")
    #expect([0, 1].contains(outcome.status), "\(outcome.error)")
    #expect(!(outcome.output + outcome.error).contains("hunter"))
    for name in folder.names where name.hasSuffix(".html") {
      #expect(!(try folder.text(of: name).contains("hunter")))
    }
  }

  /// A walk writes bullets for what was typed, and says so.
  @Test func walksWriteBullets() throws {
    let outcome = try folder.shell(
      "$EARSHOT walk home.screen.yaml --plain", input: "touch pin\nactivate\ntype hunter2\nsave f\n"
    )
    #expect(!outcome.output.contains("hunter"))
    #expect(outcome.output.contains("> type •••••••\n"))
    #expect(outcome.error.contains("what was typed into secure fields is written as bullets"))
    let flow = try folder.text(of: "f.flow.yaml")
    #expect(!flow.contains("hunter"))
    #expect(flow.contains("  - type: \"•••••••\"\n"))
    #expect(try folder.shell("$EARSHOT run f.flow.yaml").status == 0)
  }
}
