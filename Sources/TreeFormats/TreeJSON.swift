package import AccessibilityTree
package import Documents

/// The tree of a screen as JSON, as its input states it and before any reader: one node a line.
///
/// `{"id": "rate", "role": "button", "name": "Rate", "states": {"disabled": true}, …}`
package struct TreeJSON {
  private let screen: Screen

  /// Creates the JSON of a tree.
  package init(_ screen: Screen) { self.screen = screen }

  /// Writes the tree as a value of a JSON text.
  package func write(_ input: String, to json: inout JSONWriter) {
    let tree = screen.tree
    let paths = ElementPaths(tree)
    var languages: [String] = []
    languages.reserveCapacity(tree.count)
    json.result("earshot-tree") { json in
      json.field("input", input)
      json.field("screen", screen.title)
      json.line(1)
      json.array("nodes") { json in
        for index in tree.elements.indices {
          let element = tree[index]
          let around = tree.parent(of: index).map { languages[$0] }
          let language =
            element.language ?? around ?? screen.language ?? Screen.defaultLanguage
          languages.append(language)
          json.line(2)
          write(element, language: language, path: paths.path(of: index).description, &json)
        }
      }
    }
  }

  private func write(
    _ element: Element, language: String, path: String, _ json: inout JSONWriter
  ) {
    json.object { json in
      json.field("id", element.id)
      json.field("role", Self.role(of: element))
      json.field("name", element.label)
      json.field("description", element.description ?? element.hint)
      json.field("value", element.value ?? element.range?.text)
      json.object("states") { Self.writeStates(of: element, &$0) }
      json.field("ignored", element.isHidden || element.isDecorative)
      json.array("frame") { json in
        guard let frame = element.frame else { return }
        for number in [frame.x, frame.y, frame.width, frame.height] { json.value(number) }
      }
      json.field("language", language)
      json.field("path", path)
    }
  }

  /// The role in ARIA's word; `text` for what is only text, `generic` for what states none.
  private static func role(of element: Element) -> String {
    // ARIA 1.3 writes the word out.
    if element.role == .image { return "image" }
    if let role = element.role { return role.rawValue }
    for fact in element.facts where fact.key == FactKey.ariaRole.rawValue {
      if case .text(let word) = fact.value { return word }
    }
    if element.traits == .staticText { return "text" }
    if let role = element.traits.role { return role == .image ? "image" : role.rawValue }
    return "generic"
  }

  private static func writeStates(of element: Element, _ json: inout JSONWriter) {
    if element.traits.contains(.notEnabled) { json.field("disabled", true) }
    if element.traits.contains(.selected), element.states.isSelected == nil {
      json.field("selected", true)
    }
    if let isExpanded = element.isExpanded { json.field("expanded", isExpanded) }
    if element.isModal { json.field("modal", true) }
    if let level = element.level ?? element.headingLevel { json.field("level", Double(level)) }
    if let position = element.position {
      json.field("posinset", Double(position.index))
      if let count = position.count { json.field("setsize", Double(count)) }
    }
    if let minimum = element.range?.minimum { json.field("valuemin", minimum) }
    if let maximum = element.range?.maximum { json.field("valuemax", maximum) }
    if let placeholder = element.placeholder { json.field("placeholder", placeholder) }
    if let name = element.roleDescription { json.field("roledescription", name) }
    for key in element.states.stated {
      let name = Self.name(of: key)
      switch NativeRoles.value(key, of: element.states) {
      case .boolean(let flag): json.field(name, flag)
      case .text(let word): json.field(name, word)
      default: break
      }
    }
  }

  /// The name of a state in ARIA, without `aria-`.
  private static func name(of key: States.Key) -> String {
    switch key {
    case .selected: "selected"
    case .readOnly: "readonly"
    case .popup: "haspopup"
    default: key.rawValue
    }
  }
}
