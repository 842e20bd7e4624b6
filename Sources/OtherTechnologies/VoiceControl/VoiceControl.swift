package import AccessibilityTree
package import ScreenReader

/// What Voice Control shows and understands on a screen.
package struct VoiceControl: Sendable {
  /// An element that the user can address.
  package struct Item: Sendable {
    /// The number in the overlay, from 1; it is assumed that numbers follow the reader's order.
    package let number: Int
    /// The node of the tree.
    package let node: Int
    /// The name that is shown: the first input label, or else the label (documented: Apple, "Voice Control Synonyms").
    package let shown: String
    /// All names that are understood; if there are input labels, the label is not one of them.
    package let understood: [String]
    package var problems: [NameProblem]
  }

  package let screen: Screen
  package private(set) var items: [Item] = []
  /// The number of elements with each name.
  private(set) var counts: [SpokenName: Int] = [:]
  /// Whether names were compared with the commands, which are not known in every language.
  package var comparesCommands: Bool { grammar != nil }
  private let grammar: CommandGrammar?

  /// Finds the items of a screen from the order of a reader, because stops and order are the same.
  package init(_ reading: ScreenReading) {
    screen = reading.screen
    grammar = CommandGrammar.language(screen.language)
    for stop in reading.order.stops.indices {
      let element = reading.element(at: stop)
      guard element.responds else { continue }
      let names = Self.names(of: element)
      items.append(
        Item(
          number: items.count + 1, node: reading.order.stops[stop].element,
          shown: names.first ?? Self.roleName(of: element.traits), understood: names,
          problems: names.isEmpty ? [.roleOnly] : []))
    }
    findProblems()
  }

  /// Returns whether a platform has Voice Control; web pages count as Safari.
  package static func exists(on platform: Platform) -> Bool {
    switch platform {
    case .ios, .ipados, .macos, .visionos, .web: true
    case .tvos, .watchos, .android, .linux, .windows: false
    }
  }

  private static func names(of element: Element) -> [String] {
    let labels = element.userInputLabels.filter { $0.contains { !$0.isWhitespace } }
    if !labels.isEmpty { return labels }
    guard let label = element.label, label.contains(where: { !$0.isWhitespace }) else { return [] }
    return [label]
  }

  private mutating func findProblems() {
    // A name counts once for an element, however many of its input labels fold into it.
    for item in items {
      for name in Set(Self.spoken(item)) { counts[name, default: 0] += 1 }
    }
    for index in items.indices {
      let item = items[index]
      let spoken = Self.spoken(item)
      let most = spoken.filter { !$0.words.isEmpty }.compactMap { counts[$0] }.max() ?? 0
      if most > 1 { items[index].problems.append(.ambiguous(count: most)) }
      if item.understood.isEmpty { continue }
      if let problem = NameProblem.unspeakable(item.shown) { items[index].problems.append(problem) }
      if let grammar, spoken.contains(where: { grammar.wholes.contains($0.text) }) {
        items[index].problems.append(.command)
      }
      if item.understood.count > 4 { items[index].problems.append(.manySynonyms) }
    }
  }

  static func spoken(_ item: Item) -> [SpokenName] {
    (item.understood.isEmpty ? [item.shown] : item.understood).map(SpokenName.init)
  }

  /// The words for roles (recorded in the same tables; that they replace a missing name is assumed).
  private static func roleName(of traits: Traits) -> String {
    let names: [(Traits, String)] = [
      (.backButton, "Back button"), (.searchField, "Search field"), (.adjustable, "Adjustable"),
      (.keyboardKey, "Keyboard key"), (.link, "Link"), (.button, "Button"), (.image, "Image"),
      (.header, "Header"),
    ]
    return names.first { traits.contains($0.0) }?.1 ?? "Text"
  }
}
