import AccessibilityTree
import ScreenReader
import Testing

/// Groups: what stays together, where it stands, and explicit orders.
@Suite("Order of groups")
struct GroupOrderTests {
  static let interleaved = """
      - {label: E0, frame: [0, 0, 300, 20]}
      - GROUP
        children:
          - {label: G0, frame: [0, 100, 300, 20]}
          - {label: G1, frame: [0, 50, 300, 20]}
      - {label: E1, frame: [0, 75, 300, 20]}
      - {label: E2, frame: [0, 150, 300, 20]}
    """

  /// What a node must be for its children to stay together.
  @Test(arguments: [
    ("groupsChildren: true", true), ("list: Name", true), ("landmark: Name", true),
    ("table: Name", true), ("tabBar: Name", true), ("segmented: Name", true),
    ("group: Name", true), ("{container: group, value: 3}", true),
    ("{container: group, id: steps}", true), ("container: group", false),
    ("combine: contain", true), ("traits: [tabBar]", true), ("clips: true", false),
  ])
  func staysTogether(group: String, together: Bool) throws {
    let node =
      group.hasPrefix("{")
      ? String(group.dropFirst().dropLast()).split(separator: ", ").joined(separator: "\n    ")
      : group
    let yaml = "elements:\n" + Self.interleaved.replacing("GROUP", with: node)
    let expected = together ? ["E0", "G1", "G0", "E1", "E2"] : ["E0", "G1", "E1", "G0", "E2"]
    #expect(try OrderedLabels.of(yaml) == expected)
  }

  @Test func explicitOrderIsKept() throws {
    let labels = try OrderedLabels.of(
      """
      elements:
        - {label: E0, frame: [0, 0, 10, 10]}
        - order: [b, a]
          children:
            - {id: a, label: A, frame: [0, 20, 10, 10]}
            - {id: c, label: not listed, frame: [0, 30, 10, 10]}
            - {id: b, label: B, frame: [0, 40, 10, 10]}
        - {label: E1, frame: [0, 60, 10, 10]}
      """)
    #expect(labels == ["E0", "B", "A", "E1"])
  }

  /// An order may reach into what is below; a node is met once, however often it could be reached.
  @Test func orderReachesDown() throws {
    let labels = try OrderedLabels.of(
      """
      elements:
        - order: [inner, x, box]
          children:
            - {id: x, label: X}
            - id: box
              children:
                - {label: in the box}
                - {id: inner, label: inner}
      """)
    #expect(labels == ["inner", "X", "in the box"])
  }

  /// A group is placed by the member that comes first by place, not by its own frame.
  @Test(arguments: ["groupsChildren: true", "order: [g2, g1]"])
  func groupIsPlacedByItsFirstMember(property: String) throws {
    let labels = try OrderedLabels.of(
      """
      elements:
        - {label: middle, frame: [0, 50, 10, 10]}
        - \(property)
          frame: [0, 0, 300, 300]
          children:
            - {id: g1, label: G1, frame: [0, 60, 10, 10]}
            - {id: g2, label: G2, frame: [0, 90, 10, 10]}
      """)
    #expect(labels.first == "middle")
  }

  /// Except below a view with the tab bar trait, where an explicit group's own frame counts.
  @Test func groupInTabBarIsPlacedByItsOwnFrame() throws {
    let labels = try OrderedLabels.of(
      """
      elements:
        - traits: [tabBar]
          children:
            - {label: middle, frame: [50, 0, 10, 10]}
            - order: [g]
              frame: [0, 0, 100, 10]
              children:
                - {id: g, label: G, frame: [90, 0, 10, 10]}
      """)
    #expect(labels == ["G", "middle"])
  }

  /// Not the tab bar's own order, nor one below a list or an order around the tab bar, is placed so.
  @Test(arguments: [
    ("traits: [tabBar]\n    order: [g]", "", "middle G"),
    ("traits: [tabBar]", "order: [g]", "G middle"),
    ("container: list", "order: [g]", "middle G"),
    ("traits: [tabBar]\n    order: [inner]", "order: [g]", "middle G"),
  ])
  func ownFrameBelowATabBarView(outer: String, inner: String, order: String) throws {
    let labels = try OrderedLabels.of(
      """
      elements:
        - {label: middle, frame: [50, 0, 10, 10]}
        - frame: [0, 0, 100, 10]
          \(outer)
          children:
            - id: inner
              frame: [0, 0, 100, 10]
              \(inner.isEmpty ? "groupsChildren: false" : inner)
              children:
                - {id: g, label: G, frame: [90, 0, 10, 10]}
      """)
    #expect(labels.joined(separator: " ") == order)
  }

  /// Rows scrolled out of sight do not carry their scroll view above the bar over it.
  @Test func scrolledRowsStayBelowTheBar() throws {
    let labels = try OrderedLabels.of(
      """
      elements:
        - clips: true
          groupsChildren: true
          frame: [0, 100, 390, 600]
          children:
            - {label: row 1, frame: [0, -200, 390, 44]}
            - {label: row 9, frame: [0, 152, 390, 44]}
        - {label: bar, frame: [0, 50, 100, 44]}
      """)
    #expect(labels == ["bar", "row 1", "row 9"])
  }

  @Test func emptyGroupsAreSilent() throws {
    #expect(
      try OrderedLabels.of("elements: [{list: Nothing}, {group: Nothing, children: []}]") == [])
  }

  /// A chain of twenty thousand nested nodes is walked without recursion.
  @Test(arguments: [false, true])
  func deepTree(grouped: Bool) {
    var tree = ElementTree()
    for depth in 0..<20_000 {
      var element = Element(frame: Frame(x: 0, y: Double(depth), width: 10, height: 10))
      element.groupsChildren = grouped
      tree.begin(element)
    }
    tree.add(Element("bottom"))
    for _ in 0..<20_000 { tree.end() }
    #expect(OrderedLabels.of(Screen(tree: tree)) == ["bottom"])
  }

  /// Orders that name everything below on every level are walked once, not once for each way.
  @Test func wildOrders() {
    var tree = ElementTree()
    let ids = (0..<200).map { "n\($0)" }
    for depth in 0..<200 {
      var element = Element()
      element.id = ids[depth]
      element.childOrder = .listed(Array(ids[(depth + 1)...]) + ids[..<depth])
      tree.begin(element)
    }
    tree.add(Element("bottom"))
    for _ in 0..<200 { tree.end() }
    #expect(OrderedLabels.of(Screen(tree: tree)) == [])
  }
}
