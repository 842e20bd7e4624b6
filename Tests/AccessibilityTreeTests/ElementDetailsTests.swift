import AccessibilityTree
import Testing

@Suite struct ElementDetailsTests {
  private static let required: States = {
    var states = States()
    states.isRequired = true
    return states
  }()

  static let settings: [@Sendable (inout Element, Bool) -> Void] = [
    { $0.activationPoint = $1 ? Point(x: 1, y: 2) : nil },
    { $0.path = $1 ? [Point(x: 1, y: 2)] : [] },
    { $0.sortPriority = $1 ? 2 : 0 },
    { $0.labelledBy = $1 ? ["a"] : [] },
    { $0.linked = $1 ? ["a"] : [] },
    { $0.actions = $1 ? ["Share"] : [] },
    { $0.content = $1 ? [CustomContent(label: "Age", value: "3")] : [] },
    { $0.rotors = $1 ? [CustomRotor(name: "Links", items: [])] : [] },
    { $0.userInputLabels = $1 ? ["Go"] : [] },
    { $0.language = $1 ? "ko" : nil },
    { $0.headingLevel = $1 ? 2 : nil },
    { $0.cell = $1 ? TableCell(row: 1, column: 2) : nil },
    { $0.dragSources = $1 ? ["Photo"] : [] },
    { $0.dropPoints = $1 ? ["Album"] : [] },
    { $0.directTouch = $1 ? [.silentOnTouch] : [] },
    { $0.facts = $1 ? [.init(key: "bold", value: .boolean(true))] : [] },
    { $0.role = $1 ? .button : nil },
    { $0.states.checked = $1 ? .mixed : nil },
    { $0.states = $1 ? required : States() },
    { $0.description = $1 ? "Twice a day" : nil },
    { $0.placeholder = $1 ? "Add a comment" : nil },
    { $0.roleDescription = $1 ? "slide" : nil },
    { $0.errorMessage = $1 ? "Too short" : nil },
    { $0.keyShortcuts = $1 ? "Control+R" : nil },
    { $0.level = $1 ? 2 : nil },
    { $0.position = $1 ? SetPosition(index: 1) : nil },
    { $0.range = $1 ? ValueRange(value: 1) : nil },
    { $0.childOrder = $1 ? .asWritten : .byPosition },
    { $0.childOrder = $1 ? .listed(["a"]) : .byPosition },
    { $0.isHidden = $1 },
    { $0.isDecorative = $1 },
    { $0.clips = $1 },
    { $0.isModal = $1 },
    { $0.groupsChildren = $1 },
  ]

  @Test(arguments: settings.indices)
  func whatIsSetAndTakenBackCountsAsNeverSet(_ index: Int) {
    let set = Self.settings[index]
    let plain = Element("Rate", traits: .button)
    var changed = plain
    set(&changed, false)
    #expect(changed == plain)
    set(&changed, true)
    #expect(changed != plain)
    let copy = changed
    set(&changed, false)
    #expect(changed == plain)
    #expect(changed.hashValue == plain.hashValue)
    // A copy keeps its own.
    #expect(copy != plain)
    var again = plain
    set(&again, true)
    #expect(again == copy)
    #expect(again.hashValue == copy.hashValue)
  }

  @Test func anOrderReplacesTheOneBefore() {
    var element = Element()
    element.childOrder = .listed(["a", "b"])
    element.childOrder = .asWritten
    #expect(element.childOrder == .asWritten)
    element.childOrder = .byPosition
    #expect(element.childOrder == .byPosition)
    element.childOrder = .listed([])
    #expect(element.childOrder == .listed([]))
  }

  @Test func anElementWithoutThemIsSmall() {
    // 100,000 of them are to fit where 12 MB are.
    #expect(MemoryLayout<Element>.stride <= 128)
  }
}
