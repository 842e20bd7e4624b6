import Foundation
import SystemCalls
import Testing

/// A terminal that goes away under `earshot walk`: the program ends, and does not spin until then.
@Suite struct VanishingTerminalTests {
  static let screen = "\(Program.examples)/Comments/comments.screen.yaml"

  @Test(arguments: ["", "--plain"], ["", "trap '' HUP;"])
  func theWalkEnds(options: String, ignoring: String) throws {
    // With SIGHUP switched off, as nohup does, only the terminal itself tells that it is gone.
    let terminal = try PseudoTerminal(
      "/bin/bash",
      ["-c", "\(ignoring) exec '\(Program.path)' walk --mute \(options) '\(Self.screen)'"])
    try #require(terminal.wait(for: "Comments"))
    let usage = try #require(terminal.vanish())
    // Whether it ended by the signal or by itself, it did so without using up a processor.
    let processorTime = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
    #expect(processorTime < 20)
  }
}
