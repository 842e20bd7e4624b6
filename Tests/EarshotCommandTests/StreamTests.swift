import Foundation
import Testing

/// `earshot stream` as a program among others.
@Suite struct StreamTests {
  private static let line = #"{"id": 1, "text": "elements: [button: Rate]"}"#

  @Test func eachLineIsAnsweredAndRejectionsAreCounted() throws {
    let outcome = try Earshot.run(["stream"], input: "\(Self.line)\nhello\n\(Self.line)\n")
    #expect(outcome.status == 0)
    #expect(outcome.output.split(separator: "\n").count == 3)
    #expect(outcome.error == "earshot: 1 of 3 lines were rejected\n")
  }

  @Test func anAnswerComesBeforeTheNextQuestion() throws {
    let outcome = try CommandFolder().shell(
      """
      coproc "$EARSHOT" stream --do tree
      for number in 1 2 3; do
        echo '\(Self.line)' >&${COPROC[1]}; read -t 20 -r answer <&${COPROC[0]} && echo ${answer:0:8}
      done
      """)
    #expect(outcome.output == String(repeating: "{\"id\": 1\n", count: 3), "\(outcome.error)")
  }

  @Test func aReaderThatHasReadEnoughEndsItWithoutAWord() throws {
    // The input never ends by itself.
    let outcome = try CommandFolder().shell(
      "yes '\(Self.line)' 2>/dev/null | { timeout 300 $EARSHOT stream; echo $? >status; } | head -n 1 | cut -c 1-8; cat status"
    )
    #expect(outcome.output.hasPrefix("{\"id\": 1\n0"), "\(outcome.output)")
    #expect(outcome.error == "")
  }

  @Test func whoeverEndsItGetsWhatWasRead() throws {
    let outcome = try CommandFolder().shell(
      """
      { echo '\(Self.line)'; sleep 4; } | { "$EARSHOT" stream >out & sleep 1; kill $!; wait $!; echo $?; }
      cut -c 1-8 out; kill %% 2>/dev/null; true
      """)
    #expect(outcome.output.hasPrefix("0\n{\"id\": 1\n"), "\(outcome.output) \(outcome.error)")
  }

  @Test func unknownTasksAreWrongUsage() throws {
    let outcome = try Earshot.run(["stream", "--do", "transkript"])
    #expect(outcome.status == 64)
    #expect(outcome.error.contains("unknown task \"transkript\"; did you mean \"transcript\"?"))
  }

  /// A dump that was cut short is not answered as if it were whole, whatever is asked.
  @Test(arguments: ["audit", "effort", "transcript"])
  func whatWasMendedIsTold(_ question: String) throws {
    let cut =
      #"<hierarchy rotation=\"0\"><node class=\"android.widget.Button\" text=\"Rate\" "#
      + #"clickable=\"true\" bounds=\"[0,0][100,100]\"/><node class=\"android.wid"#
    let outcome = try Earshot.run(
      ["stream", "--do", question], input: "{\"id\": 1, \"text\": \"\(cut)\"}\n")
    #expect(outcome.output.contains("\"status\": \"ok\""), "\(outcome.output)")
    #expect(outcome.output.contains("\"notes\": ["), "\(outcome.output)")
    #expect(outcome.output.contains("ends in the middle"), "\(outcome.output)")
  }
}
