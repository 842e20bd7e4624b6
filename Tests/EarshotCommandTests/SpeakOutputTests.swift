import Foundation
import Testing

/// Where `earshot speak` writes to, and what speaks.
@Suite(
  "earshot speak, outputs and engines",
  .enabled(if: SpeakTests.hasEspeak, "espeak-ng is not installed"))
struct SpeakOutputTests {
  private static let screen = "screen: Places\nelements: [{button: Left}, {text: And right}]"
  private static let engines = PageFiles.project.appending(path: "Examples/Engines").path

  private func run(_ command: String) throws -> Earshot.Outcome {
    try CommandFolder(["a.screen.yaml": Self.screen]).shell(command)
  }

  @Test func twoFilesAndAPipeHoldTheSameSound() throws {
    let outcome = try run(
      """
      $EARSHOT speak a.screen.yaml -o a.wav -o b.wav && cmp a.wav b.wav && \\
      $EARSHOT speak a.screen.yaml -o - > pipe.wav && cmp a.wav pipe.wav && ls
      """)
    #expect(outcome.status == 0 && outcome.error == "", "\(outcome.error)")
    #expect(outcome.output == "a.screen.yaml\na.wav\nb.wav\npipe.wav\n")
  }

  @Test func oneOfTwoThatCannotBeWrittenLeavesNeither() throws {
    let outcome = try run("$EARSHOT speak a.screen.yaml -o a.wav -o missing/b.wav; echo $?; ls")
    #expect(outcome.output == "2\na.screen.yaml\n")
    #expect(outcome.error.contains("missing/b.wav"), "\(outcome.error)")
  }

  @Test(arguments: [
    ("-o - --format json", "-o - and --format json both write to standard output: leave out one"),
    ("-o a.wav -o a.wav", "-o names the same file twice"),
  ])
  func wrongUsageIsTold(_ options: String, _ message: String) throws {
    let outcome = try run("$EARSHOT speak a.screen.yaml \(options)")
    #expect(
      outcome.status == 64 && outcome.error.hasPrefix("Error: \(message)\n"), "\(outcome.error)")
  }

  @Test func aPipeThatNobodyReadsIsToldInOneLine() throws {
    let outcome = try run("$EARSHOT speak a.screen.yaml -o - | true; echo ${PIPESTATUS[0]}")
    #expect(["0\n", "2\n", "141\n"].contains(outcome.output), "\(outcome.output)")
    #expect(outcome.error.split(separator: "\n").count <= 1, "\(outcome.error)")
  }

  @Test func anotherEngineSpeaks() throws {
    let outcome = try run(
      """
      command -v python3 > /dev/null || exit 77
      $EARSHOT speak a.screen.yaml -o a.wav --engine "python3 '\(Self.engines)/beeps.py'" && \\
      $EARSHOT speak a.screen.yaml -o b.wav --engine "python3 '\(Self.engines)/beeps.py'" --helpers 1 && \\
      cmp a.wav b.wav && head -c 28 a.wav | tail -c 4 | od -An -tu4
      """)
    guard outcome.status != 77 else { return }
    #expect(outcome.status == 0, "\(outcome.error)")
    // Its own rate, not that of espeak-ng.
    #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "16000")
  }

  @Test(arguments: [
    ("nosuch --voice x", "the engine \"nosuch\" is no program that can be run"),
    ("'open", "is no command"), ("false", "ended with status 1"),
  ])
  func anEngineThatIsNoneIsTold(_ engine: String, _ message: String) throws {
    let outcome = try run(
      "$EARSHOT speak a.screen.yaml -o a.wav --engine \"\(engine)\"; echo $?; ls")
    #expect(outcome.output == "2\na.screen.yaml\n")
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }
}
