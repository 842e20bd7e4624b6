// WAI-ARIA 1.2: "Definitions of States and Properties", and of each role its characteristics.

extension PageARIA {
  /// What an attribute may say, and where.
  struct Attribute {
    /// The words that it may hold, or `nil` for any text.
    var values: Set<String>?
    /// The roles that it says something on, or `nil` where all roles take it or nobody is told.
    var roles: Set<String>?

    init(_ values: Set<String>? = nil, on roles: Set<String>? = nil) {
      (self.values, self.roles) = (values, roles)
    }
  }

  private static let flag: Set<String> = ["true", "false"]
  private static let flagOrNone: Set<String> = ["true", "false", "undefined"]
  private static let checkable: Set<String> = [
    "checkbox", "switch", "radio", "option", "menuitemcheckbox", "menuitemradio", "treeitem",
  ]
  private static let selectable: Set<String> = [
    "option", "tab", "row", "gridcell", "columnheader", "rowheader", "treeitem",
  ]

  private static let expandable: Set<String> = [
    "application", "button", "checkbox", "combobox", "gridcell", "link", "listbox", "menuitem",
    "row", "rowheader", "tab", "treeitem", "columnheader", "menuitemcheckbox", "menuitemradio",
    "switch",
  ]

  /// The attributes, without `aria-`.
  static let attributes: [String: Attribute] = {
    var all: [String: Attribute] = [
      "atomic": .init(flag), "busy": .init(flag), "disabled": .init(flag),
      "grabbed": .init(flagOrNone), "hidden": .init(flagOrNone), "modal": .init(flag),
      "multiline": .init(flag), "multiselectable": .init(flag), "readonly": .init(flag),
      "required": .init(flag), "expanded": .init(flagOrNone, on: expandable),
      "autocomplete": .init(["inline", "list", "both", "none"]),
      "checked": .init(["true", "false", "mixed", "undefined"], on: checkable),
      "pressed": .init(["true", "false", "mixed", "undefined"], on: ["button"]),
      "selected": .init(flagOrNone, on: selectable),
      "current": .init(["page", "step", "location", "date", "time", "true", "false"]),
      "dropeffect": .init(["copy", "execute", "link", "move", "none", "popup"]),
      "haspopup": .init(["false", "true", "menu", "listbox", "tree", "grid", "dialog"]),
      "invalid": .init(["grammar", "false", "spelling", "true"]),
      "live": .init(["assertive", "off", "polite"]),
      "orientation": .init(["horizontal", "undefined", "vertical"]),
      "relevant": .init(["additions", "all", "removals", "text"]),
      "sort": .init(["ascending", "descending", "none", "other"]),
    ]
    let texts = """
      activedescendant braillelabel brailleroledescription colcount colindex colindextext colspan \
      controls describedby description details errormessage flowto keyshortcuts label labelledby level \
      owns placeholder posinset roledescription rowcount rowindex rowindextext rowspan setsize \
      valuemax valuemin valuenow valuetext labeledby actions
      """
    for name in texts.split(separator: " ") { all[String(name)] = .init() }
    return all
  }()

  /// The words of `autocomplete` (HTML, "Autofill").
  static let completions = Set(
    """
    on off shipping billing home work mobile fax pager webauthn name honorific-prefix given-name \
    additional-name family-name honorific-suffix nickname organization-title username new-password \
    current-password one-time-code organization street-address address-line1 address-line2 address-line3 \
    address-level4 address-level3 address-level2 address-level1 country country-name postal-code cc-name \
    cc-given-name cc-additional-name cc-family-name cc-number cc-exp cc-exp-month cc-exp-year cc-csc cc-type \
    transaction-currency transaction-amount language bday bday-day bday-month bday-year sex url photo tel \
    tel-country-code tel-national tel-area-code tel-local tel-local-prefix tel-local-suffix tel-extension \
    email impp
    """.split(separator: " ").map(String.init))

