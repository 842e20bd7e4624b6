import Foundation
import Testing

/// Folders that the environment names: only those that do not depend on where somebody stands are used.
@Suite struct EnvironmentTests {
  private let folder: CommandFolder

  /// A renderer that leaves a mark, and writes the path of the picture where the picture should be.
  private static let renderer = """
    #!/bin/sh
    : >"$MARK"
    printf %s "$6" >"$6"

    """

  /// A helper that leaves a mark, and cannot speak.
  private static let helper = """
    #!/bin/sh
    : >"$MARK"
    exit 3

    """

  init() throws {
    folder = try CommandFolder([
      "home.screen.yaml": "screen: Home\nsize: [9, 9]\nelements: [{text: A, frame: [0, 0, 9, 9]}]",
      "rsvg-convert": Self.renderer, "tools/rsvg-convert": Self.renderer,
      "earshot-speech": Self.helper, "tools/earshot-speech": Self.helper,
    ])
    // The program finds its helper beside itself, so that it stands alone here. Tools are copies that other
    // programs make: what tests write is busy for a moment where another test starts a program meanwhile.
    let made = try folder.shell(
      """
      for tool in rsvg-convert earshot-speech tools/*; do
        install -m 755 "$tool" new && mv new "$tool" || exit
      done
      mkdir -- bin --width \
      && (ln "$EARSHOT" bin/earshot 2>/dev/null || cp "$EARSHOT" bin/earshot)
      """)
    #expect(made.status == 0, "\(made.error)")
  }

  private static let drawing = "report home.screen.yaml -o home.png"
  private static let speaking = "speak home.screen.yaml -o home.wav"

  /// Runs the program with an environment, and returns with it whether a tool of this folder was started.
  private func run(
    _ environment: String, _ arguments: String
  ) throws -> (outcome: Earshot.Outcome, isMarked: Bool) {
    let outcome = try folder.shell(
      "env MARK=\"$PWD/mark\" \(environment) \"$PWD/bin/earshot\" \(arguments)")
    return (outcome, folder.names.contains("mark"))
  }

  @Test(arguments: [
    "", "tools", "./tools", ".", ":", "tools:.:", "--width/../tools", "/nosuch:tools",
  ])
  func toolsAreNotTakenFromARelativeFolder(_ path: String) throws {
    let picture = try run("PATH='\(path)'", Self.drawing)
    #expect(picture.outcome.status == 2)
    #expect(
      picture.outcome.error.hasPrefix(
        "home.png: error: a .png needs rsvg-convert, which is not installed\n"))
    let sound = try run("PATH='\(path)'", Self.speaking)
    #expect(sound.outcome.status == 2)
    #expect(
      sound.outcome.error.hasPrefix(
        "earshot: error: the speech helper earshot-speech was not found in \(folder.path)/bin or"),
      "\(sound.outcome.error)")
    #expect(!picture.isMarked && !sound.isMarked)
  }

  /// The same tools are taken when their folder is named in full, even behind a relative one.
  @Test(arguments: [drawing, speaking], ["$PWD/tools", ".:$PWD/tools"])
  func toolsAreTakenFromThePath(_ arguments: String, _ path: String) throws {
    #expect(try run("PATH=\"\(path)\"", arguments).isMarked)
  }

  @Test(arguments: ["", "tools", ".", "--width"])
  func aRelativeTemporaryFolderIsNotUsed(_ path: String) throws {
    let outcome = try run("PATH=\"$PWD/tools\" TMPDIR='\(path)'", Self.drawing).outcome
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "home.png").hasPrefix("/tmp/earshot-"))
  }

  @Test func aTemporaryFolderIsUsedAndLeftEmpty() throws {
    let outcome = try run("PATH=\"$PWD/tools\" TMPDIR=\"$PWD/--width\"", Self.drawing).outcome
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try folder.text(of: "home.png").hasPrefix("\(folder.path)/--width/earshot-"))
    #expect(!folder.names.contains { $0.hasPrefix("--width/") })
  }
}
