internal import AccessibilityTree
internal import Documents

/// One node of a nested snapshot as the JSON holds it.
struct ARIASnapshotNode {
  private(set) var node = ARIANode(.role(.generic))
  /// The text that stands in the node, or `nil`.
  private(set) var text: String?
  /// The nodes inside; a single one may stand without a list.
  private(set) var children: [DocumentNode] = []

  /// Reads a node; what is of no use is passed over.
  init(_ mapping: DocumentNode, report: inout ImportReport) throws(SourceError) {
    try mapping.forEachPair { (key, value) throws(SourceError) in
      if !value.isNull { take(key.text, value, report: &report) }
    }
    if node.role == .text {
      node.name = node.name ?? text
      text = nil
    }
  }

  private mutating func take(_ key: String, _ value: DocumentNode, report: inout ImportReport) {
    switch key {
    case "children": children = value.kind == .sequence ? value.items : [value]
    case "box": takeFrame(value, report: &report)
    case _ where value.kind == .mapping || value.kind == .sequence: break
    case "role": node.setRole(named: value.text)
    case "name": node.name = value.text.nonblank
    case "value": node.value = value.text.nonblank
    case "text": text = value.text.nonblank
    case "description": node.description = value.text.nonblank
    case "placeholder": node.placeholder = value.text.nonblank
    case "url": node.linkTarget = value.text.nonblank
    case "ref", "uid", "id": node.id = value.text.nonblank
    default: node.takeState(key[...], value.text)
    }
  }

  private mutating func takeFrame(_ box: DocumentNode, report: inout ImportReport) {
    let numbers = ["x", "y", "width", "height"].compactMap { box[$0]?.looseNumber }
    guard numbers.count == 4 else { return }
    switch ImportedFrame.judge(
      x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    {
    case .frame(let frame): node.frame = frame
    case .none: break
    case .absurd: report.drop("frames that are not finite")
    }
  }
}
