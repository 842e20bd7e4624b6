import EarshotFormats
import Foundation
import Testing

/// What a user of the library hears of a file, with public declarations alone.
@Suite struct HearingTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func fixture(_ path: String) -> String { Self.root.appending(path: path).path }

  @Test func theFirstLineOfAUser() throws {
    let recipe = fixture("Examples/Recipe/recipe.screen.yaml")
    #expect(try Heard(recipe).lines.first == "Recipes, back button")
  }

  @Test func aFileWithSeveralScreensIsHeardScreenByScreen() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "hearing-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let node =
      #"<node class="android.widget.Button" text="Pay" bounds="[0,0][90,90]" "#
      + #"clickable="true" focusable="true" enabled="true" visible-to-user="true"/>"#
    let window = #"<?xml version='1.0'?><hierarchy rotation="0">\#(node)</hierarchy>"#
    let file = folder.appending(path: "two.xml")
    try Data("\(window)\n\(window)\n".utf8).write(to: file)
    let all = try Heard.all(file.path)
    #expect(
      all.map(\.lines) == [
        ["Pay, button", "    Double-tap to activate"],
        ["Pay, button", "    Double-tap to activate"],
      ])
    let error = #expect(throws: SourceError.self) { try Heard(file.path) }
    #expect(error?.message == "the file has 2 screens")
  }

  @Test func whatCannotBeReadIsTold() {
    let error = #expect(throws: SourceError.self) { try Heard(fixture("Examples/none.xml")) }
    #expect(error?.message == "no such file")
  }
}
