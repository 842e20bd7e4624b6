extension Traits {
  /// The traits that have a name, in the order of their bits.
  public static let named: [(name: String, trait: Traits)] = [
    ("button", .button),
    ("link", .link),
    ("image", .image),
    ("selected", .selected),
    ("playsSound", .playsSound),
    ("keyboardKey", .keyboardKey),
    ("staticText", .staticText),
    ("summaryElement", .summaryElement),
    ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently),
    ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession),
    ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction),
    ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar),
    ("header", .header),
    ("textEntry", .textEntry),
    ("pickerItem", .pickerItem),
    ("radioButton", .radioButton),
    ("isEditing", .isEditing),
    ("secureTextField", .secureTextField),
    ("backButton", .backButton),
    ("tab", .tab),
    ("visited", .visited),
    ("draggable", .draggable),
    ("popupButton", .popupButton),
    ("supportsZoom", .supportsZoom),
    ("textArea", .textArea),
    ("switchButton", .switchButton),
    ("checkbox", .checkbox),
  ]

  /// Creates the trait with a name; the result is `nil` if the name is unknown.
  ///
  /// - Parameter name: The name in screen files: `button`, `notEnabled`.
  public init?(name: String) {
    guard let trait = Self.byName[name] else { return nil }
    self = trait
  }

  /// The names of the traits in the order of their bits, without unnamed bits.
  public var names: [String] {
    isEmpty ? [] : Self.named.filter { contains($0.trait) }.map(\.name)
  }

  private static let byName = Dictionary(uniqueKeysWithValues: named.map { ($0.name, $0.trait) })
}
