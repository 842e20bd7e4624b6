internal import Documents

/// Where the keyboard's focus is.
extension PageTab {
  /// The node that has the focus.
  struct FocusedNode {
    /// Its number.
    let number: Int
    /// Whether typed text goes into it.
    let isField: Bool
    /// The frame that it stands in, or `nil` for the page itself.
    let frame: String?
    /// Where the caret stands in it.
    var caret: PageMoment.Caret?
    /// The number of the node that its `aria-activedescendant` names, or `nil`.
    var active: Int?
  }

  /// Returns the node that has the keyboard's focus, or `nil` when none has.
  mutating func focusedNode(
    before deadline: Deadline
  ) throws(BrowserFailure) -> FocusedNode? {
    var object = try connection.ask("Runtime.evaluate", before: deadline) {
      $0.field("expression", PageObserver.focus)
      if let world { $0.field("contextId", world) }
    }["result"]?["objectId"]?.text
    var focused: FocusedNode?
    var inside: String?
    // Where an element holds a frame, the keyboard is in the frame.
    for _ in 0...innerFrames.count {
      guard let found = object else { return focused }
      let node = try connection.ask("DOM.describeNode", before: deadline) {
        $0.field("objectId", found)
      }["node"]
      guard let number = Self.number(of: node) else { return focused }
      focused = FocusedNode(number: number, isField: Self.takesText(node), frame: inside)
      if focused?.isField == true {
        let caret = try connection.ask("Runtime.callFunctionOn", before: deadline) {
          $0.field("functionDeclaration", PageObserver.caret)
          $0.field("objectId", found)
        }["result"]?["value"]?.text
        focused?.caret = caret.flatMap(PageMoment.Caret.init)
      }
      if Self.hasParts(node), let part = try focusedPart(of: number, before: deadline) {
        focused = FocusedNode(number: part, isField: false, frame: inside)
      }
      if Self.attribute("aria-activedescendant", of: node) != nil {
        focused?.active = try activeDescendant(of: found, before: deadline)
      }
      guard let id = node?["frameId"]?.text, let frame = innerFrames.first(where: { $0.id == id })
      else { return focused }
      inside = id
      object = try ask(frame, PageObserver.focusInFrame, before: deadline)?["objectId"]?.text
    }
    return focused
  }

  private static func takesText(_ node: DocumentNode?) -> Bool {
    switch node?["localName"]?.text {
    case "textarea": return true
    case "input":
      let others: Set = [
        "button", "checkbox", "color", "file", "hidden", "image", "radio", "range", "reset",
        "submit", "date", "time", "month", "week", "datetime-local",
      ]
      return !others.contains(attribute("type", of: node) ?? "text")
    default: return attribute("contenteditable", of: node).map { $0 != "false" } ?? false
    }
  }

  /// Whether the browser makes a field of several parts, of which documents see none.
  private static func hasParts(_ node: DocumentNode?) -> Bool {
    let kinds: Set = ["date", "time", "month", "week", "datetime-local"]
    return node?["localName"]?.text == "input" && kinds.contains(attribute("type", of: node) ?? "")
  }

  /// Returns the part of a date's field that has the keyboard's focus, such as its month, or `nil`.
  private mutating func focusedPart(
    of field: Int, before deadline: Deadline
  ) throws(BrowserFailure) -> Int? {
    let node = try connection.ask("DOM.describeNode", before: deadline) {
      $0.field("backendNodeId", Double(field))
      $0.field("depth", -1.0)
      $0.field("pierce", true)
    }["node"]
    var open = node?["shadowRoots"]?.items ?? []
    while let next = open.popLast() {
      open += next["children"]?.items ?? []
      guard let name = Self.attribute("pseudo", of: next), let number = Self.number(of: next),
        name.hasSuffix("-field") || name.hasSuffix("-picker-indicator")
      else { continue }
      let told = try connection.ask("Accessibility.getPartialAXTree", before: deadline) {
        $0.field("backendNodeId", Double(number))
        $0.field("fetchRelatives", false)
      }["nodes"]?.items.first
      let isFocused = (told?["properties"]?.items ?? []).contains {
        $0["name"]?.text == "focused" && $0["value"]?["value"]?.text == "true"
      }
      if isFocused { return number }
    }
    return nil
  }

  private mutating func activeDescendant(
    of object: String, before deadline: Deadline
  ) throws(BrowserFailure) -> Int? {
    let named = try connection.ask("Runtime.callFunctionOn", before: deadline) {
      $0.field("functionDeclaration", PageObserver.activeDescendant)
      $0.field("objectId", object)
    }["result"]?["objectId"]?.text
    guard let named else { return nil }
    return Self.number(
      of: try connection.ask("DOM.describeNode", before: deadline) {
        $0.field("objectId", named)
      }["node"])
  }

  /// Returns the number that the browser gives a node.
  static func number(of node: DocumentNode?) -> Int? {
    node?["backendNodeId"]?.looseNumber.flatMap { Int(exactly: $0) }
  }

  private static func attribute(_ name: String, of node: DocumentNode?) -> String? {
    let attributes = (node?["attributes"]?.items ?? []).map(\.text)
    return stride(from: 0, to: attributes.count - 1, by: 2).first { attributes[$0] == name }
      .map { attributes[$0 + 1].lowercased() }
  }
}
