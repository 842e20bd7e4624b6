import Foundation
import Testing

/// `earshot serve` as a program among others; what it says to clients stands in ServingTests.
@Suite struct ServeTests {
  @Test func aPortInUseIsTold() throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [button: Rate]\n"])
    let outcome = try folder.shell(
      """
      touch log
      "$EARSHOT" serve --at-driver 127.0.0.1:0 a.screen.yaml 2>log & first=$!
      for try in $(seq 1200); do grep -q ws: log && break; sleep 0.05; done
      port=$(sed -E 's|.*ws://127.0.0.1:([0-9]+)/session|\\1|' log)
      timeout 300 "$EARSHOT" serve --at-driver 127.0.0.1:$port a.screen.yaml; echo $?
      kill $first; wait $first; echo $?
      """)
    #expect(outcome.output == "2\n0\n")
    #expect(
      outcome.error.contains(
        "error: address already in use\n  name another port, or 0 for a free one"))
  }

  @Test func whatCannotBeHeardIsToldBeforeAnybodyWaits() throws {
    let folder = try CommandFolder(["a.screen.yaml": "elements: [buton: Rate]\n"])
    let outcome = try folder.shell("timeout 300 $EARSHOT serve --at-driver a.screen.yaml; echo $?")
    #expect(outcome.output == "2\n")
    #expect(
      outcome.error.hasPrefix("a.screen.yaml:1:12: error: unknown key \"buton\" of an element\n"))
  }

  @Test(arguments: [
    ("serve", "name what to serve: --at-driver, --mcp or --jsonl"),
    ("serve --at-driver 127.0.0.1:1 a b", "serve takes HOST:PORT and one input; unexpected \"a\""),
    ("serve --at-driver -", "name its file instead of -"),
  ])
  func wrongUsageIsTold(_ arguments: String, _ message: String) throws {
    let outcome = try Earshot.run(arguments.split(separator: " ").map(String.init))
    #expect(outcome.status == 64)
    #expect(outcome.error.contains(message), "\(outcome.error)")
  }
}
