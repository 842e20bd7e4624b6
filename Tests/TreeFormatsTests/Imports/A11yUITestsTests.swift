import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What snapshots of A11yUITests say beyond their fixture.
@Suite struct A11yUITestsTests {
  private func screen(_ elements: String) throws -> ImportedScreen {
    try Imported.read(
      #"{"generated": "2023-01-01", "filename": "a.json", "snapshot": [\#(elements)]}"#)
  }

  private func element(_ type: String, _ label: String, _ frame: String, _ more: String = "")
    -> String
  {
    #"{"type": "\#(type)", "label": "\#(label)", "frame": \#(frame), "traits": []\#(more)}"#
  }

  @Test func partsOfControlsAreSilentWhereverTheyStandInTheList() throws {
    let imported = try screen(
      [
        element("Label", "Go", "[[20, 110], [40, 20]]"),
        element("Image", "arrow", "[[60, 110], [20, 20]]"),
        element("Button", "Go on", "[[10, 100], [100, 44]]"),
        element("Label", "Beside", "[[200, 110], [40, 20]]"),
        element("Link", "More", "[[20, 112], [30, 20]]"),
        element("Label", "Nowhere", "null"),
      ].joined(separator: ","))
    #expect(
      Set(imported.screen.tree.elements.compactMap(\.label)) == [
        "Go on", "Beside", "More", "Nowhere",
      ])
    #expect(imported.report.dropped("parts of controls") == 2)
    #expect(
      imported.report.repairs.compactMap(\.subject) == [#"StaticText "Go""#, #"Image "arrow""#])
  }

  @Test(arguments: [
    ("Button", " ", 1), ("Switch", "", 1), ("Text Field", "", 1), ("Image", "", 0),
    ("Label", " ", 0),
    ("Cell", "", 0), ("Cell", "Row", 1), ("Alert", "Sure?", 0), ("Other", "Badge", 1),
  ])
  func controlsAreStopsWithoutWordsAndOthersByThem(type: String, label: String, count: Int) throws {
    let tree = try screen(element(type, label, "[[0, 0], [9, 9]]")).screen.tree
    #expect(tree.elements.indices.filter(tree.isElement).count == count)
  }

  @Test(arguments: [
    (#", "traits": ["Static Text", "Header"]"#, ["staticText", "header"]),
    (#", "traits": ["Not Enabled"]"#, ["notEnabled"]),
    (#", "traits": ["Plays Sound", "Glimmer"]"#, ["playsSound"]),
  ])
  func namesOfTraitsMayHaveSpaces(traits: String, names: [String]) throws {
    let tree = try screen(
      #"{"type": "Button", "label": "A", "frame": [[0, 0], [9, 9]]\#(traits)}"#
    ).screen.tree
    #expect(Set(tree[0].traits.names) == Set(names))
  }

  @Test(arguments: [
    "[[0, 0]]", "[0, 0, -1, 9]", "[[\"x\", 0], [9, 9]]", "{}", "[[1e300, 0], [9, 9]]",
  ])
  func absurdFramesAreLeftOut(frame: String) throws {
    let imported = try screen(element("Button", "A", frame))
    #expect(imported.screen.tree[0].frame == nil)
    #expect(imported.report.dropped("frames that are not finite") == 1)
  }

  @Test(arguments: [
    ("", "the dump is empty: it has no elements"),
    ("3", "an element is a mapping, not the number 3"),
    (#"{"type": "Button", "label": []}"#, "\"label\" takes a text, not a list"),
    (
      #"{"type": "Button", "traits": "Button"}"#, "\"traits\" takes a list, not the word \"Button\""
    ),
  ])
  func badSnapshotsAreRefused(elements: String, message: String) throws {
    let error = #expect(throws: SourceError.self) { try screen(elements) }
    #expect(error?.message == message)
  }

  @Test func tenThousandElementsInOneStripAreRead() throws {
    let texts = (0..<5_000).map { element("Label", "T\($0)", "[[\($0), 0], [1, 1]]") }
    let buttons = (0..<5_000).map { element("Button", "B\($0)", "[[-\($0), 0], [1, 1]]") }
    #expect(try screen((texts + buttons).joined(separator: ",")).screen.tree.count >= 5_000)
  }
}
