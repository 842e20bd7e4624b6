import AccessibilityTree
import Documents
import Testing
import TreeFormats

/// Views as EarlGrey prints them say whether they are elements.
@Suite struct EarlGreyTests {
  private func view(_ type: String, _ properties: String, isElement: Bool = true) -> String {
    "<\(type):0x7fb0; AX=\(isElement ? "Y" : "N"); \(properties); AX.focused='N'; alpha=1>"
  }

  private func elements(_ lines: String...) throws -> [Element] {
    let tree = try Imported.read(lines.joined(separator: "\n")).screen.tree
    return tree.elements.indices.filter(tree.isElement).map { tree[$0] }
  }

  @Test(arguments: [
    ("UIView", "Button", ["button"]), ("UIView", "Header", ["header"]),
    ("UILabel", "StaticText", ["staticText"]), ("UISwitch", "Button", ["button", "switchButton"]),
    ("UITextField", "None", ["textEntry"]),
    ("UIView", "SearchField", ["searchField", "textEntry"]),
    ("Tea.NameTextField", "None", ["textEntry"]), ("RCTTextView", "StaticText", ["staticText"]),
  ])
  func traitsAndClassesAreRead(type: String, trait: String, names: [String]) throws {
    let element = try elements(
      view(type, "AX.label='A'; AX.traits='UIAccessibilityTrait\(trait)'")
    ).first
    #expect(element?.label == "A")
    #expect(Set(element?.traits.names ?? []) == Set(names))
  }

  @Test func semicolonsAndQuotesStandInLabels() throws {
    let element = try elements(
      view("UIButton", "AX.id='go'; AX.label='Don't; stop'; AX.hint='Goes; on'; AX.value='a=b; c'")
    ).first
    #expect(element?.label == "Don't; stop")
    #expect(element?.hint == "Goes; on")
    #expect(element?.value == "a=b; c")
    #expect(element?.id == "go")
  }

  @Test func aLabelMayHaveSeveralLines() throws {
    let labels = try elements(
      "<UIView:0x7fb0; AX=N; alpha=1>", "  |--<UILabel:0x7fb1; AX=Y; AX.label='One",
      "two'; alpha=1>", "  |--" + view("UILabel", "AX.label='Three'")
    ).map(\.label)
    #expect(labels == ["One\ntwo", "Three"])
  }

  @Test(arguments: ["hidden", "alpha=0"])
  func whatNobodySeesIsLeftOutWithWhatItHolds(property: String) throws {
    let imported = try Imported.read(
      """
      \(view("UIWindow", "opaque", isElement: false))
        |--<UIView:0x7fb1; AX=N; AX.frame={{0, 0}, {1, 1}}; \(property)>
        |  |--\(view("UILabel", "AX.label='Gone'"))
        |--\(view("UILabel", "AX.label='Here'"))
      """)
    #expect(imported.screen.tree.elements.compactMap(\.label) == ["Here"])
    #expect(imported.report.dropped("invisible views") == 1)
  }

  @Test func aModalViewIsModal() throws {
    let screen = try Imported.read(
      """
      <UIView:0x7f; isAccessible=N; AX.isModal=Y; AX.frame={{0, 0}, {100, 100}}; alpha=1>
        |--<UILabel:0x7f; isAccessible=Y; AX.label='A'; AX.frame={{0, 0}, {9, 9}}; alpha=1>
      """
    ).screen
    #expect(screen.tree.elements.contains { $0.isModal })
  }

  @Test func framesAreOnTheScreen() throws {
    let element = try elements(
      view("UILabel", "AX.label='A'; AX.frame={{10, 20}, {30, 40.5}}; frame={{0, 0}, {30, 40.5}}")
    ).first
    #expect(element?.frame == Frame(x: 10, y: 20, width: 30, height: 40.5))
  }

  @Test func eachLogEntryIsAScreen() throws {
    let window = "========== Window 1 ==========\n" + view("UILabel", "AX.label='A'")
    let screens = try TreeReaders.readAll(
      SourceText(bytes: Array("\(window)\n\(window)\n".utf8), path: "dump"))
    #expect(screens.count == 2)
  }

  @Test func aViewWithinProseIsNone() {
    let error = #expect(throws: SourceError.self) {
      try Imported.read("It is \(view("UILabel", "AX.label='A'")) that fails.")
    }
    #expect(error?.message.contains("looks most like earlgrey") == true)
  }
}
