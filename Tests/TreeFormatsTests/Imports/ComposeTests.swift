import AccessibilityTree
import Bridges
import Documents
import Hearing
import NavigationScript
import Testing
import TreeFormats

/// What Compose prints of its semantics becomes what Android's accessibility is told.
@Suite struct ComposeTests {
  private static let place = "(l=0.0, t=0.0, r=400.0, b=100.0)px"

  /// A tree with one node inside the root, whose properties are given line by line.
  private func read(_ properties: [String]) throws -> ImportedScreen {
    try Imported.read(
      (["Node #1 at (l=0.0, t=0.0, r=1080.0, b=2340.0)px", " |-Node #2 at \(Self.place)"]
        + properties.map { "   " + $0 }).joined(separator: "\n"))
  }

  private func element(_ properties: String...) throws -> Element? {
    let tree = try read(properties).screen.tree
    return tree.elements.indices.first(where: tree.isElement).map { tree[$0] }
  }

  @Test(arguments: [
    ("Role = 'Button'", ["button"]), ("Role = 'Image'", ["image"]), ("Role = 'Tab'", ["tab"]),
    ("Role = 'DropdownList'", ["popupButton"]), ("[Heading]", ["staticText", "header"]),
    ("[Disabled, Heading]", ["staticText", "header", "notEnabled"]),
    ("LiveRegion = 'Polite'", ["staticText", "updatesFrequently"]),
    ("Selected = 'true'", ["staticText", "selected"]), ("Shape = 'Oval'", ["staticText"]),
  ])
  func propertiesBecomeTraits(property: String, names: [String]) throws {
    let element = try element("Text = '[Fern]'", property)
    #expect(element?.label == "Fern")
    #expect(Set(element?.traits.names ?? []) == Set(names))
  }

  /// Logs that were cut to their tags, with or without a level.
  @Test(arguments: ["seeds : ", "seeds: ", "I  seeds : "])
  func tagsInFrontOfEachLineAreNoPartOfIt(tag: String) throws {
    let lines = [
      "printToLog:", "Printing with useUnmergedTree = 'false'",
      "Node #1 at (l=0.0, t=0.0, r=1080.0, b=2340.0)px", " |-Node #2 at \(Self.place)",
      "   Text = '[Sow: in May]'",
    ]
    let tree = try Imported.read(lines.map { tag + $0 }.joined(separator: "\n")).screen.tree
    #expect(tree.elements.compactMap(\.label) == ["Sow: in May"])
  }

  @Test(arguments: [
    ("Switch", "ToggleableState = 'On'", "1"), ("Switch", "ToggleableState = 'Off'", "0"),
    ("Checkbox", "ToggleableState = 'Indeterminate'", "2"),
    ("RadioButton", "Selected = 'true'", "1"), ("RadioButton", "Selected = 'false'", "0"),
  ])
  func statesBecomeValues(role: String, state: String, value: String) throws {
    let element = try element("Text = '[Fern]'", "Role = '\(role)'", state, "Actions = [OnClick]")
    #expect(element?.value == value)
    #expect(element?.traits.contains(.selected) == false)
  }

  @Test func aBarSaysHowFarItIs() throws {
    let range =
      "ProgressBarRangeInfo = 'ProgressBarRangeInfo(current=2.0, range=0.0..8.0, steps=7)'"
    let slider = try element("ContentDescription = '[Depth]'", range, "Actions = [SetProgress]")
    #expect(slider?.value == "25%")
    #expect(slider?.traits.contains(.adjustable) == true)
    #expect(try element("ContentDescription = '[Depth]'", range)?.traits == .updatesFrequently)
    let odd = range.replacing("0.0..8.0", with: "8.0..8.0")
    #expect(try element("ContentDescription = '[Depth]'", odd)?.value == nil)
  }

  @Test func aFieldIsNamedByTheTextsInIt() throws {
    let merged = try element(
      "EditableText = 'Ada'", "Text = '[Name]'", "Actions = [SetText]", "MergeDescendants = 'true'")
    #expect(merged?.label == "Name")
    #expect(merged?.value == "Ada")
    #expect(merged?.traits.contains(.textEntry) == true)
    let unmerged = try element(
      "EditableText = ''", "Actions = [SetText]", "MergeDescendants = 'true'",
      " |-Node #3 at \(Self.place)", "   Text = '[Name]'")
    #expect(unmerged?.label == "Name")
    #expect(unmerged?.value == nil)
  }

