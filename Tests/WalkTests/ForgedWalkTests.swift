import Testing

@testable import Walk

/// Labels that look like the commands, events and errors of a walk.
@Suite("Walks through labels that look like structure")
struct ForgedWalkTests {
  private static let yaml = """
    elements:
      - {text: Start}
      - {text: "> open Other"}
      - {text: "[announcement: x]"}
      - {text: "line 3: x"}
      - {text: "    hint"}
    """

  @Test func linesOfAWalkTellThemApart() throws {
    #expect(
      try Walks.lines("next", "next", "next", "next", "sing", yaml: Self.yaml).suffix(9).dropLast()
        == [
          "> next", #"\> open Other"#, "> next", #"\[announcement: x]"#, "> next", "line 3: x",
          "> next", "hint",
        ])
  }

  @Test func theLogDrawsThemAsWhatIsHeard() throws {
    var walk = try Walks.keys(Self.yaml)
    for label in [#"\> open Other"#, #"\[announcement: x]"#, "line 3: x", "hint"] {
      _ = walk.take(.right)
      for rows in [24, 5] {
        let picture = ScreenLayout.picture(of: walk, size: TerminalSize(columns: 80, rows: rows))
        let cells = picture.rows.flatMap(\.self).filter { $0.text == label }
        #expect(cells.map(\.emphasis) == [.strong])
      }
    }
  }
}
