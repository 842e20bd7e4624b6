internal import AccessibilityTree

/// What the words in front of a node's name are on a web page: roles, or tags of HTML.
enum AgentBrowserRoles {
  /// Returns whether a word is a tag of HTML that outlines name.
  static func isTag(_ word: String) -> Bool { roles[word] != nil }

  /// Returns a node of an outline as one of a page.
  static func node(_ item: OutlineItem) -> ARIANode {
    var node = ARIANode(named: role(of: item), item.name)
    node.id = item.ref
    node.placeholder = item.mark("placeholder")?.nonblank
    if let level = level(of: item.role) { node.takeState("level", level) }
    if item.role == "textarea" { node.takeState("multiline", "") }
    for (key, word) in item.marks where key != "type" && key != "role" {
      node.takeState(key, word)
    }
    if let value = item.value {
      if node.role.hasValue { node.value = value } else if node.name == nil { node.name = value }
    }
    return node
  }

  private static func role(of item: OutlineItem) -> String {
    if let role = item.mark("role")?.nonblank { return role }
    if item.role == "input" { return inputs[item.mark("type") ?? ""] ?? "textbox" }
    return roles[item.role] ?? item.role
  }

  /// The level of a heading's tag: 2 of `h2`.
  private static func level(of tag: String) -> String? {
    tag.count == 2 && roles[tag] == "heading" ? String(tag.suffix(1)) : nil
  }

  /// The roles of tags (documented: HTML-AAM).
  private static let roles: [String: String] = [
    "a": "link", "h1": "heading", "h2": "heading", "h3": "heading", "h4": "heading",
    "h5": "heading", "h6": "heading", "nav": "navigation", "header": "banner",
    "footer": "contentinfo", "aside": "complementary", "section": "generic", "div": "generic",
    "span": "generic", "p": "paragraph", "ul": "list", "ol": "list", "li": "listitem",
    "select": "combobox", "textarea": "textbox", "input": "textbox", "tr": "row", "td": "cell",
    "th": "columnheader", "page": "document", "label": "generic", "body": "generic",
    "fieldset": "group", "dialog": "dialog", "summary": "summary", "details": "group",
  ]

  /// The roles of fields by their type (documented: HTML-AAM).
  private static let inputs: [String: String] = [
    "checkbox": "checkbox", "radio": "radio", "range": "slider", "number": "spinbutton",
    "search": "searchbox", "button": "button", "submit": "button", "reset": "button",
    "image": "button", "date": "Date", "time": "InputTime", "color": "ColorWell",
  ]
}
