import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The object: role, states and name in reading, the name first after a jump.
  static let nvdaObject = UtterancePart("object") { context, fragments in
    context.sayNVDAObject(into: &fragments)
  }
}

/// What NVDA says of an object in browse mode (source code: `speech.py`, `getControlFieldSpeech`).
extension PhrasingContext {
  /// Whether a quick key or Tab has led here.
  var isNVDAJump: Bool { occasion == .jumping || occasion == .keyboardFocus }

  /// Says the object as a part of the flat text.
  func sayNVDAObject(into fragments: inout [Fragment]) {
    guard hasNVDARole else { return sayNVDAText(into: &fragments) }
    if NVDARoleWords.holdsValue(element) { return sayNVDAField(into: &fragments) }
    if isNVDAJump {
      sayNVDAName(into: &fragments)
      sayNVDARole(into: &fragments)
      sayNVDADescription(into: &fragments)
      sayNVDALevel(into: &fragments)
      sayNVDAError(into: &fragments)
      return sayNVDAOuter(into: &fragments)
    }
    sayNVDAOuter(into: &fragments)
    sayNVDARole(into: &fragments)
    sayNVDADescription(into: &fragments)
    sayNVDALevel(into: &fragments)
    // Where the label of a check box or radio button is text alone, Chromium leaves it out, and the name is said
    // (measured); a label that stands there says it (source code: `gecko_ia2.cpp`).
    let isChecked = [.checkbox, .radio, .switchControl].contains(element.role)
    if !(isChecked && isNVDALabelled) { sayNVDAName(into: &fragments) }
    sayNVDAError(into: &fragments)
  }

  /// Whether the object says what it is.
  var hasNVDARole: Bool {
    NVDARoleWords.phrase(of: element) != nil || element.roleDescription?.isEmpty == false
  }

  private var isNVDALabelled: Bool { element.webFlags.contains(.isLabelledByText) }

  /// Says a text, which may stand in a heading or a link, or an object without a role of its own.
  private func sayNVDAText(into fragments: inout [Fragment]) {
    if isNVDAJump {
      sayNVDAName(into: &fragments)
      sayNVDADescription(into: &fragments)
      return sayNVDAOuter(into: &fragments)
    }
    sayNVDAOuter(into: &fragments)
    sayNVDADescription(into: &fragments)
    if element.label == nil, element.cell != nil {
      return say("blank", as: .label, into: &fragments)
    }
    sayNVDAName(into: &fragments)
  }

  /// Says a field, whose name comes first wherever it is and whose value comes last.
  private func sayNVDAField(into fragments: inout [Fragment]) {
    sayNVDAOuter(into: &fragments)
    if isNVDAJump || !isNVDALabelled { sayNVDAName(into: &fragments) }
    sayNVDARole(into: &fragments)
    let value = element.range?.text ?? element.value
    if value == nil, let placeholder = element.placeholder {
      say(text: placeholder, as: .value, into: &fragments)
    }
    sayNVDADescription(into: &fragments)
    sayNVDAError(into: &fragments)
    say(text: value, as: .value, target: .value, into: &fragments)
  }

  /// Says the name.
  func sayNVDAName(into fragments: inout [Fragment]) {
    say(text: element.label, as: .label, target: .label, into: &fragments)
  }

  /// Says the role and the states; a link says its states first (source code: `speech.py`).
  func sayNVDARole(into fragments: inout [Fragment]) {
    if element.role == .link { sayNVDAStates(into: &fragments) }
    if let own = element.roleDescription, !own.isEmpty {
      say(text: own, as: .role, into: &fragments)
    } else if let key = NVDARoleWords.phrase(of: element) {
      say(key, as: .role, into: &fragments)
    }
    if element.role != .link { sayNVDAStates(into: &fragments) }
    if element.role == .tab { sayNVDASelection(into: &fragments) }
    sayNVDACurrent(into: &fragments)
  }

  /// Says what describes the object: after a jump anything that its content does not say, in reading only what
  /// the author has written for it.
  func sayNVDADescription(into fragments: inout [Fragment]) {
    guard verbosity.speaks(.hints), let text = element.description, text != element.label,
      isNVDAJump || element.webFlags.contains(.describesItself)
    else { return }
    say(text: text, as: .content, into: &fragments)
  }

  /// Says the level of a heading or of an item of a tree.
  func sayNVDALevel(into fragments: inout [Fragment]) {
    switch element.role {
    case .heading: sayLevel(element.level ?? element.headingLevel ?? 2, into: &fragments)
    case .treeItem:
      if let level = element.level { sayLevel(level, into: &fragments) }
    default: break
    }
  }

  /// Says what is wrong with what was entered.
  func sayNVDAError(into fragments: inout [Fragment]) {
    guard element.states.invalid != nil else { return }
    say(text: element.errorMessage, as: .content, into: &fragments)
  }

  /// Says the heading and the link around the object, in reading from the outside in.
  private func sayNVDAOuter(into fragments: inout [Fragment]) {
    let inLink = traits.contains(.link) && element.role != .link
    if isNVDAJump, inLink { say(.link, as: .role, into: &fragments) }
    if traits.contains(.header), element.role != .heading {
      say("heading", as: .role, into: &fragments)
      sayLevel(element.headingLevel ?? 2, into: &fragments)
    }
    if !isNVDAJump, inLink { say(.link, as: .role, into: &fragments) }
  }

  private func sayLevel(_ level: Int, into fragments: inout [Fragment]) {
    say("level", as: .role, filling: ["level": String(level)], into: &fragments)
  }
}
