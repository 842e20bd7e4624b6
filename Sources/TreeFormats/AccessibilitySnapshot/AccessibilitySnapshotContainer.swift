internal import AccessibilityTree
internal import Documents

/// One container as the tool recorded it.
struct AccessibilitySnapshotContainer {
  /// The container of the tree.
  private(set) var element = Element()
  /// Whether it only holds others.
  private(set) var saysNothing = true

  /// Reads a container.
  init(_ node: DocumentNode, report: inout ImportReport) throws(SourceError) {
    guard node.kind == .mapping else {
      throw node.error("a container is a mapping, not \(node.described)")
    }
    element.childOrder = .asWritten
    if let type = node["type"], !type.isNull { try take(type: type, report: &report) }
    switch AccessibilitySnapshotShape.judge(node["frame"]) {
    case .frame(let frame): element.frame = frame
    case .none: break
    case .absurd: report.drop("frames that are not finite")
    }
    // A container of no size holds what is shown all the same.
    if let frame = element.frame, frame.width == 0, frame.height == 0 { element.frame = nil }
    if let id = node["identifier"], !id.isNull {
      element.id = try id.string(for: "identifier").nonblank
    }
    if let actions = node["customActions"], !actions.isNull {
      element.actions = try AccessibilitySnapshotRoles.actions(actions, for: "customActions")
    }
    element.isModal = node["isModalBoundary"]?.text == "true"
    if element.isModal || element.container != nil { saysNothing = false }
  }

  /// A type is a mapping with one key, `{"list": {}}`, or the bare name.
  private mutating func take(
    type: DocumentNode, report: inout ImportReport
  ) throws(SourceError) {
    var name = type.text
    var details: DocumentNode?
    if type.kind == .mapping {
      try type.forEachPair { (key, value) throws(SourceError) in
        if details == nil { (name, details) = (key.text, value) }
      }
    }
    element.container = AccessibilitySnapshotRoles.containers[name]
    if element.container == nil, !AccessibilitySnapshotRoles.silentTypes.contains(name) {
      report.drop("containers of unknown types")
    }
    guard name == "semanticGroup", let details else { return }
    let text = { (key: String) throws(SourceError) in
      try details[key].flatMap { (value) throws(SourceError) in
        value.isNull ? nil : try value.string(for: key).nonblank
      }
    }
    element.label = try text("label")
    element.value = try text("value")
    // The first versions kept the identifier here.
    element.id = try text("identifier")
  }
}
