import AccessibilityTree
import Readers
import SeededGenerators
import Testing
import Voices

@testable import ScreenReader

/// Screens that grow and shrink: what is patched is what would be made anew.
@Suite("Order: growing and shrinking")
struct GrowingOrderTests {
  @Test(arguments: 0..<150, Readers.all.map(\.name))
  func patchedIsAsMadeAnew(seed: Int, name: String) throws {
    let reader = try #require(Readers.named(name))
    var random = SeededGenerator(seed: UInt64(seed) &+ 7000)
    var made = MadeUpTree(&random, rareKinds: seed % 3 == 0)
    var screen = Screen(tree: made.tree(1...30, &random))
    screen.platform = seed % 5 == 4 ? .macos : .ios
    screen.direction = seed % 7 == 6 ? .rtl : nil
    var reading = ScreenReading(screen, reader: reader, phrases: try reader.phrases())
    for step in 0..<30 {
      var changed = reading.appScreen
      let before = changed.tree
      let isPatched: Bool
      if step % 3 == 2, let node = (0..<changed.tree.count).randomElement(using: &random) {
        changed.tree.remove(node)
        isPatched = reading.remove(node) != nil
      } else {
        let (subtree, parent, position) = made.insertion(changed.tree, &random)
        changed.tree.insert(subtree, into: parent, at: position)
        isPatched = reading.insert(subtree, into: parent, at: position) != nil
      }
      let anew = reading.of(changed)
      guard isPatched else {
        try #require(reading.appScreen.tree == before)
        reading = anew
        continue
      }
      try #require(reading.appScreen.tree == anew.appScreen.tree)
      try #require(reading.screen.tree == anew.screen.tree)
      try #require(reading.order.stops == anew.order.stops, "step \(step)")
      try #require(reading.order.nodes == anew.order.nodes, "step \(step)")
      try #require(reading.order.containers == anew.order.containers, "step \(step)")
      try #require(reading.order.resolved == anew.order.resolved)
      try #require(reading.telling.regions == anew.telling.regions)
      try #require(reading.telling.panes == anew.telling.panes)
      try #require(reading.telling.fields == anew.telling.fields)
    }
  }

  /// The trees made up here are patched often enough to say something.
  @Test(arguments: ["voiceover-ios", "nvda", "voiceover-macos"]) func manyOfThemArePatched(
    name: String
  ) throws {
    let reader = try #require(Readers.named(name))
    let phrases = try reader.phrases()
    var (patched, removed) = (0, 0)
    for seed in 0..<150 {
      var random = SeededGenerator(seed: UInt64(seed) &+ 7000)
      var made = MadeUpTree(&random, rareKinds: seed % 3 == 0)
      let screen = Screen(tree: made.tree(1...30, &random))
      var reading = ScreenReading(screen, reader: reader, phrases: phrases)
      let (subtree, parent, position) = made.insertion(screen.tree, &random)
      var shrinking = reading
      if reading.insert(subtree, into: parent, at: position) != nil { patched += 1 }
      let node = Int.random(in: 0..<screen.tree.count, using: &random)
      if shrinking.remove(node) != nil { removed += 1 }
    }
    #expect(patched >= 20, "\(patched) of 150")
    #expect(removed >= 20, "\(removed) of 150")
  }

  /// What people build is patched: lists and conversations that grow, by readers that hear element by element.
  @Test(
    arguments: ["voiceover-ios", "talkback", "voiceover-macos"],
    [(true, nil), (false, nil), (true, 3), (false, 3), (false, 0)])
  func growingListsAreNotMadeAnew(name: String, _ kind: (hasFrames: Bool, position: Int?)) throws {
    let (hasFrames, position) = kind
    let reader = try #require(Readers.named(name))
    var list = Element("Messages")
    list.id = "list"
    list.container = .list
    var tree = ElementTree()
    tree.begin(list)
    for row in 0..<5 { tree.add(Self.row(row, hasFrames)) }
    tree.end()
    tree.add(Element("Send", traits: .button))
    var reading = ScreenReading(Screen(tree: tree), reader: reader, phrases: try reader.phrases())
    for row in 0..<10 {
      var subtree = ElementTree()
      subtree.add(Self.row(position.map { _ in -row } ?? row + 5, hasFrames))
      // A row between others has a frame that is not between theirs: there the order is made anew.
      let isPatched = reading.insert(subtree, into: 0, at: position) != nil
      #expect(isPatched || hasFrames && position != nil)
    }
    // The first row gives the list its place; any other goes without a trace.
    #expect(reading.remove(2) != nil || hasFrames && position != nil)
  }

