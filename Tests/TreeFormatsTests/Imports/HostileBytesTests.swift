import AccessibilityTree
import Documents
import SeededGenerators
import Testing
import TreeFormats

/// Damaged dumps give an error or a screen whose frames are finite and whose identifiers are unique.
@Suite struct HostileBytesTests {
  /// Numbers that are the same on every run (SplitMix64).
  private static let readers: [any TreeReader] = [
    XCUITestReader(), IDBReader(), ButtonHeistReader(),
  ]

  @Test(arguments: [
    "xcuitest/2025-birdsong-today.xml", "xcuitest/2019-tidebook-alerts.xml",
    "idb/nested-lighthouse.json", "idb/complete.json", "buttonheist/radio.json",
  ])
  func damageIsSurvived(name: String) throws {
    let whole = try SourceFile.read(ImportFixtureTests.folder + "/" + name).bytes
    var dice = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...6, using: &dice) { damage(&bytes, &dice) }
      try check(bytes)
    }
  }

  @Test func noiseIsSurvived() throws {
    var dice = SeededGenerator(seed: 11)
    for start in ["", "<AppiumAUT>", "<AppiumAUT><XCUIElementTypeCell label=\"", "[{\"AXFrame\":"] {
      for _ in 0..<200 {
        let noise = (0..<Int.random(in: 0...200, using: &dice)).map { _ in
          UInt8.random(in: 0...255, using: &dice)
        }
        try check(Array(start.utf8) + noise)
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

  private func check(_ bytes: [UInt8]) throws {
    guard let source = try? SourceText(bytes: bytes, path: "dump") else { return }
    for reader in Self.readers {
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
