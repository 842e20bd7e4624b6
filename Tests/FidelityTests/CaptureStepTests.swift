import Documents
import Testing

@testable import Fidelity

/// Steps of captures: what is done, and whether all that was said is compared or the last of it.
@Suite struct CaptureStepTests {
  private static let page = """
    reader: orca
    version: "43.1"
    style: spoken
    captures:
      - tree:
          platform: linux
          toolkit: web
          elements:
            - Top
            - {role: heading, level: 2, children: [Boats]}
            - role: table
              children:
                - role: row
                  children:
                    - {role: cell, children: [{text: Heron, frame: [0, 30, 40, 20]}]}
                    - {role: cell, children: [{text: Sail, frame: [50, 30, 40, 20]}]}
        steps:

    """

  private func score(_ steps: String) throws -> FidelityScore {
    let folder = try CaptureFolder(Self.page + steps)
    return try FidelityReport([CaptureFileReader().read(folder.list)]).versions[0].score
  }

  @Test func aListIsAllThatWasSaid() throws {
    let score = try score(
      """
            - do: first
            - {do: {jump: heading}, heard: [Boats heading level 2.]}
            - {do: {jump: heading}, heard: [Wrapping to top., Boats heading level 2.]}
            - {do: {jump: {to: heading, back: true}}, heard: Boats heading level 2.}
            - {do: {jump: {to: heading, back: true}}, heard: [Boats heading level 2.]}
      """)
    #expect(score.heard == 4)
    #expect(score.exact == 3)
  }

  @Test func cellsAreWalked() throws {
    let score = try score(
      """
            - do: [first, {jump: table}]
            - {do: {cell: right}, heard: [Sail., "Row 1, column 2."]}
      """)
    #expect(score.sameWords == 1)
  }

  @Test(arguments: [
    ("{do: {jump: {too: heading}}, heard: [A]}", "unknown key \"too\" of \"jump\""),
    ("{do: {jump: {back: true}}, heard: [A]}", "\"jump\" needs a \"to\""),
    ("{do: first, heard: []}", "nothing was heard at this step"),
    ("{do: {cell: rihgt}, heard: [A]}", "unknown direction \"rihgt\""),
  ])
  func whatCannotBeDoneIsSaid(step: String, message: String) throws {
    let error = #expect(throws: SourceError.self) { try score("      - \(step)") }
    #expect(error?.message == message)
  }
}
