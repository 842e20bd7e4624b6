import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The object that has taken the focus of the keyboard.
  ///
  /// What does not need the keys for itself is told as after a jump, since browse mode goes on; what does turns
  /// to focus mode and tells its value before its states (source code: `browseMode.py`, `speech.py`).
  static let nvdaFocus = UtterancePart("object") { context, fragments in
    guard
      context.hasNVDARole || NVDARoleWords.isSilentOnFocus(context.element)
        || NVDARoleWords.isCell(context.element),
      NVDARoleWords.takesKeys(context.element)
    else {
      return context.sayNVDAObject(into: &fragments)
    }
    context.sayNVDAFocus(into: &fragments)
  }
}

extension UtterancePart {
  /// What has the focus, when a key asks for it: all of its states, that it is focused first (recorded).
  static let nvdaReport = UtterancePart("object") { context, fragments in
    context.sayNVDAFocus(into: &fragments)
  }
}

extension PhrasingContext {
  /// Says an object in the order of focus mode.
  fileprivate func sayNVDAFocus(into fragments: inout [Fragment]) {
    let isEdit = NVDARoleWords.isEdit(element) || isNVDATypedInto
    let value = element.range?.text ?? element.value
    // An item of a tree says its level first where it is another one (source code: `getPropertiesSpeech`).
    let isOnNewLevel = element.role == .treeItem && previous?.level != element.level
    if isOnNewLevel { sayNVDALevel(into: &fragments) }
    sayNVDAName(into: &fragments)
    if let own = element.roleDescription, !own.isEmpty {
      say(text: own, as: .role, into: &fragments)
    } else if let key = NVDARoleWords.phrase(of: element),
      occasion == .reporting || !NVDARoleWords.isSilentOnFocus(element)
    {
      say(key, as: .role, into: &fragments)
    }
    if occasion == .reporting {
      if NVDARoleWords.isCell(element) { say("cell", as: .role, into: &fragments) }
      say("focused", as: .state, into: &fragments)
      if element.role == .link { say("linked", as: .state, into: &fragments) }
    }
    if !isEdit, NVDARoleWords.holdsValue(element) {
      say(text: value, as: .value, target: .value, into: &fragments)
    }
    sayNVDAStates(into: &fragments)
    sayNVDASelection(into: &fragments)
    sayNVDADescription(into: &fragments)
    sayNVDACurrent(into: &fragments)
    if isEdit, value == nil { say(text: element.placeholder, as: .value, into: &fragments) }
    if let place = element.position {
      say(
        "position", as: .position,
        filling: ["index": String(place.index), "count": String(place.count ?? place.index)],
        into: &fragments)
    }
    if occasion == .keyboardFocus, NVDARoleWords.isCell(element) {
      sayNVDACell(into: &fragments)
    }
    if !isOnNewLevel { sayNVDALevel(into: &fragments) }
    sayNVDAError(into: &fragments)
    guard isEdit else { return }
    // What is selected in a field is said so, as Tab does with all of it; else the line with the caret is said.
    if let value, !value.isEmpty {
      if caret == .all || caret == nil {
        say("selectedText", as: .value, filling: ["text": value], into: &fragments)
      } else {
        say(text: value, as: .value, target: .value, into: &fragments)
      }
    } else {
      say("blank", as: .value, into: &fragments)
    }
  }
}