  @Test func whatMergesIsOneStop() throws {
    let labels = try read([
      "Role = 'Button'", "Actions = [OnClick]", "MergeDescendants = 'true'",
      " |-Node #3 at \(Self.place)", " | Text = '[Sow]'", " |-Node #4 at \(Self.place)",
      "   Text = '[now]'",
    ]).screen.tree.elements.compactMap(\.label)
    #expect(labels == ["Sow, now"])
  }

  @Test(arguments: [
    "12-31 23:59:59.000  4711  4733 D SEEDS   : ", "2024-12-31 23:59:59.000 4711-4733 D/SEEDS: ",
    "2024-12-31 23:59:59.000  4711-4733  SEEDS  org.example  D  ", "D/SEEDS: ",
    "I/System.out( 4711): ", "",
  ])
  func whatALogWritesInFrontIsTakenOff(prefix: String) throws {
    let lines = [
      "printToLog:", "Printing with useUnmergedTree = 'false'",
      "Node #1 at (l=0.0, t=0.0, r=1080.0, b=2340.0)px", " |-Node #2 at \(Self.place)",
      " | Text = '[A: 1]'", " |-Node #3 at (l=0.0, t=100.0, r=400.0, b=200.0)px",
      "   Text = '[B]'",
    ]
    let screens = try TreeReaders.readAll(
      SourceText(
        bytes: Array(lines.map { prefix + $0 }.joined(separator: "\n").utf8), path: "dump"))
    #expect(
      screens.map { $0.bridged(by: Bridges.toolkitOnIOS).screen.tree.elements.compactMap(\.label) }
        == [["A: 1", "B"]])
  }

  @Test func placesAndNotLinesGiveTheOrder() throws {
    let screen = try Imported.read(
      """
      Node #1 at (l=0.0, t=0.0, r=1080.0, b=2340.0)px
       |-Node #2 at (l=0.0, t=200.0, r=400.0, b=300.0)px
       | Text = '[Body]'
       |-Node #3 at (l=0.0, t=0.0, r=400.0, b=100.0)px
         Text = '[Title]'
      """
    ).screen
    #expect(screen.tree.elements.allSatisfy { $0.childOrder == .byPosition })
  }

  @Test func theAppsOwnWordsAreKept() throws {
    let element = try element(
      "Text = '[Fern]'", "StateDescription = 'Wet'", "Error = 'Too wet'",
      "CustomActions = '[CustomAccessibilityAction(label=Water, action=a.B), "
        + "CustomAccessibilityAction(label=Give away, action=c)]'",
      "Actions = [OnClick, Expand]")
    #expect(element?.value == "Wet")
    #expect(element?.errorMessage == "Too wet")
    #expect(element?.actions == ["Water", "Give away"])
    #expect(element?.isExpanded == false)
  }

  @Test func whatIsLostIsSaid() throws {
    let imported = try read(["Text = '[Fern]'", "Has 2 children"])
    #expect(imported.report.dropped("nodes below the printed depth") == 1)
    let flat = try Imported.read(
      "Node #1 at \(Self.place)\n|-Node #2 at \(Self.place)\n| Text = 'A'")
    #expect(flat.report.remarks.contains { $0.hasPrefix("the indentation of the lines") })
  }

  @Test func aDumpWithoutNodesIsRefused() {
    let error = #expect(throws: SourceError.self) {
      try Imported.read("Printing with useUnmergedTree = 'false'\nThere were 0 nodes found!")
    }
    #expect(error?.message == "the dump is empty: it has no Node #…")
  }

  @Test func aThousandLevelsAreRead() throws {
    let lines = (0..<1000).map { String(repeating: "   ", count: $0) + " |-Node #\($0) at (...)px" }
    let text =
      lines.joined(separator: "\n") + "\n" + String(repeating: " ", count: 3004)
      + "Text = '[Deep]'"
    #expect(try Imported.read(text).screen.tree.elements.compactMap(\.label) == ["Deep"])
  }
}
