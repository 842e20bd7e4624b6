internal import AccessibilityTree
internal import Documents

/// One element as ButtonHeist lists it.
struct ButtonHeistElement {
  /// The actions that every reader offers by itself, which are no custom ones.
  private static let builtInActions: Set<String> = ["activate", "increment", "decrement"]

  private(set) var element = Element()
  /// The element's place in the reader's order.
  private(set) var order = 0.0
  private var numbers: [String: Double] = [:]

  /// Reads an element.
  init(_ node: DocumentNode, report: inout ImportReport) throws(SourceError) {
    guard node.kind == .mapping else {
      throw node.error("an element is a mapping, not \(node.described)")
    }
    try node.forEachPair { (key, value) throws(SourceError) in
      if !value.isNull { try take(key.text, value, report: &report) }
    }
    placeFrame(report: &report)
    if element.value == element.label { element.value = nil }
    // Listed is what the cursor stops at, even if there is nothing to say.
    if element.label == nil, element.value == nil, element.hint == nil, element.traits.isEmpty {
      element.isElement = true
    }
  }

  private mutating func take(
    _ key: String, _ node: DocumentNode, report: inout ImportReport
  ) throws(SourceError) {
    switch key {
    case "order": order = try node.number(for: key)
    case "label": element.label = try node.string(for: key).nonblank
    case "value": element.value = try node.string(for: key).nonblank
    case "hint": element.hint = try node.string(for: key).nonblank
    case "identifier": element.id = try node.string(for: key).nonblank
    case "traits":
      for name in try node.strings(for: key) {
        guard let known = TraitNames.traits(named: name[...]) else {
          report.drop("unknown traits")
          continue
        }
        element.traits.formUnion(known)
      }
    case "actions":
      element.actions = try node.strings(for: key).filter { !Self.builtInActions.contains($0) }
    case "respondsToUserInteraction":
      element.respondsToUserInteraction = try node.boolean(for: key)
    case "frameX", "frameY", "frameWidth", "frameHeight", "activationPointX", "activationPointY":
      numbers[key] = node.looseNumber ?? .nan
    default: break
    }
  }

  private mutating func placeFrame(report: inout ImportReport) {
    if let x = numbers["activationPointX"], let y = numbers["activationPointY"], x.isFinite,
      y.isFinite
    {
      element.activationPoint = Point(x: x, y: y)
    }
    guard let x = numbers["frameX"], let y = numbers["frameY"], let width = numbers["frameWidth"],
      let height = numbers["frameHeight"]
    else { return }
    switch ImportedFrame.judge(x: x, y: y, width: width, height: height) {
    case .frame(let frame): element.frame = frame
    case .none: break
    case .absurd: report.drop("frames that are not finite")
    }
  }
}