  /// Words by which pages switch completion off or on, which browsers take for neither: nobody is misled.
  static let switches: Set<String> = [
    "false", "true", "none", "no", "nope", "yes", "disabled", "enabled", "disable", "null",
    "undefined", "xoff", "xon", "text", "new",
  ]

  /// What a role has to state, without `aria-`.
  static let required: [String: String] = [
    "checkbox": "checked", "switch": "checked", "radio": "checked", "menuitemcheckbox": "checked",
    "menuitemradio": "checked", "slider": "valuenow", "scrollbar": "valuenow", "meter": "valuenow",
    "combobox": "expanded", "heading": "level",
  ]

  /// The roles that a role has to stand in.
  static let owners: [String: Set<String>] = [
    "option": ["listbox"], "tab": ["tablist"], "treeitem": ["tree", "treeitem"],
    "listitem": ["list"],
    "menuitem": ["menu", "menubar"], "menuitemcheckbox": ["menu", "menubar"],
    "menuitemradio": ["menu", "menubar"], "row": ["table", "grid", "treegrid", "rowgroup"],
    "rowgroup": ["table", "grid", "treegrid"], "cell": ["row"], "gridcell": ["row"],
    "columnheader": ["row"], "rowheader": ["row"],
  ]

  /// The roles of which a role has to hold one.
  static let parts: [String: Set<String>] = [
    "list": ["listitem"], "listbox": ["option"], "tablist": ["tab"], "tree": ["treeitem"],
    "menu": ["menuitem", "menuitemcheckbox", "menuitemradio"],
    "menubar": ["menuitem", "menuitemcheckbox", "menuitemradio"],
    "table": ["row", "rowgroup"], "grid": ["row", "rowgroup"], "treegrid": ["row", "rowgroup"],
    "row": ["cell", "gridcell", "columnheader", "rowheader"], "rowgroup": ["row"],
  ]

  /// The roles whose parts are only drawn.
  static let leaves: Set<String> = [
    "button", "checkbox", "switch", "radio", "option", "menuitemcheckbox", "menuitemradio",
    "progressbar", "meter", "scrollbar", "slider", "tab", "math",
  ]

  /// Returns the role that HTML gives an element, `nil` for none.
  static func implicit(_ node: PageSnapshot.Node) -> String? {
    switch node.name {
    case "a", "area": node["href"] == nil ? nil : "link"
    case "button", "summary": "button"
    case "input": inputs[node["type"]?.lowercased() ?? "text"] ?? "textbox"
    case "select": node["multiple"] != nil ? "listbox" : "combobox"
    case "h1", "h2", "h3", "h4", "h5", "h6": "heading"
    case "ul", "ol", "menu": "list"
    default: elements[node.name]
    }
  }

  private static let inputs = [
    "checkbox": "checkbox", "radio": "radio", "range": "slider", "number": "spinbutton",
    "button": "button", "submit": "button", "reset": "button", "image": "button",
    "search": "searchbox",
  ]

  private static let elements = [
    "textarea": "textbox", "option": "option", "optgroup": "group", "fieldset": "group",
    "details": "group", "table": "table", "tr": "row", "td": "cell", "th": "columnheader",
    "thead": "rowgroup", "tbody": "rowgroup", "tfoot": "rowgroup", "li": "listitem", "img": "img",
    "svg": "img", "progress": "progressbar", "meter": "meter", "nav": "navigation", "main": "main",
    "form": "form", "dialog": "dialog", "hr": "separator", "article": "article",
    "aside": "complementary", "datalist": "listbox", "output": "status", "figure": "figure",
    "math": "math", "p": "paragraph", "dt": "term", "dd": "definition", "blockquote": "blockquote",
    "iframe": "iframe", "header": "banner", "footer": "contentinfo", "section": "region",
    "video": "video", "audio": "audio", "label": "label", "caption": "caption",
  ]
}
