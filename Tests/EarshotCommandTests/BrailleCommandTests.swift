import SystemCalls
import Testing

/// Braille lines of the program.
@Suite("earshot transcript --braille")
struct BrailleCommandTests {
  private static let hasTables = access("/usr/share/liblouis/tables/unicode.dis", R_OK) == 0
  private static let screen = """
    screen: Recipe
    elements:
      - {heading: Mango lassi, hint: A drink.}
      - button: Rate this recipe of yoghurt and mangoes for everybody
    """

  @Test(.enabled(if: hasTables, "liblouis is not installed"))
  func cellsStandUnderTheirStop() throws {
    let outcome = try Earshot.run(
      ["transcript", "-", "--braille", "--cells", "20"], input: Self.screen)
    #expect(outcome.status == 0)
    #expect(
      outcome.output == """
        Mango lassi, heading
            A drink.
            ⠠⠍⠁⠝⠛⠕⠀⠇⠁⠎⠎⠊⠀⠓⠙
        Rate this recipe of yoghurt and mangoes for everybody, button
            ⠠⠗⠁⠞⠑⠀⠹⠀⠗⠑⠉⠊⠏⠑⠀⠷
            ⠽⠕⠣⠥⠗⠞⠀⠯⠀⠍⠁⠝⠛⠕⠑⠎⠀⠿
            ⠐⠑⠽⠃⠕⠙⠽⠀⠃⠞⠝

        """)
  }

  @Test(.enabled(if: hasTables, "liblouis is not installed"))
  func linesStandInJSON() throws {
    let outcome = try Earshot.run(
      ["transcript", "-", "--braille", "1", "--format", "json"], input: Self.screen)
    #expect(outcome.output.contains(#""braille": ["⠠⠍⠁⠝⠛⠕⠀⠇⠁⠎⠎⠊⠀⠓⠙"]"#), "\(outcome.output)")
  }

  @Test(.enabled(if: hasTables, "liblouis is not installed"))
  func walksShowThem() throws {
    let folder = try CommandFolder(["a.screen.yaml": Self.screen])
    let outcome = try folder.shell("echo next | $EARSHOT walk a.screen.yaml --plain --braille")
    #expect(outcome.output.contains("\n    ⠠⠍⠁⠝⠛⠕⠀⠇⠁⠎⠎⠊⠀⠓⠙\n> next\n"), "\(outcome.output)")
  }

  @Test(arguments: [
    (
      "--braille en-g3", 2,
      "--braille: error: unknown braille table \"en-g3\"\n  did you mean \"en-g1\"?\n"
    ),
    ("--cells 20", 64, "Error: --cells needs --braille\n"),
    ("--braille --cells 4", 64, "Error: --cells takes a number from 8 to 200, not 4\n"),
    (
      "--braille a.screen.yaml", 64,
      "Error: \"a.screen.yaml\" is not a table; put the input before --braille, or a table after it"
    ),
  ])
  func mistakes(options: String, status: Int32, message: String) throws {
    guard Self.hasTables || status == 64 else { return }
    let folder = try CommandFolder(["a.screen.yaml": Self.screen])
    let outcome = try folder.shell("$EARSHOT transcript a.screen.yaml \(options)")
    #expect(outcome.status == status)
    #expect(outcome.error.hasPrefix(message), "\(outcome.error)")
  }

  @Test func whereNoTablesAreItIsSaidHowToGetThem() throws {
    let outcome = try Earshot.shell(
      "EARSHOT_BRAILLE_TABLES=/gone $EARSHOT transcript - --braille", input: Self.screen)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("apt-get install liblouis20 liblouis-data"), "\(outcome.error)")
  }
}