  private static func row(_ number: Int, _ hasFrame: Bool) -> Element {
    var row = Element("Row \(number)")
    row.isElement = true
    if hasFrame { row.frame = Frame(x: 0, y: Double(number) * 40, width: 300, height: 40) }
    return row
  }
}

/// Trees made up from seeds, with what decides where elements stand.
private struct MadeUpTree {
  private let hasFrames: Bool
  private let rareKinds: Bool
  private var y = 0.0

  init(_ random: inout SeededGenerator, rareKinds: Bool) {
    hasFrames = Bool.random(using: &random)
    self.rareKinds = rareKinds
  }

  mutating func tree(_ counts: ClosedRange<Int>, _ random: inout SeededGenerator) -> ElementTree {
    var tree = ElementTree()
    var depth = 0
    for _ in 0..<Int.random(in: counts, using: &random) {
      while depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
        tree.end()
        depth -= 1
      }
      if Int.random(in: 0..<5, using: &random) < 2 {
        tree.begin(container(&random))
        depth += 1
      } else {
        tree.add(element(&random))
      }
    }
    for _ in 0..<depth { tree.end() }
    return tree
  }

  mutating func insertion(
    _ tree: ElementTree, _ random: inout SeededGenerator
  ) -> (ElementTree, Int?, Int?) {
    let parents = (0..<tree.count).filter(tree.hasChildren)
    let parent =
      Int.random(in: 0..<4, using: &random) == 0 ? nil : parents.randomElement(using: &random)
    let position = Bool.random(using: &random) ? nil : Int.random(in: 0..<4, using: &random)
    return (self.tree(1...4, &random), parent, position)
  }

  private mutating func container(_ random: inout SeededGenerator) -> Element {
    var box = Element(Bool.random(using: &random) ? "Box" : nil)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: box.role = [.list, .listBox, .menu, .feed].randomElement(using: &random)
    case 1, 2:
      box.container = [.group, .list, .landmark, .tabBar, .segmented].randomElement(using: &random)
    case 3: box.groupsChildren = true
    case 4: box.role = [.navigation, .main, .article, .dialog].randomElement(using: &random)
    default: break
    }
    guard rareKinds else { return box }
    switch Int.random(in: 0..<40, using: &random) {
    case 0: box.isModal = true
    case 1: box.combination = .combine
    case 2: box.childOrder = .asWritten
    case 3: box.sortPriority = 1
    case 4: box.container = .table
    case 5: box.isHidden = true
    case 6:
      box.clips = true
      box.frame = Frame(x: 0, y: 100, width: 300, height: 300)
    case 7: box.combination = .contain
    default: break
    }
    return box
  }

  private mutating func element(_ random: inout SeededGenerator) -> Element {
    var element = Element("Text \(Int.random(in: 0..<100, using: &random))")
    element.isElement = true
    if Int.random(in: 0..<3, using: &random) == 0 {
      element.role = [.listItem, .option, .menuItem, .checkbox, .button, .term, .heading]
        .randomElement(using: &random)
    }
    if hasFrames, Int.random(in: 0..<8, using: &random) > 0 {
      y += [0, 0, 20, 40].randomElement(using: &random) ?? 0
      let isStray = Int.random(in: 0..<12, using: &random) == 0
      element.frame = Frame(
        x: Double.random(in: 0...300, using: &random).rounded(),
        y: isStray ? Double.random(in: 0...400, using: &random).rounded() : y, width: 40, height: 20
      )
    }
    guard rareKinds, Int.random(in: 0..<10, using: &random) == 0 else { return element }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: element.isHidden = true
    case 1: element.sortPriority = -1
    case 2: element.states.live = .polite
    case 3: element.isDecorative = true
    default: element.frame = Frame(x: 0, y: 0, width: 0, height: 0)
    }
    return element
  }
}
