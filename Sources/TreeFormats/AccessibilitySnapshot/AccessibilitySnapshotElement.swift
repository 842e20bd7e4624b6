internal import AccessibilityTree
internal import Documents

/// One element as the tool recorded it.
struct AccessibilitySnapshotElement {
  /// The element of the tree.
  private(set) var element = Element()
  /// What the tool says for it, or `nil` where the dump does not hold that.
  private(set) var description: ImportedDescription?
  private var text: String?
  private var hint: String?
  /// The hint that the app set; a dump that has the key keeps no other.
  private var authoredHint: String?
  private var keepsAuthoredHint = false
  private var usesDefaultActivationPoint = false

  /// Reads an element.
  init(_ node: DocumentNode, number: Int, report: inout ImportReport) throws(SourceError) {
    guard node.kind == .mapping else {
      throw node.error("an element is a mapping, not \(node.described)")
    }
    try node.forEachPair { (key, value) throws(SourceError) in
      if key.text == "authoredHint" { keepsAuthoredHint = true }
      if !value.isNull { try take(key.text, value, number: number, report: &report) }
    }
    if let text { description = ImportedDescription(text: text, hint: hint) }
    placeHint(number: number, report: &report)
    if usesDefaultActivationPoint { element.activationPoint = nil }
    // Recorded is what the cursor stops at, even if there is nothing to say.
    if element.label == nil, element.value == nil, element.hint == nil, element.traits.isEmpty {
      element.isElement = true
    }
  }

  private mutating func take(
    _ key: String, _ node: DocumentNode, number: Int, report: inout ImportReport
  ) throws(SourceError) {
    switch key {
    case "description": text = try node.string(for: key)
    case "label": element.label = try node.string(for: key).nonblank
    case "value": element.value = try node.string(for: key).nonblank
    case "hint": hint = try node.string(for: key).nonblank
    case "authoredHint": authoredHint = try node.string(for: key).nonblank
    case "identifier": element.id = try node.string(for: key).nonblank
    case "traits":
      element.traits = try AccessibilitySnapshotRoles.traits(node, number: number, report: &report)
    case "userInputLabels": element.userInputLabels = try node.strings(for: key)
    case "shape":
      (element.frame, element.path) = AccessibilitySnapshotShape.read(node, report: &report)
    case "activationPoint": element.activationPoint = AccessibilitySnapshotShape.point(node)
    case "usesDefaultActivationPoint":
      usesDefaultActivationPoint = try node.boolean(for: key)
    case "customActions": element.actions = try AccessibilitySnapshotRoles.actions(node, for: key)
    case "customContent":
      for item in try node.list(for: key) {
        if let content = try Self.content(item) { element.content.append(content) }
      }
    case "customRotors":
      for item in try node.list(for: key) { element.rotors.append(try Self.rotor(item)) }
    case "accessibilityLanguage":
      guard let language = try node.string(for: key).nonblank else { return }
      element.language = language.languageTag
      if element.language == nil { report.drop("languages that are not valid tags", at: number) }
    case "respondsToUserInteraction":
      element.respondsToUserInteraction = try node.boolean(for: key)
    default: break
    }
  }

  /// Older dumps hold the hint as it is spoken, with what the reader adds to the app's own.
  private mutating func placeHint(number: Int, report: inout ImportReport) {
    if keepsAuthoredHint {
      element.hint = authoredHint
      return
    }
    element.hint = hint
    guard let hint, let own = AccessibilitySnapshotHints.authored(hint, element.traits) else {
      return
    }
    element.hint = own.nonblank
    report.drop("hints that the reader adds itself", at: number)
  }

  private static func content(_ node: DocumentNode) throws(SourceError) -> CustomContent? {
    try node.requireMapping(for: "customContent")
    let text = { (key: String) throws(SourceError) in
      try node[key].map { (value) throws(SourceError) in
        value.isNull ? "" : try value.string(for: key)
      } ?? ""
    }
    let label = try text("label")
    let value = try text("value")
    if label.isEmpty, value.isEmpty { return nil }
    return CustomContent(
      label: label, value: value, isImportant: node["isImportant"]?.text == "true")
  }

  private static func rotor(_ node: DocumentNode) throws(SourceError) -> CustomRotor {
    try node.requireMapping(for: "customRotors")
    var rotor = CustomRotor(name: try node["name"]?.string(for: "name") ?? "", items: [])
    guard let results = node["resultMarkers"] ?? node["results"], !results.isNull else {
      return rotor
    }
    for result in try results.list(for: "resultMarkers") {
      let parts = ["elementDescription", "rangeDescription"].compactMap {
        result[$0]?.isNull == false ? result[$0]?.text.nonblank : nil
      }
      if !parts.isEmpty { rotor.items.append(.init(text: parts.joined(separator: " "))) }
    }
    return rotor
  }
}
