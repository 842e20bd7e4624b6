import AccessibilityTree
import Documents
import SeededGenerators
import Testing
import TreeFormats

/// Damaged dumps give an error or a screen whose frames are finite and whose identifiers are unique.
@Suite struct HostileBytesTests {
  /// Each fixture, damaged, is read by the reader of its format.
  @Test(arguments: ImportFixtureTests.files)
  func damageIsSurvived(name: String) throws {
    let readers = TreeReaders.all.filter { name.hasPrefix($0.name + "/") }
    let whole = try SourceFile.read(ImportFixtureTests.folder + "/" + name).bytes
    // The seed differs from file to file, so that not every file is damaged in the same places.
    var dice = SeededGenerator(seed: UInt64(whole.count))
    for _ in 0..<30 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &dice) { damage(&bytes, &dice) }
      try check(bytes, readers)
    }
  }

  @Test func noiseIsSurvived() throws {
    var dice = SeededGenerator(seed: 11)
    for start in [
      "", "<AppiumAUT>", "<AppiumAUT><XCUIElementTypeCell label=\"", "[{\"AXFrame\":",
      "uid=1_0 button \"", "- button \"", "{\"value\":{\"type\":",
      "Element subtree:\n →Button, 0x1, {{", "Cell, 0x1, label: '", "<hierarchy><node text=\"",
    ] {
      for _ in 0..<50 {
        let noise = (0..<Int.random(in: 0...200, using: &dice)).map { _ in
          UInt8.random(in: 0...255, using: &dice)
        }
        try check(Array(start.utf8) + noise, TreeReaders.all)
      }
    }
  }

  private func damage(_ bytes: inout [UInt8], _ dice: inout SeededGenerator) {
    guard let place = bytes.indices.randomElement(using: &dice) else { return }
    switch Int.random(in: 0...4, using: &dice) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &dice)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(contentsOf: "\"<&>{}[],9e".utf8.shuffled(using: &dice), at: place)
    case 3: bytes.removeLast(bytes.count - place)
    default:
      let end = min(bytes.count, place + Int.random(in: 1...400, using: &dice))
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    }
  }

  private func check(_ bytes: [UInt8], _ readers: [any TreeReader]) throws {
    guard let source = try? SourceText(bytes: bytes, path: "dump") else { return }
    for reader in TreeReaders.all { _ = reader.recognise(source) }
    for reader in readers {
      do throws(SourceError) {
        let tree = try reader.read(source).screen.tree
        #expect(tree.elements.allSatisfy { $0.frame?.isFinite ?? true })
        let identifiers = tree.elements.compactMap(\.id)
        #expect(Set(identifiers).count == identifiers.count)
      } catch {
        #expect(error.path == "dump" && !error.message.isEmpty)
      }
    }
  }
}
