import Testing

/// `earshot diff` of pages by several readers.
@Suite struct DiffReadersTests {
  /// Every reader hears the same files: what is said of these is said once.
  @Test func whatIsSaidOfFoldersIsSaidOnce() throws {
    let page = { (name: String) in "<!doctype html><title>A</title><button>\(name)</button>" }
    let folder = try CommandFolder([
      "old/a.html": page("Rate"), "old/notes.txt": "nothing", "new/a.html": page("Review"),
      "new/notes.txt": "nothing",
    ])
    let one = try folder.shell("$EARSHOT diff old new --reader nvda --no-config")
    let two = try folder.shell("$EARSHOT diff old new --reader nvda,orca --no-config")
    #expect(one.status == 1 && two.status == 1)
    #expect(two.output.contains("nvda: 1 reworded") && two.output.contains("orca: 1 reworded"))
    #expect(one.error == two.error)
    #expect(one.error.contains("skipped 1 file"), "\(one.error)")
  }
}
