import AccessibilityTree
import Documents
import ScreenBuilder
import Testing
import TreeFormats

/// A screen written down in Swift is the same as the one of the screen file.
@Suite("Builder: examples")
struct ExampleScreensTests {
  static let examples: [(path: String, screen: @Sendable () throws -> Screen)] = [
    ("Recipe/recipe", { try ExampleScreens.recipe() }),
    ("ActivityRings/activity-rings", { try ExampleScreens.activityRings() }),
    ("Checkout/checkout", { try ExampleScreens.checkout() }),
    ("Comments/comments", { try ExampleScreens.comments() }),
    ("Comments/reply", { try ExampleScreens.reply() }),
    ("Menu/menu", { try ExampleScreens.menu() }),
    ("Orchard/orchard-grouped", { ExampleScreens.orchard(grouped: true) }),
    ("Orchard/orchard-ungrouped", { ExampleScreens.orchard(grouped: false) }),
    ("Rating/rating", { try ExampleScreens.rating() }),
  ]

  @Test(arguments: examples.map(\.path))
  func sameTree(path: String) throws {
    let example = try #require(Self.examples.first { $0.path == path })
    let file = String(
      #filePath.dropLast("Tests/ScreenBuilderTests/ExampleScreensTests.swift".count))
    let read = try TreeReaders.read(
      SourceFile.read("\(file)Examples/\(path).screen.yaml")
    ).screen
    let built = try example.screen()
    #expect(built.tree.count == read.tree.count)
    for (written, inFile) in zip(built.tree.elements, read.tree.elements) {
      #expect(written == inFile)
    }
    let isSame = built == read
    #expect(isSame)
  }
}
