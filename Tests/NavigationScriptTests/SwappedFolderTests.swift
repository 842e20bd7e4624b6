import AccessibilityTree
import Documents
import Foundation
import NavigationScript
import Testing

/// What somebody else puts in the place of a folder after it was judged leads nobody elsewhere.
@Suite struct SwappedFolderTests {
  private let folder: URL
  private var inside: URL { folder.appending(path: "in") }
  private var outside: URL { folder.appending(path: "out") }

  init() throws {
    folder = URL(
      filePath: try #require(AllowedFolders.resolved(NSTemporaryDirectory()))
    ).appending(path: UUID().uuidString)
    for name in ["in/sub", "out"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: name), withIntermediateDirectories: true)
    }
    for name in ["in/sub/a.txt", "out/a.txt"] {
      try Data("mine".utf8).write(to: folder.appending(path: name))
    }
  }

  private func swap() throws {
    try FileManager.default.removeItem(at: inside.appending(path: "sub"))
    try FileManager.default.createSymbolicLink(
      at: inside.appending(path: "sub"), withDestinationURL: outside)
  }

  /// A flow's transcript is written into the folder that it lay in when the flow was read.
  @Test func nothingIsWrittenBehindALinkThatHasComeThere() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let sub = AllowedFolders(withoutLinks: [inside.path + "/sub"])
    let whole = AllowedFolders(withoutLinks: [inside.path])
    try WrittenFile.write(Array("new".utf8), to: inside.path + "/sub/a.txt", within: sub)
    #expect(try String(contentsOf: inside.appending(path: "sub/a.txt"), encoding: .utf8) == "new")
    try swap()
    for folders in [sub, whole] {
      #expect(throws: SourceError.self) {
        try WrittenFile.write(Array("new".utf8), to: inside.path + "/sub/a.txt", within: folders)
      }
    }
    #expect(try String(contentsOf: outside.appending(path: "a.txt"), encoding: .utf8) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["a.txt"])
  }

  /// A sign that looks like another one names another folder.
  @Test(arguments: [("/K/a", "/\u{212A}/a"), ("/caf\u{E9}", "/cafe\u{301}")])
  func foldersAreComparedByBytes(_ first: String, _ second: String) {
    #expect(AllowedFolders(withoutLinks: [first]) != AllowedFolders(withoutLinks: [second]))
    #expect(AllowedFolders(withoutLinks: [first]) == AllowedFolders(withoutLinks: [first]))
  }

  /// What an error says is the same whether or not there is something elsewhere.
  @Test func whatIsElsewhereIsNotTold() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try swap()
    let whole = AllowedFolders(withoutLinks: [inside.path])
    func message(_ name: String) -> String? {
      do throws(SourceError) {
        _ = try SourceFile.read("\(inside.path)/sub/\(name)", within: whole)
        return nil
      } catch { return error.message }
    }
    #expect(message("a.txt") == "no such file")
    #expect(message("none.txt") == message("a.txt"))
    #expect(whole.status(of: inside.path + "/sub/a.txt") == nil)
  }

  /// A walk begins with the screens of the folders that it may read, and with none that a link elsewhere names.
  @Test func aWalkIsNotToldWhereALinkLeads() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = inside.appending(path: "s.screen.yaml").path
    let whole = AllowedFolders(withoutLinks: [inside.path])
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: outside.appending(path: "a.txt").path)
    // The screen was read before the link came: the app is that screen alone.
    _ = try Behaviours(of: Screen(tree: ElementTree()), at: path, within: whole)
  }
}
