import Testing

/// Flows that are found in a folder of which a report is made.
@Suite("Found flows", .waiting) struct FoundFlowTests {
  /// Whoever shows a folder need not have read its flows.
  @Test func aFoundFlowReachesNoNetwork() throws {
    let folder = try CommandFolder([
      "app/home.screen.yaml": "elements: [{button: Pay}]",
      "app/a.flow.yaml": "page: http://127.0.0.1:9/a\nsteps: [next]",
    ])
    let outcome = try folder.shell("$EARSHOT report app -o out/ --no-audio")
    #expect(outcome.status == 2)
    #expect(
      outcome.error.contains(
        "app/a.flow.yaml: error: this flow opens \"http://127.0.0.1:9/a\", but a flow found in a folder may not open addresses"
      ), "\(outcome.error)")
    #expect(folder.names.contains("out/home.html"))
    let run = try folder.shell("$EARSHOT run app; $EARSHOT run app --network --timeout 1 2> named")
    #expect(run.error.contains("a flow found in a folder may not open addresses"), "\(run.error)")
    #expect(try !folder.text(of: "named").contains("merely found"))
  }
}
