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

  /// A recording from before, or a text that somebody expects, has in clear what is heard as bullets.
  @Test func whatWasRecordedIsNotShown() throws {
    try folder.write("old.txt", "Password, hunter2, secure text field\nFill, button\n")
    try folder.write(
      "expect.flow.yaml",
      "start: home.screen.yaml\nsteps: [touch: pin, hear: \"Password, hunter2, secure text field\"]"
    )
    for command in [
      "diff old.txt home.screen.yaml", "diff old.txt home.screen.yaml --format json",
      "diff home.screen.yaml old.txt --format markdown", "run expect.flow.yaml",
    ] {
      let outcome = try folder.shell("$EARSHOT \(command)")
      #expect(outcome.status == 1)
      #expect((outcome.output + outcome.error).contains("[secret]"), "\(command)")
      #expect(!(outcome.output + outcome.error).contains("hunter2"), "\(command)")
    }
  }

  /// Mistakes beside what was typed, in every format that has a word for such a field, and what a toolkit states.
  @Test(arguments: [
    ("a.screen.yaml", "elements:\n  - {secureField: Password, value: hunter2, trait: x}"),
    ("a.screen.yaml", "elements:\n  - secureField: Password\n    value: hunter2: x"),
    ("a.screen.yaml", "elements:\n  - secureField: Password\n    vlaue: hunter2"),
    ("a.screen.yaml", "elements:\n  - secureField: Password\n    value: [hunter2]\n    hint: {}"),
    (
      "a.screen.yaml",
      "elements:\n  - {id: a, secureField: P}\n  - button: B\n    on: {activate: [set: {a: {value: hunter2, x: y}}]}"
    ),
    (
      "a.screen.json",
      #"{"elements": [{"traits": ["secureTextField"], "value": "hunter2" "hint": 3}]}"#
    ),
    ("a.xml", #"<XCUIElementTypeSecureTextField value="hunter2" x=1/>"#),
    (
      "a.txt",
      "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0)\n └─SemanticsNode#1\n     "
        + "Rect.fromLTRB(0.0, 0.0, 4.0, 4.0)\n     flags: isTextField, isObscured\n     value: \"hunter2\"\n"
    ),
  ])
  func mistakesShowBullets(name: String, text: String) throws {
    try folder.write(name, text)
    for command in [
      "transcript", "audit", "audit --format sarif", "convert", "tree", "effort",
      "diff home.screen.yaml",
    ] {
      let outcome = try folder.shell("$EARSHOT \(command) \(name)")
      #expect(!(outcome.output + outcome.error).contains("hunter2"), "\(command)")
    }
  }

  /// A walk writes bullets for what was typed, and says so.
  @Test func walksWriteBullets() throws {
    let outcome = try folder.shell(
      "$EARSHOT walk home.screen.yaml --plain", input: "touch pin\nactivate\ntype hunter2\nsave f\n"
    )
    #expect(!outcome.output.contains("hunter"))
    #expect(outcome.output.contains("> type •••••••\n"))
    #expect(outcome.error.contains("text typed into secure fields is written as bullets"))
    let flow = try folder.text(of: "f.flow.yaml")
    #expect(!flow.contains("hunter"))
    #expect(flow.contains("  - type: \"•••••••\"\n"))
    #expect(try folder.shell("$EARSHOT run f.flow.yaml").status == 0)
  }
}
