import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// What dumps of Flutter's semantics say beyond their fixtures.
@Suite struct FlutterTests {
  /// A dump with one node inside the root, whose properties are given line by line.
  private func read(_ properties: [String]) throws -> ImportedScreen {
    let lines =
      ["SemanticsNode#0", " │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)", " │", " └─SemanticsNode#7"]
      + ["Rect.fromLTRB(0.0, 0.0, 10.0, 10.0)"].map { "     " + $0 }
      + properties.map { "     " + $0 }
    return try Imported.read(lines.joined(separator: "\n"))
  }

  private func element(_ properties: String...) throws -> Element? {
    let tree = try read(properties).screen.tree
    return tree.elements.indices.first(where: tree.isElement).map { tree[$0] }
  }

  @Test(arguments: [
    ("isButton", ["button"]),
    ("isLink, isHeader", ["link", "header"]),
    ("isImage", ["image"]),
    ("isSelected, isButton", ["button", "selected"]),
    ("hasEnabledState", ["notEnabled"]),
    ("hasEnabledState, isEnabled", ["staticText"]),
    ("isLiveRegion", ["updatesFrequently"]),
    ("hasToggledState, isToggled", ["button", "switchButton"]),
    ("hasCheckedState, isInMutuallyExclusiveGroup, isChecked", ["button", "selected"]),
    ("isTextField", ["textEntry"]),
    ("isTextField, isMultiline, isFocused", ["textEntry", "isEditing", "textArea"]),
    ("isTextField, isObscured", ["textEntry", "secureTextField"]),
    ("isSparkling", ["staticText"]),
  ])
  func flagsBecomeTraits(flags: String, names: [String]) throws {
    #expect(try element("label: \"A\"", "flags: \(flags)")?.traits.names == names)
  }

  @Test(arguments: [
    ("hasToggledState, isToggled", "1"), ("hasToggledState", "0"),
    ("hasCheckedState, isChecked", "1"), ("hasCheckedState, isCheckStateMixed", "0"),
    ("hasCheckedState, isChecked, isInMutuallyExclusiveGroup", nil),
  ])
  func statesBecomeValues(flags: String, value: String?) throws {
    #expect(try element("label: \"A\"", "flags: \(flags)")?.value == value)
  }

  @Test func anActionOtherThanScrollingMakesAnElement() throws {
    #expect(try element("actions: scrollUp, scrollDown") == nil)
    #expect(try element("actions: scrollUp, tap") != nil)
    #expect(try element("actions: tap🚫️") != nil)
    #expect(try element("label: \"A\"", "flags: scopesRoute") == nil)
    #expect(try element("label: \"A\"", "invisible") == nil)
    #expect(try element("actions: increase")?.traits == .adjustable)
  }

