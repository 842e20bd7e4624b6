internal import AccessibilityTree

/// Puts the nodes of an outline into the flat nodes that the rules for iOS apps know.
struct AgentDeviceTree {
  private var builder = XCUITestDumpBuilder()

  /// The nodes so far.
  var dump: XCUITestDump { builder.dump }

  /// Opens a node.
  mutating func begin(_ item: OutlineItem) {
    let type = AgentDeviceRoles.type(of: item.role)
    builder.begin(type ?? .other)
    if type == nil { builder.insert(.hasUnknownType) }
    if item.role == "heading" { builder.insert(.isHeading) }
    if let name = item.name { builder.take(.label, name) }
    if let id = item.mark("id") { builder.take(.name, id) }
    if let text = item.mark("placeholder") { builder.take(.placeholder, text) }
    if item.mark("disabled") != nil { builder.take(.enabled, "false") }
    if item.mark("selected") != nil { builder.take(.selected, "true") }
    if item.mark("focused") != nil { builder.take(.editing, "true") }
    if item.mark("checked") != nil { builder.take(.value, "1") }
    if item.mark("unchecked") != nil { builder.take(.value, "0") }
    if !item.actions.isEmpty { builder.take(.actions, item.actions.joined(separator: ", ")) }
    builder.settle()
  }

  /// Closes the innermost open node.
  mutating func end() { builder.end() }
}
