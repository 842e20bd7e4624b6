import AccessibilityTree
import Testing

@Suite struct PropertyTests {
  /// The traits of the contract, by their names in files.
  static let names = [
    "button", "link", "image", "selected", "playsSound", "keyboardKey", "staticText",
    "summaryElement", "notEnabled", "updatesFrequently", "searchField", "startsMediaSession",
    "adjustable", "allowsDirectInteraction", "causesPageTurn", "tabBar", "header", "textEntry",
    "textArea", "secureTextField", "isEditing", "backButton", "tab", "switchButton", "popupButton",
    "pickerItem", "draggable", "checkbox", "radioButton", "visited", "supportsZoom",
  ]

  @Test func everyTraitHasOneNameAndOneBit() {
    #expect(Set(Traits.named.map(\.name)) == Set(Self.names))
    #expect(Set(Traits.named.map(\.trait)).count == Self.names.count)
    #expect(Traits.named.allSatisfy { $0.trait.rawValue.nonzeroBitCount == 1 })
  }

  @Test(arguments: names) func everyTraitIsFoundByItsName(_ name: String) {
    #expect(Traits(name: name)?.names == [name])
  }

  @Test func unknownTraitsHaveNoName() {
    #expect(Traits(name: "Button") == nil)
    #expect(Traits(rawValue: 1 << 17 | 1).names == ["button"])
  }

  static let directions: [(language: String?, own: Direction?, direction: Direction)] = [
    (nil, nil, .ltr), ("en-US", nil, .ltr), ("he", nil, .rtl), ("ar-EG", nil, .rtl),
    ("FA", nil, .rtl), ("ur_PK", nil, .rtl), ("arn", nil, .ltr), ("he-IL", .ltr, .ltr),
    ("en", .rtl, .rtl),
  ]

  @Test(arguments: directions) func theLanguageGivesTheDirection(
    _ row: (language: String?, own: Direction?, direction: Direction)
  ) {
    var screen = Screen(tree: ElementTree())
    screen.language = row.language
    screen.direction = row.own
    #expect(screen.readingDirection == row.direction)
  }

  @Test func onlyThePhoneHasNarrowLines() {
    #expect(Platform.allCases.map(\.lineTolerance) == [8, 13, 13, 13, 13, 13, 8, 8, 13, 13])
  }

  static let frames: [(other: Frame, intersects: Bool, isInside: Bool)] = [
    (Frame(x: 0, y: 0, width: 10, height: 10), true, true),
    (Frame(x: 2, y: 2, width: 3, height: 3), true, true),
    (Frame(x: 10, y: 0, width: 5, height: 5), false, false),
    (Frame(x: 9, y: 9, width: 5, height: 5), true, false),
    (Frame(x: 5, y: 5, width: 0, height: 0), true, true),
    (Frame(x: .nan, y: 0, width: 1, height: 1), false, false),
    (Frame(x: -5, y: -5, width: 50, height: 50), true, false),
  ]

  @Test(arguments: frames) func framesKnowWhatTheyShare(
    _ row: (other: Frame, intersects: Bool, isInside: Bool)
  ) {
    let frame = Frame(x: 0, y: 0, width: 10, height: 10)
    #expect(frame.intersects(row.other) == row.intersects)
    #expect(frame.contains(row.other) == row.isInside)
    #expect(row.other.isFinite == !row.other.x.isNaN)
  }
}
