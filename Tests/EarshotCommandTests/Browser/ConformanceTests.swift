import Foundation
import Testing

/// Names, descriptions and roles of pages against web-platform-tests, which stand beside some checkouts.
///
/// Every run tries a tenth of the cases and those that are known to differ. All of them are tried by
/// `EARSHOT_CONFORMANCE=all swift test --filter ConformanceTests`.
@Suite("Web platform tests", .waiting) struct ConformanceTests {
  private static let folder = PageFiles.project.appending(path: "../shared/conformance")
  private static let triesAll = ProcessInfo.processInfo.environment["EARSHOT_CONFORMANCE"] == "all"

  /// What differs, with the reason; every other case agrees.
  private static let known: [String: String] = [
    "accname/manual/name_test_case_659-manual#1": titleBetweenGenerated,
    "accname/manual/name_test_case_660-manual#1": titleBetweenGenerated,
  ]
  private static let titleBetweenGenerated =
    "Chromium leaves a label's title out where the label has generated content"

  @Test(
    .inChromium,
    .enabled(
      if: FileManager.default.fileExists(atPath: folder.path), "../shared/conformance is not here"),
    arguments: ["wpt-accname", "wpt-roles"])
  func agrees(name: String) throws {
    let all = try ConformanceCase.all(in: Self.folder.appending(path: "\(name).jsonl"))
    #expect(all.count > 500)
    let cases = all.enumerated().compactMap { index, expected in
      Self.triesAll || index % 10 == 0 || Self.known[expected.id] != nil ? expected : nil
    }
    let pages = try CommandFolder(
      Dictionary(
        uniqueKeysWithValues: cases.enumerated().map { (String(format: "%04d.html", $0), $1.page) })
    )
    let tree = try Earshot.run(["transcript", "--show", "tree", "--format", "json", pages.path])
    #expect(tree.status == 0, "\(tree.error)")
    let inputs = try #require(
      try JSONSerialization.jsonObject(with: Data(tree.output.utf8)) as? [[String: Any]])
    try #require(inputs.count == cases.count)
    for (input, expected) in zip(inputs, cases) {
      let difference = expected.difference(in: input["nodes"] as? [[String: Any]] ?? [])
      #expect(
        (difference == nil) == (Self.known[expected.id] == nil),
        "\(expected.id): \(difference ?? "agrees")")
    }
  }
}
