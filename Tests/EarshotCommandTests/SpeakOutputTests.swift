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

  /// The second text is spoken only after somebody has heard the first.
  @Test func aPipeHoldsATextBeforeTheNextIsSpoken() throws {
    let outcome = try run(
      """
      command -v python3 > /dev/null || exit 77
      cat > waits.py <<'END'
      import os, sys, time
      sys.path.insert(0, "\(Self.engines)")
      from speech_engine import run
      def speak(text, **how):
          while "Left" not in text and not os.path.exists("heard"): time.sleep(0.01)
          return bytes([1, 16]) * 8000
      run("espeak-ng", "1", 16000, speak)
      END
      $EARSHOT speak a.screen.yaml -o - --helpers 1 --engine "python3 $PWD/waits.py" | \
        { head -c 8044 | wc -c; touch heard; wc -c; }
      """)
    guard outcome.status != 77 else { return }
    #expect(outcome.status == 0 && outcome.error == "", "\(outcome.error)")
    let counts = outcome.output.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
    #expect(counts.count == 2 && counts[0] == 8044 && counts[1] > 30_000, "\(counts)")
  }

  @Test func oneOfTwoThatCannotBeWrittenLeavesNeither() throws {
    let outcome = try run("$EARSHOT speak a.screen.yaml -o a.wav -o missing/b.wav; echo $?; ls")
    #expect(outcome.output == "2\na.screen.yaml\n")
    #expect(outcome.error.contains("missing/b.wav"), "\(outcome.error)")
  }

  @Test(arguments: [
    (
      "-o - --format json",
      "-o - and --format json both write to standard output: use only one of them"
    ),
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
    ("nosuch --voice x", "the engine \"nosuch\" is not an executable program"),
    ("'open", "is not a valid command"), ("false", "ended with status 1"),
  ])
  func anEngineThatIsNoneIsTold(_ engine: String, _ message: String) throws {
    let outcome = try run(
      "$EARSHOT speak a.screen.yaml -o a.wav --engine \"\(engine)\"; echo $?; ls")
    #expect(outcome.output == "2\na.screen.yaml\n")
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }
}