  @Test(arguments: [
    ([#"label: "say "hi" now""#], #"say "hi" now"#),
    ([#"label:"#, #"  "one"#, #"  two""#], "one two"),
    ([#"label: "a long"#, #"  one""#], "a long one"),
    ([#"label: "A""#, #"tooltip: "B""#], "A\nB"),
    ([#"label: """#, #"value: "V""#], nil),
    (
      [#"label: "SemanticsNode#9: no"#, #"  SemanticsNode#8 either""#],
      "SemanticsNode#9: no SemanticsNode#8 either"
    ),
  ])
  func textsAreNotEscaped(lines: [String], label: String?) throws {
    let tree = try read(lines).screen.tree
    #expect(tree.elements.indices.first(where: tree.isElement).map { tree[$0].label } == label)
  }

  @Test func aDumpWithoutRectanglesIsRead() throws {
    let imported = try Imported.read(
      "SemanticsNode#0\n └─SemanticsNode#1\n     flags: isButton\n     label: \"Sow\"")
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["Sow"])
    #expect(imported.report.cannotCarry.contains(.frames))
    #expect(imported.report.dropped("frames that are not finite") == 0)
  }

  @Test func attributesOfTextsAreKept() throws {
    let element = try element(
      #"label: "PIN für 🏠 ab" [SpellOutStringAttribute(TextRange(start: 0, end: 3)), "#,
      "  LocaleStringAttribute(TextRange(start: 4, end: 10), de-AT)]")
    #expect(
      element?.speech == [
        SpeechAttribute(range: 0..<3, spellOut: true),
        SpeechAttribute(range: 4..<9, language: "de-AT"),
      ])
  }

  @Test func whatIsMergedUpIsSaidByTheBoundary() throws {
    let imported = try Imported.read(
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
       │
       └─SemanticsNode#1
         │ merge boundary ⛔️
         │ Rect.fromLTRB(0.0, 0.0, 390.0, 80.0)
         │
         ├─SemanticsNode#2
         │ │ merged up ⬆️
         │ │ Rect.fromLTRB(0.0, 0.0, 10.0, 10.0)
         │ │ label: "Oat milk"
         │ │
         │ └─SemanticsNode#3
         │     merged up ⬆️
         │     Rect.fromLTRB(0.0, 0.0, 10.0, 10.0)
         │     flags: isButton
         │     hint: "Opens it."
         │
         └─SemanticsNode#4
             merged up ⬆️
             Rect.fromLTRB(0.0, 0.0, 10.0, 10.0)
             label: "1 litre"
             value: "2 left"
      """)
    let tree = imported.screen.tree
    #expect(tree.count == 2)
    #expect(tree[1].label == "Oat milk\n1 litre")
    #expect(tree[1].value == "2 left")
    #expect(tree[1].hint == "Opens it.")
    #expect(tree[1].traits == .button)
    #expect(imported.report.inferred("words merged from inner nodes") == 1)
  }

  @Test func framesAreMovedAndScaledByAllThatHoldsThem() throws {
    let tree = try Imported.read(
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 800.0, 1200.0)
       └─SemanticsNode#1
         │ Rect.fromLTRB(0.0, 0.0, 400.0, 600.0) scaled by 2.0x
         └─SemanticsNode#2
           │ Rect.fromLTRB(100.0, 50.0, 400.0, 600.0)
           └─SemanticsNode#3
             │ Rect.fromLTRB(0.0, 0.0, 40.0, 20.0) scaled by 0.5x
             │ label: "A"
             └─SemanticsNode#4
                 Rect.fromLTRB(10.0, 10.0, 20.0, 20.0)
                 label: "B"
      """
    ).screen
    #expect(tree.size == Size(width: 400, height: 600))
    #expect(
      tree.tree.elements.compactMap(\.frame) == [
        Frame(x: 100, y: 50, width: 20, height: 10), Frame(x: 105, y: 55, width: 5, height: 5),
      ])
  }

  @Test func hiddenNodesStayWhereTheyCanBeScrolledTo() throws {
    let hidden = ["label: \"A\"", "flags: isHidden", "HIDDEN"]
    let imported = try read(hidden)
    #expect(imported.screen.tree.count == 0)
    #expect(imported.report.repairs.map(\.subject) == ["node 7 \"A\""])
    let scrolled = try Imported.read(
      """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
       │ flags: hasImplicitScrolling
       └─SemanticsNode#1
           Rect.fromLTRB(0.0, 900.0, 390.0, 940.0)
           HIDDEN
           label: "A"
      """)
    #expect(scrolled.screen.tree.elements.map(\.label) == [nil, "A"])
  }

  @Test(arguments: ["", "flutter: ", "I/flutter ( 812): ", "[  +3 ms] I/flutter (81234): "])
  func logsMayWriteBeforeEachLine(prefix: String) throws {
    let lines = [
      "SemanticsNode#0", " │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)", " │", " └─SemanticsNode#1",
      "     Rect.fromLTRB(1.0, 2.0, 3.0, 4.0)", "     label: \"flutter: yes\"",
    ]
    let text = lines.map { prefix + $0 }.joined(separator: "\r\n")
    let tree = try Imported.read(text).screen.tree
    #expect(tree.elements.map(\.label) == [nil, "flutter: yes"])
  }

  @Test func indentationAloneIsEnough() throws {
    let tree = try Imported.read(
      """
      SemanticsNode#0
         Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
         SemanticsNode#1
           Rect.fromLTRB(0.0, 10.0, 390.0, 40.0)
           SemanticsNode#2
             Rect.fromLTRB(5.0, 0.0, 10.0, 10.0)
             label: "A"
         SemanticsNode#3
           Rect.fromLTRB(0.0, 50.0, 390.0, 80.0)
           label: "B"
      """
    ).screen.tree
    #expect(tree.elements.compactMap(\.label) == ["A", "B"])
    #expect(tree.elements[1].frame == Frame(x: 5, y: 10, width: 5, height: 10))
  }

  @Test func theOrderOfHitTestsIsNotTheReaders() throws {
    let tree = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
       └─SemanticsNode#1
           Rect.fromLTRB(0.0, 10.0, 390.0, 40.0)
           label: "A"
      """
    #expect(try Imported.read(tree).screen.tree[0].childOrder == .asWritten)
    let imported = try Imported.read("Semantics in inverse hit test order:\n" + tree)
    #expect(imported.screen.tree[0].childOrder == .byPosition)
    #expect(imported.report.remarks.count == 1)
  }

  @Test func eachTreeOfALogIsAScreen() throws {
    let tree = "SemanticsNode#0\n   Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)\n   label: "
    let source = try SourceText(
      bytes: Array("\(tree)\"A\"\n\n\(tree)\"B\"\n".utf8), path: "dump")
    let screens = try TreeReaders.readAll(source)
    #expect(screens.map { $0.screen.tree.elements.last?.label } == ["A", "B"])
  }

  @Test(arguments: ["NaN, 0.0, 1.0, 1.0", "9.0, 0.0, 1.0, 1.0", "0.0, 0.0, Infinity, 1.0", "1.0"])
  func rectanglesThatNoScreenHasAreLeftOut(edges: String) throws {
    let imported = try Imported.read(
      """
      SemanticsNode#0
         Rect.fromLTRB(\(edges))
         label: "A"
      """)
    #expect(imported.screen.tree.elements.last?.frame == nil)
    #expect(imported.report.dropped("frames that are not finite") == 1)
  }

  @Test func aDumpWithoutSemanticsSaysSo() {
    let error = #expect(throws: SourceError.self) {
      try Imported.read("flutter: Semantics not generated for RenderView#8c1f0.\n")
    }
    #expect(error?.message == "the dump is empty: Flutter had generated no semantics")
  }

  @Test func aTextThatNamesANodeIsANearMiss() {
    let error = #expect(throws: SourceError.self) { try Imported.read("see SemanticsNode#4 there") }
    #expect(
      error?.message.hasSuffix(
        "it has SemanticsNode#… but lacks a node with a label, a value, flags, actions or a "
          + "rectangle on the lines below it") == true)
  }

  @Test func manySiblingsAreReadInOrder() throws {
    var text = "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)\n"
    for number in 1...10_000 {
      text +=
        " ├─SemanticsNode#\(number)\n     Rect.fromLTRB(0.0, 0.0, 1.0, 1.0)\n     label: \"A\"\n"
    }
    #expect(try Imported.read(text).screen.tree.count == 10_001)
  }
}
