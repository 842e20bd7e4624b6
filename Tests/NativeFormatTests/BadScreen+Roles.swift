extension BadScreen {
  // Roles, states and numbers that do not exist, or do not go together.
  static let roles: [BadScreen] = [
    one(
      "an unknown role", "- {label: A, role: chekbox}", at: 20,
      "unknown role \"chekbox\"", "did you mean \"checkbox\"?"),
    one(
      "a role in Swift's spelling", "- {label: A, role: comboBox}", at: 20,
      "unknown role \"comboBox\"", "did you mean \"combobox\"?"),
    one(
      "a role that contradicts a trait", "- {button: A, role: link}", at: 21,
      "the role \"link\" contradicts the trait \"button\"",
      "did you mean \"button\"? Otherwise, remove the trait \"button\""),
    one(
      "a role that contradicts traits", "- {traits: [selected, header], role: slider}", at: 38,
      "the role \"slider\" contradicts the trait \"header\"",
      "did you mean \"heading\"? Otherwise, remove the trait \"header\""),
    one(
      "a state that a role does not have", "- {label: A, role: link, checked: true}", at: 35,
      "a \"link\" has no state \"checked\"",
      "roles that have it: checkbox, menuitemcheckbox, menuitemradio, option, radio, switch, treeitem"
    ),
    one(
      "a state that a trait's role does not have", "- {heading: A, pressed: true}", at: 25,
      "a \"heading\" has no state \"pressed\"", "roles that have it: button"),
    one(
      "an unknown word of a state", "- {button: A, pressed: mixd}", at: 24,
      "unknown word \"mixd\" for \"pressed\"", "did you mean \"mixed\"?"),
    one(
      "a word for a truth value", "- {textField: A, required: yes}", at: 28,
      "\"required\" takes true or false, not the word \"yes\"", "did you mean true?"),
    one(
      "an unknown pop-up", "- {button: A, hasPopup: listBox}", at: 25,
      "unknown word \"listBox\" for \"hasPopup\"", "did you mean \"listbox\"?"),
    one(
      "an unknown word of what is current", "- {link: A, current: pag}", at: 22,
      "unknown word \"pag\" for \"current\"", "did you mean \"page\"?"),
    one(
      "a place behind the end", "- {button: A, position: {index: 4, count: 3}}", at: 33,
      "position 4 is out of range (3 items)", "positions start at 1"),
    one(
      "a place before the beginning", "- {button: A, position: {index: 0}}", at: 33,
      "\"index\" takes a whole number from 1 to 1000000, not 0", nil),
    one(
      "a position without a place", "- {button: A, position: {count: 3}}", at: 25,
      "a position needs an \"index\"", "count from 1"),
    one(
      "an unknown key of a range", "- {slider: A, range: {maximum: 3}}", at: 23,
      "unknown key \"maximum\" of a range", "known keys: value, min, max, text"),
    one(
      "a range that ends before it begins", "- {slider: A, range: {value: 1, min: 5, max: 2}}",
      at: 46,
      "\"max\" (2) is less than \"min\" (5)", nil),
    one(
      "a level below the first", "- {heading: A, level: 0}", at: 23,
      "\"level\" takes a whole number from 1 to 1000000, not 0", nil),
  ]

  private static func one(
    _ name: String, _ line: String, at column: Int, _ message: String, _ suggestion: String?
  ) -> BadScreen {
    let mark = String(repeating: " ", count: column - 1) + "^"
    var error = "bad.screen.yaml:2:\(column): error: \(message)\n    2 | \(line)\n      | \(mark)"
    if let suggestion { error += "\n  \(suggestion)" }
    return BadScreen(name, .yaml, "elements:\n\(line)", error: error)
  }
}
