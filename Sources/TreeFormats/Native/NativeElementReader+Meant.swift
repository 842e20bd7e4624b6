import AccessibilityTree
import Documents

/// What was meant by a key that no element has.
extension NativeElementReader {
  /// Returns what to write in place of an unknown key of this element.
  func meant(by key: DocumentNode, _ value: DocumentNode) -> String {
    let word = key.text.lowercased()
    let known =
      NativeElementKey.allCases.map(\.rawValue) + NativeShortForm.allCases.map(\.rawValue)
    if let key = known.first(where: { $0.lowercased() == word }) {
      return "did you mean \(SafeText.quoted(key))?"
    }
    if word.count == 2, word.first == "h", let level = word.last?.wholeNumberValue,
      (1...6).contains(level)
    {
      return
        "write heading: \(value.isWord ? YAMLText.scalar(value.text) : "…"), and below it headingLevel: \(level)"
    }
    // Of the roles, most have no key of their own.
    if Spelling.synonym(of: key.text, among: known) == nil,
      let role = Spelling.synonym(of: key.text, among: Role.allCases.map(\.rawValue))
    {
      let absence = Spelling.absence(of: key.text)
      return "write it as label: … with role: \(role)" + (absence.map { "; \($0)" } ?? "")
    }
    // `state: disabled` names a trait by its value.
    let state = value.text.lowercased()
    if let trait = Self.traits[word] ?? Self.traits.values.first(where: { $0.state == state }) {
      return "for an element that is \(trait.state) write traits: [\(trait.name)]"
    }
    if word == "state" || word == "status", States.Key(rawValue: state) != nil {
      return "write \(state): true"
    }
    if let bound = Self.bounds[word] {
      let number = value.looseNumber != nil ? value.text : "0"
      return bound == "min"
        ? "write the bounds as range: {min: \(number), max: …}"
        : "write the bounds as range: {min: …, max: \(number)}"
    }
    // `activate: Checkout` is a behaviour without its key.
    if Behaviour.Act(rawValue: key.text) != nil, value.isWord {
      return "to open a screen, write on: {\(key.text): {open: \(YAMLText.scalar(value.text))}}"
    }
    switch word {
    case "size", "width", "height": return "write frame: [x, y, width, height]"
    case "reader": return "choose the reader on the command line: --reader NAME"
    default: break
    }
    // `- Socks: 5 euros` is a text to its author.
    if shortForm == nil, key.text.first?.isUppercase == true || key.text.contains(" "),
      [.plain, .number].contains(value.kind)
    {
      return "if this is a text, put it in quotes: "
        + "\"\(SafeText.line(key.text)): \(SafeText.line(value.text))\""
    }
    // The advice would lead to a second name.
    if let shortForm, element.label != nil,
      Spelling.meant(by: key.text, among: known) == NativeElementKey.label.rawValue
    {
      return "the text after \"\(shortForm.rawValue):\" is the label: change it there"
    }
    return Spelling.suggestion(for: key.text, among: known, noun: "keys")
  }

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
