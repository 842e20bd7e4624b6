import Documents
import Foundation
import GoldenFiles
import Testing
import Transcript
import TranscriptDiff

/// Each class of change, and what every format says of it: `diff.txt`, `.json`, `.md` and `.xml` beside
/// both sides.
@Suite("Diff fixtures")
struct DiffFixtureTests {
  @Test func everyKindOfChangeHasAFixture() {
    let names = Set(DiffFixture.all.map(\.name))
    #expect(names.isSuperset(of: TranscriptDiff.Kind.allCases.map(\.rawValue)))
  }

  @Test(arguments: DiffFixture.all)
  func differsAsRecorded(_ fixture: DiffFixture) throws {
    let diff = try fixture.diff()
    #expect(!diff.isEmpty)
    try compare(DiffText(diff).bytes, fixture, "diff.txt")
    try compare(DiffJSON(diff).bytes, fixture, "diff.json")
    try compare(DiffMarkdown(diff).bytes, fixture, "diff.md")
    try compare(DiffJUnit(diff).bytes, fixture, "diff.xml")
  }

  @Test(arguments: DiffFixture.all)
  func theJSONIsJSON(_ fixture: DiffFixture) throws {
    let bytes = DiffJSON(try fixture.diff()).bytes
    let root = try Document(json: SourceText(bytes: bytes, path: "diff.json")).root
    #expect(root["format"]?.text == "earshot-diff")
  }

  /// With placeholders filled nothing changed, so that applying the changes leaves them as they are.
  @Test(arguments: DiffFixture.all.filter { $0.name != "recorded" })
  func theChangesMadeToTheOldSideGiveTheNewOne(_ fixture: DiffFixture) throws {
    let (old, new) = try fixture.sides()
    let applied = try TranscriptDiff(from: old, to: new).applied(to: old)
    #expect(applied.screens.map(\.name) == new.screens.map(\.name))
    #expect(
      applied.screens.map { $0.stops.map(\.text) } == new.screens.map { $0.stops.map(\.text) })
    #expect(
      applied.screens.map { $0.stops.map(\.hint) } == new.screens.map { $0.stops.map(\.hint) })
    #expect(try TranscriptDiff(from: applied, to: new).isEmpty)
  }

  private func compare(_ bytes: [UInt8], _ fixture: DiffFixture, _ name: String) throws {
    let file = fixture.folder.appending(path: name)
    try GoldenFile(file).expect(String(decoding: bytes, as: UTF8.self))
  }
}
