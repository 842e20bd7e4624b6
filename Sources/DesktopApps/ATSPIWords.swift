/// What AT-SPI calls its numbers (source: `atspi-constants.h` of at-spi2-core 2.46; numbers are never given anew).
enum ATSPIWords {
  /// Returns the word of a role: `push button`.
  static func role(_ number: Int) -> String {
    roles.indices.contains(number) ? roles[number] : "unknown"
  }

  /// Returns the words of states.
  static func states(_ bits: [Int]) -> [String] {
    states.indices.filter { number in
      bits.indices.contains(number / 32) && bits[number / 32] & 1 << (number % 32) != 0
    }.map { states[$0] }
  }

  /// Returns the word of a relation, or `nil` for a number that a newer version gives.
  static func relation(_ number: Int) -> String? {
    relations.indices.contains(number) ? relations[number] : nil
  }

  private static let roles = [
    "invalid", "accelerator label", "alert", "animation", "arrow", "calendar", "canvas",
    "check box", "check menu item", "color chooser", "column header", "combo box", "date editor",
    "desktop icon", "desktop frame", "dial", "dialog", "directory pane", "drawing area",
    "file chooser", "filler", "focus traversable", "font chooser", "frame", "glass pane",
    "html container", "icon", "image", "internal frame", "label", "layered pane", "list",
    "list item", "menu", "menu bar", "menu item", "option pane", "page tab", "page tab list",
    "panel", "password text", "popup menu", "progress bar", "push button", "radio button",
    "radio menu item", "root pane", "row header", "scroll bar", "scroll pane", "separator",
    "slider", "spin button", "split pane", "status bar", "table", "table cell",
    "table column header", "table row header", "tearoff menu item", "terminal", "text",
    "toggle button", "tool bar", "tool tip", "tree", "tree table", "unknown", "viewport", "window",
    "extended", "header", "footer", "paragraph", "ruler", "application", "autocomplete", "editbar",
    "embedded", "entry", "chart", "caption", "document frame", "heading", "page", "section",
    "redundant object", "form", "link", "input method window", "table row", "tree item",
    "document spreadsheet", "document presentation", "document text", "document web",
    "document email", "comment", "list box", "grouping", "image map", "notification", "info bar",
    "level bar", "title bar", "block quote", "audio", "video", "definition", "article", "landmark",
    "log", "marquee", "math", "rating", "timer", "static", "math fraction", "math root",
    "subscript", "superscript", "description list", "description term", "description value",
    "footnote", "content deletion", "content insertion", "mark", "suggestion", "push button menu",
  ]

  private static let states = [
    "invalid", "active", "armed", "busy", "checked", "collapsed", "defunct", "editable", "enabled",
    "expandable", "expanded", "focusable", "focused", "has-tooltip", "horizontal", "iconified",
    "modal", "multi-line", "multiselectable", "opaque", "pressed", "resizable", "selectable",
    "selected", "sensitive", "showing", "single-line", "stale", "transient", "vertical", "visible",
    "manages-descendants", "indeterminate", "required", "truncated", "animated", "invalid-entry",
    "supports-autocompletion", "selectable-text", "is-default", "visited", "checkable", "has-popup",
    "read-only",
  ]

  private static let relations = [
    "null", "label-for", "labelled-by", "controller-for", "controlled-by", "member-of",
    "tooltip-for", "node-child-of", "node-parent-of", "extended", "flows-to", "flows-from",
    "subwindow-of", "embeds", "embedded-by", "popup-for", "parent-window-of", "description-for",
    "described-by", "details", "details-for", "error-message", "error-for",
  ]
}
