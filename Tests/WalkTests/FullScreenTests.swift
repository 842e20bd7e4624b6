import Foundation
import SystemCalls
import Testing

/// The walk by keyboard on a terminal, from outside.
@Suite("earshot walk on a terminal", .enabled(if: Program.isBuilt, "the program is not built"))
struct FullScreenTests {
  static let alternate = "\u{1B}[?1049h"
  static let back = "\u{1B}[?1049l"

  private func start(_ options: String...) throws -> (PseudoTerminal, mode: [UInt8]) {
    let terminal = try PseudoTerminal(
      Program.path, ["walk", WalkProgramTests.comments, "--mute"] + options)
    let mode = terminal.mode
    return (terminal, mode)
  }

  @Test func startsMovesAndQuits() throws {
    let (terminal, mode) = try start()
    #expect(terminal.wait(for: "▸ Mango lassi, back button"))
    #expect(terminal.mode != mode)
    terminal.type("\u{1B}[C")
    #expect(terminal.wait(for: "▸ Comments, heading level 1"))
    terminal.type("\u{1B}OD")
    #expect(terminal.wait(for: "▸ Mango lassi, back button"))
    // Escape by itself is known although nothing follows it.
    terminal.type("\u{1B}")
    #expect(terminal.wait(for: "> Scrub with two fingers"))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.mode == mode)
    #expect(terminal.written.contains(Self.alternate))
    #expect(terminal.written.hasSuffix(Self.back))
  }

  @Test(
    "restores the terminal on",
    arguments: [SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
  func signals(signal: Int32) throws {
    let (terminal, mode) = try start()
    #expect(terminal.wait(for: "▸ Mango"))
    terminal.send(signal)
    // The program ends by the signal, so that whoever started it can tell.
    #expect(terminal.end() == -signal)
    #expect(terminal.mode == mode)
    #expect(terminal.written.hasSuffix(Self.back))
  }

  @Test func controlCQuits() throws {
    let (terminal, mode) = try start()
    #expect(terminal.wait(for: "▸ Mango"))
    terminal.type("w\u{3}")
    #expect(terminal.end() == 0)
    #expect(terminal.mode == mode)
  }

  @Test func resizes() throws {
    let (terminal, _) = try start()
    #expect(terminal.wait(for: "space activate"))
    terminal.resize(columns: 40, rows: 10)
    #expect(terminal.wait(for: String(repeating: "─", count: 40)))
    terminal.resize(columns: 1, rows: 1)
    #expect(terminal.wait(for: "\u{1B}[2J"))
    terminal.resize(columns: 80, rows: 24)
    #expect(terminal.wait(for: "space activate"))
    terminal.type("q")
    #expect(terminal.end() == 0)
  }

  @Test func aTerminalThatCannotBeDrawnOnGetsLines() throws {
    for (options, variables) in [(["--plain"], [:]), ([], ["TERM": "dumb"]), ([], ["TERM": ""])] {
      let terminal = try PseudoTerminal(
        Program.path, ["walk", WalkProgramTests.comments] + options, environment: variables)
      #expect(terminal.wait(for: "Mango lassi, back button"))
      terminal.type("next\n")
      #expect(terminal.wait(for: "Comments, heading level 1"))
      terminal.type("quit\n")
      #expect(terminal.end() == 0)
      #expect(!terminal.written.contains("\u{1B}"))
    }
  }

  @Test func withoutColour() throws {
    let terminal = try PseudoTerminal(
      Program.path, ["walk", WalkProgramTests.comments, "--mute"], environment: ["NO_COLOR": "1"])
    #expect(terminal.wait(for: "▸ Mango"))
    terminal.type("q")
    #expect(terminal.end() == 0)
    let colours = #/\u{1B}\[[0-9;]*[34][0-9]m/#
    #expect(terminal.written.firstMatch(of: colours) == nil)
  }
}
