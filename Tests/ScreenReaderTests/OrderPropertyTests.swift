import SeededGenerators
import AccessibilityTree
import Readers
import ScreenReader
import Testing

/// What holds for every screen, on trees made up from seeds.
@Suite("Order: properties")
struct OrderPropertyTests {
  @Test(arguments: 0..<60)
  func everyElementIsMetOnceAndGroupsStayTogether(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let screen = Self.screen(&random)
    let stops = ReadingOrder(screen, reader: .voiceOverIOS).stops.map(\.element)
    #expect(Set(stops).count == stops.count)
    let reachable = screen.tree.elements.indices.filter { index in
      screen.tree.isElement(index) && !Self.isBelowAnElement(index, screen.tree)
    }
    #expect(Set(stops) == Set(reachable))
    for index in screen.tree.elements.indices where screen.tree[index].groupsChildren {
      let members = stops.indices.filter {
        index < stops[$0] && stops[$0] < screen.tree.end(of: index)
      }
      guard let first = members.first, let last = members.last else { continue }
      #expect(last - first + 1 == members.count, "the group \(index) is torn apart")
    }
  }

  /// A decorative image changes nothing, wherever it stands.
  @Test(arguments: 0..<30)
  func decorativeImagesChangeNothing(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 1000)
    let screen = Self.screen(&random)
    var decorated = ElementTree()
    for index in screen.tree.elements.indices { Self.copy(index, screen.tree, into: &decorated) }
    let labels = OrderedLabels.of(screen)
    var other = screen
    other.tree = decorated
    #expect(OrderedLabels.of(other) == labels)
  }

  /// Where no two elements are near one another in height, the order is from top to bottom, whatever the
  /// document order is.
  @Test(arguments: 0..<30)
  func farApartMeansTopToBottom(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 2000)
    let places = (0..<40).map {
      ("\($0)", Double.random(in: 0...300, using: &random), Double($0) * 8)
    }
    #expect(
      OrderedLabels.of(OrderedLabels.grid(places.shuffled(using: &random))) == places.map(\.0))
  }

  private static func isBelowAnElement(_ index: Int, _ tree: ElementTree) -> Bool {
    var parent = tree.parent(of: index)
    while let node = parent {
      if tree.isElement(node) { return true }
      parent = tree.parent(of: node)
    }
    return false
  }

  // Copies a tree's nodes one by one in document order, with a decorative image before each element.
  private static func copy(_ index: Int, _ tree: ElementTree, into copy: inout ElementTree) {
    guard tree.parent(of: index) == nil else { return }
    var open: [Int] = []
    for node in index..<tree.end(of: index) {
      while let last = open.last, tree.end(of: last) <= node {
        copy.end()
        open.removeLast()
      }
      var image = Element("flourish", traits: .image, frame: tree[node].frame)
      image.isDecorative = true
      copy.add(image)
      copy.begin(tree[node])
      open.append(node)
    }
    for _ in open { copy.end() }
  }

  private static func screen(_ random: inout SeededGenerator) -> Screen {
    var tree = ElementTree()
    var depth = 0
    for number in 0..<Int.random(in: 1...80, using: &random) {
      while depth > 0, Int.random(in: 0..<3, using: &random) == 0 {
        tree.end()
        depth -= 1
      }
      var element = Element(
        frame: Frame(
          x: Double.random(in: 0...390, using: &random).rounded(),
          y: Double.random(in: 0...200, using: &random).rounded(), width: 44, height: 44))
      if Bool.random(using: &random) {
        element.label = "\(number)"
        element.isElement = true
        tree.add(element)
      } else {
        element.groupsChildren = Bool.random(using: &random)
        tree.begin(element)
        depth += 1
      }
    }
    for _ in 0..<depth { tree.end() }
    return Screen(tree: tree)
  }
}
