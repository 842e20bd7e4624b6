internal import AccessibilityTree

/// Turns the nodes of a web page into a screen that states what they are, and decides nothing: what a reader
/// meets of them is made by the bridge of the browser's engine.
struct ARIAFacts {
  private let nodes: ARIATree
  private var report: ImportReport
  private var identifiers = ImportedIdentifiers()
  private var title: String?
  /// For each node of the screen where it stands in the snapshot of its page, or `nil`.
  private(set) var places: [Int?] = []
  private var offsets: [Int] = []

  /// Creates an import.
  init(_ tree: ARIATree, report: ImportReport) {
    nodes = tree
    self.report = report
  }

  /// Reads the page.
  ///
  /// - Complexity: O(n) in the number of nodes and the length of their texts.
  mutating func read() -> ImportedScreen {
    var tree = ElementTree()
    tree.reserveCapacity(nodes.count)
    var open: [Int] = []
    var index = 0
    while index < nodes.count {
      while let end = open.last, end <= index {
        open.removeLast()
        tree.end()
      }
      // Parts of texts repeat what their text says.
      if nodes[index].role == .silent {
        index = nodes.end(of: index)
        continue
      }
      tree.begin(element(nodes[index]))
      places.append(nodes[index].place)
      offsets.append(Int(nodes[index].offset))
      open.append(nodes.end(of: index))
      index += 1
    }
    for _ in open { tree.end() }
    var screen = Screen(title: title, tree: tree)
    screen.toolkit = .web
    return ImportedScreen(screen: screen, report: report, offsets: offsets)
  }

  private mutating func element(_ node: ARIANode) -> Element {
    let states = node.states
    let name = node.name?.collapsed
    if node.role.isDocument, title == nil, !states.isHidden { title = name }
    var element = Element(name, value: node.value?.collapsed, frame: node.frame)
    element.id = node.id
    identifiers.claim(for: &element, report: &report)
    switch node.role {
    case .text: element.traits = .staticText
    case .pickerField: element.traits = .popupButton
    case .landmark: element.container = .landmark
    case .listMarker: element.state(ariaRole: "ListMarker")
    case .unknown(let role): element.state(ariaRole: role)
    default: break
    }
    if states.isDisabled { element.traits.insert(.notEnabled) }
    if node.webFlags.contains(.isVisited) { element.traits.insert(.visited) }
    if states.isSelected { element.traits.insert(.selected) }
    element.isHidden = states.isHidden
    element.isModal = states.isModal
    element.description = node.description?.collapsed
    element.placeholder = node.placeholder?.collapsed
    element.language = node.language
    element.position = node.position
    element.documentNode = node.documentNode
    element.errorMessage = node.errorMessage?.collapsed
    element.cell = node.cell
    element.table = node.table
    // An element keeps a bullet for each character of a secret.
    if node.isSecure { element.traits.insert(.secureTextField) }
    element.state(toolkitType: node.browserRole, states: node.webFlags.names)
    if !node.ariaFaults.isEmpty { element.state(ariaFaults: node.ariaFaults) }
    if let address = node.linkTarget { element.state(linkTarget: address) }
    if let name = node.imageName { element.state(imageName: name) }
    if !node.lines.isEmpty { element.state(textLines: node.lines) }
    if let look = node.look {
      element.state(
        textColor: look.color, on: look.background, fontSize: look.fontSize,
        isBold: look.fontWeight >= 700)
    }
    if let text = node.visibleText { element.state(visibleText: text) }
    if let edge = node.edge { element.state(tintColor: edge.color, on: edge.background) }
    takeDetails(states.details, node, &element)
    // A control takes the focus by its role, and what is none does not, unless the source says otherwise.
    let isView = name == nil && node.role == .role(.generic)
    // A separator is only one that can be moved where the keyboard gets to it (WAI-ARIA 1.2, documented).
    let isUnnamedImage = name == nil && node.role == .role(.image)
    let isHeader = [.role(.columnHeader), .role(.rowHeader)].contains(node.role)
    let isPlain = isView || isUnnamedImage || isHeader || node.role == .role(.separator)
    if let isFocusable = states.isFocusable, isPlain == isFocusable {
      element.facts.append(
        .init(key: FactKey.keyboardFocusable.rawValue, value: .boolean(isFocusable)))
    }
    return element
  }

  private func takeDetails(
    _ details: ARIAStates.Details, _ node: ARIANode, _ element: inout Element
  ) {
    element.isExpanded = details.isExpanded
    element.roleDescription = details.roleDescription
    element.keyShortcuts = details.keyShortcuts
    if let level = details.level, 1...1_000_000 ~= level { element.level = level }
    var states = details.states
    if node.role.role == .comboBox { states.isReadOnly = details.isEditable.map { !$0 } }
    element.declare(node.role.role, states)
    takeRange(details, &element)
  }

  private func takeRange(_ details: ARIAStates.Details, _ element: inout Element) {
    var range = ValueRange(
      minimum: details.minimum, maximum: details.maximum, text: details.valueText?.collapsed)
    // A range that ends before it begins is none.
    if let least = range.minimum, let most = range.maximum, most < least {
      (range.minimum, range.maximum) = (nil, nil)
    }
    if range != ValueRange() { element.range = range }
  }
}
