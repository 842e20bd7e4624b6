import AccessibilityTree
import Documents

/// What was meant by a key that no element has.
extension NativeElementReader {
  /// Returns what to write in place of an unknown key of this element.
  func meant(by key: DocumentNode, _ value: DocumentNode) -> String {
    let word = key.text.lowercased()
    if let role = Self.roles[word] { return "write it as label: … with role: \(role.rawValue)" }
    if let trait = Self.traits[word] {
      return "for an element that is \(trait.state) write traits: [\(trait.name)]"
    }
    if let bound = Self.bounds[word] {
      let number = value.looseNumber != nil ? value.text : "0"
      return bound == "min"
        ? "write the bounds as range: {min: \(number), max: …}"
        : "write the bounds as range: {min: …, max: \(number)}"
    }
    switch word {
    case "size", "width", "height": return "write frame: [x, y, width, height]"
    case "reader": return "choose the reader on the command line: --reader NAME"
    default: break
    }
    let known =
      NativeElementKey.allCases.map(\.rawValue) + NativeShortForm.allCases.map(\.rawValue)
    // The advice would lead to a second name.
    if let shortForm, element.label != nil,
      Spelling.meant(by: key.text, among: known) == NativeElementKey.label.rawValue
    {
      return "the text after \"\(shortForm.rawValue):\" is the label: change it there"
    }
    return Spelling.suggestion(for: key.text, among: known, noun: "keys")
  }

  // Roles that have no key of their own, by the words of other tools.
  private static let roles: [String: Role] = [
    "dropdown": .comboBox, "select": .comboBox, "picker": .comboBox, "popup": .comboBox,
    "combobox": .comboBox, "radio": .radio, "radiobutton": .radio, "progress": .progressBar,
    "progressbar": .progressBar, "spinner": .progressBar, "menuitem": .menuItem, "dialog": .dialog,
  ]

  private static let traits: [String: (state: String, name: String)] = [
    "disabled": ("disabled", "notEnabled"), "enabled": ("disabled", "notEnabled"),
    "isdisabled": ("disabled", "notEnabled"), "isenabled": ("disabled", "notEnabled"),
    "selected": ("selected", "selected"), "isselected": ("selected", "selected"),
  ]

  private static let bounds = [
    "min": "min", "minimum": "min", "minvalue": "min", "valuemin": "min", "max": "max",
    "maximum": "max", "maxvalue": "max", "valuemax": "max",
  ]
}
