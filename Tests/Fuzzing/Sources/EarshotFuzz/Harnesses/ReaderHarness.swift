import Earshot

/// A reader of dumps: whatever it takes is heard, and heard the same after it was converted.
struct ReaderHarness: FuzzHarness {
  let reader: any TreeReader

  var name: String { reader.name }

  // Markup and indentation have more ways to be wrong than JSON, whose parser is shared.
  var weight: Int {
    ["xcuitest", "uiautomator", "detox", "playwright", "flutter"].contains(name) ? 2 : 1
  }

  func seeds(in repository: String) -> [[UInt8]] {
    SeedFiles.all(
      in: "\(repository)/Tests/TreeFormatsTests/Fixtures/\(name)",
      ending: [".json", ".xml", ".yml", ".md", ".txt"])
  }

  func run(_ bytes: [UInt8]) throws {
    guard let source = SourceText(fuzzed: bytes) else { return }
    do throws(SourceError) {
      for imported in try reader.readAll(source) {
        check(imported.screen, Heard.style(for: bytes))
        Invariant.require(
          Heard.isPrintable(Array(imported.report.text.utf8)), "a report holds control characters")
      }
    } catch {
      Heard.check(error, of: source.bytes)
    }
  }

  private func check(_ screen: Screen, _ style: Style) {
    let tree = screen.tree
    Invariant.require(
      tree.elements.allSatisfy { $0.frame?.isFinite ?? true }, "a frame is not finite")
    let ids = tree.elements.compactMap(\.id)
    Invariant.require(Set(ids).count == ids.count, "an id stands twice")
    let heard = Heard.text(screen, style)
    Invariant.require(
      Converted.json(screen).map { Heard.text($0, style) } == heard,
      "the dump is heard otherwise after it was converted")
  }
}
