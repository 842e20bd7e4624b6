import AccessibilityTree
import ScreenReader
import Voices

/// The words of Orca for names, values and states.
extension PhrasingContext {
  func sayLabel(into fragments: inout [Fragment]) {
    let text =
      element.webFlags.contains(.isInCode) ? element.label.map(signsAsWords) : element.label
    say(text: text, as: .label, target: .label, into: &fragments)
  }

  func sayValue(into fragments: inout [Fragment]) {
    // A placeholder that is the name is not said twice (source code: `generator.py`).
    let placeholder = element.placeholder == element.label ? nil : element.placeholder
    let text = element.range?.text ?? element.value ?? placeholder
    say(text: text, as: .value, target: .value, into: &fragments)
  }

  func sayRequired(into fragments: inout [Fragment]) {
    if element.states.isRequired == true { say("required", as: .state, into: &fragments) }
  }

  func sayReadOnly(into fragments: inout [Fragment]) {
    if element.states.isReadOnly == true { say("readOnly", as: .state, into: &fragments) }
  }

  func sayExpanded(into fragments: inout [Fragment]) {
    guard let isExpanded = element.isExpanded else { return }
    say(isExpanded ? .expanded : .collapsed, as: .state, into: &fragments)
  }

  func saySort(into fragments: inout [Fragment]) {
    guard let sort = element.states.sort else { return }
    let key: PhraseKey
    switch sort {
    case .ascending: key = "sortedAscending"
    case .descending: key = "sortedDescending"
    case .other: key = "sorted"
    case .unsorted: return
    }
    fragments.endPhrase(from: fragments.count - 1)
    say(key, as: .state, into: &fragments)
  }

  /// Says whether a box is checked, a radio button selected, a switch on, a button pressed.
  func sayState(into fragments: inout [Fragment]) {
    let states = element.states
    switch element.role {
    case .checkbox, .menuItemCheckbox:
      say(
        word(states.checked, .checked, "notChecked", "partiallyChecked"), as: .state,
        into: &fragments)
    case .radio, .menuItemRadio:
      say(
        word(states.checked, .selected, "notSelected", "notSelected"), as: .state, into: &fragments)
    case .switchControl: say(word(states.checked, .on, .off, .off), as: .state, into: &fragments)
    case .button where states.pressed != nil:
      // A button that is half pressed is told as one that is not (recorded).
      say(word(states.pressed, "pressed", "notPressed", "notPressed"), as: .state, into: &fragments)
    default: break
    }
  }

  private func word(
    _ state: Tristate?, _ yes: PhraseKey, _ no: PhraseKey, _ mixed: PhraseKey
  ) -> PhraseKey {
    switch state {
    case .true: yes
    case .mixed: mixed
    case .false, nil: no
    }
  }

  /// Says the word for what the element is, or the author's own.
  func sayOwnRole(into fragments: inout [Fragment]) {
    if isTextInLink { return say(.link, as: .role, into: &fragments) }
    guard let key = OrcaRoleWords.phrase(of: element) else { return }
    sayRole(key, of: element, as: .role, into: &fragments)
  }

  /// Whether the element is a text of a block that stands in a link.
  var isTextInLink: Bool {
    traits.contains(.link) && OrcaRoleWords.phrase(of: element) == nil
  }

  /// Whether it is the first line of a paragraph, before which the link is told, as behind other boxes (recorded).
  var isParagraphInLink: Bool { isTextInLink && element.role == .paragraph }

  /// Says a role with the number that belongs to it.
  func sayRole(
    _ key: PhraseKey, of element: Element, as kind: Fragment.Kind, into fragments: inout [Fragment]
  ) {
    if let own = element.roleDescription, !own.isEmpty {
      return say(text: own, as: kind, into: &fragments)
    }
    guard element.role == .heading else { return say(key, as: kind, into: &fragments) }
    let level = element.level ?? element.headingLevel ?? 2
    say(.headingLevel, as: kind, filling: ["level": String(level)], into: &fragments)
  }
}
