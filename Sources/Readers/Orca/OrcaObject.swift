import AccessibilityTree
import ScreenReader
import Voices

extension [Fragment] {
  /// Ends what is spoken in one breath: a full stop stands behind it where it ends in a letter or a digit.
  mutating func endPhrase(from start: Int) {
    guard count > Swift.max(start, 0), let last = self[count - 1].text.last,
      last.isLetter || last.isNumber
    else { return }
    self[count - 1].text += "."
  }
}

extension UtterancePart {
  /// The header of the column, before the text of a cell in another column than the last one, but for the first on a line:
  /// there the focus is already (recorded).
  ///
  /// What else stands in a cell tells of its ancestors only where it begins a line (source code:
  /// `web/speech_generator.py`).
  static let orcaHeader = UtterancePart("header") { context, fragments in
    guard context.verbosity.speaks(.headers), !context.isFirstPart,
      let cell = context.element.cell,
      let previous = context.previousCell, previous.column != cell.column,
      context.isTextOfCell, let headers = context.cell, headers.row == nil
    else { return }
    for header in headers.headers {
      context.say(
        "columnHeaderOf", as: .header, filling: ["header": header.label], into: &fragments)
    }
  }

  /// The object: its name, role, value and states in the order of its kind.
  static let orcaObject = UtterancePart("object") { context, fragments in
    let element = context.element
    if element.label == nil, element.value == nil {
      if element.role == .status { return context.say("blank", as: .label, into: &fragments) }
      if element.role == nil, element.traits.contains(.staticText) {
        let start = fragments.count
        context.say("blank", as: .label, into: &fragments)
        return fragments.endPhrase(from: start)
      }
    }
    let start = fragments.count
    context.sayObject(into: &fragments)
    // The element of the text listens for clicks.
    if element.webFlags.contains(.isInClickable) {
      context.say("clickable", as: .state, into: &fragments)
    }
    // The line break of a radio button takes the place of its pause (source code: `formatting.py`).
    if element.role != .radio, !(context.isUnnamedSelect && element.value == nil) {
      // A blank or a line break at the end of a text is a part of it, and so is a sign at the end of code, which is
      // said as a word: then no full stop follows (recorded).
      let isOpen =
        fragments.last?.kind == .label
        && (element.webFlags.contains(.endsInSpace) || context.endsInSignOfCode)
      if !isOpen { fragments.endPhrase(from: start) }
    }
  }

  /// What is wrong with what was entered.
  static let orcaInvalid = UtterancePart("invalid") { context, fragments in
    guard let invalid = context.element.states.invalid, context.tellsOfErrors else { return }
    let start = fragments.count
    switch invalid {
    case .spelling: context.say("invalidSpelling", as: .state, into: &fragments)
    case .grammar: context.say("invalidGrammar", as: .state, into: &fragments)
    case .true:
      if let message = context.element.errorMessage {
        context.say("invalidBecause", as: .state, filling: ["message": message], into: &fragments)
      } else {
        context.say("invalidEntry", as: .state, into: &fragments)
      }
    }
    fragments.endPhrase(from: start)
  }

  /// What describes the object that holds the caret: the first of a line, or where a quick key leads to (recorded).
  static let orcaDescription = UtterancePart("description") { context, fragments in
    guard context.verbosity.speaks(.hints), context.isFirstPart, context.element.role != .link,
      let description = context.element.description, description != context.element.label
    else { return }
    let start = fragments.count
    context.say(text: description, as: .content, into: &fragments)
    fragments.endPhrase(from: start)
  }

  /// What the object opens.
  static let orcaPopup = UtterancePart("popup") { context, fragments in
    guard let popup = context.popup else { return }
    let key: PhraseKey =
      switch popup {
      case .menu: "opensMenu"
      case .listBox: "opensListBox"
      case .tree: "opensTree"
      case .grid: "opensGrid"
      case .dialog: "opensDialog"
      }
    context.say(key, as: .state, into: &fragments)
  }
}

extension PhrasingContext {
  fileprivate var endsInSignOfCode: Bool {
    guard element.webFlags.contains(.isInCode), let last = element.label?.last else { return false }
    return !last.isLetter && !last.isNumber
  }

  /// Whether the object is a cell by its own text, not what stands in one.
  fileprivate var isTextOfCell: Bool {
    element.role == .cell || element.role == .gridCell || element.role == .rowHeader
  }

  /// Whether errors belong to what is told of the object (source code: `formatting.py`).
  fileprivate var tellsOfErrors: Bool {
    switch element.role {
    case .comboBox, .listBox, .radio, .switchControl, .button: false
    default: !traits.contains(.secureTextField)
    }
  }

  fileprivate var popup: States.Popup? {
    // What a combo box opens is a list unless it says otherwise (WAI-ARIA 1.2), as a `<select>` does: a menu.
    if isUnnamedSelect { return nil }
    return element.states.popup ?? (element.role == .comboBox ? .listBox : nil)
  }
}
