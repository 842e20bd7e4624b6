import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The help that VoiceOver gives after a pause: where one is, what can be done, and how to leave.
  ///
  /// Inside of a group the place is left out, and how to leave with it (recorded).
  static let macTutor = UtterancePart("tutor") { context, fragments in
    guard let role = context.tutorRole else { return }
    let around = context.surrounding?.element
    let place = context.tutorPlace(around)
    context.say(
      place == nil ? "youAreOn" : "youAreOnInside", as: .hint,
      filling: ["role": role, "place": place ?? ""], into: &fragments)
    if let what = context.tutorWhat { context.say(what, as: .hint, into: &fragments) }
    if place != nil, let leave = context.tutorLeave(around) {
      context.say(leave, as: .hint, into: &fragments)
    }
  }
}

extension PhrasingContext {
  fileprivate var tutorRole: String? {
    let role: String?
    switch element.semanticRole {
    case .textBox, .searchBox: role = phrase("tutorTextField")?.pattern
    case .option, nil: role = phrase("tutorTextElement")?.pattern
    case .heading:
      role = phrase(.headingLevel)?.filled([
        "level": String(element.headingLevel ?? element.level ?? 2)
      ])
    default: role = MacRoleWords.phrase(of: element).flatMap { phrase($0)?.pattern }
    }
    guard var role else { return nil }
    if element.semanticRole == .tab || element.semanticRole == .radio {
      if element.states.isSelected == true || element.states.checked == .true {
        role = phrase("selectedTab")?.filled(["role": role]) ?? role
      }
      if let position = element.position, let count = position.count,
        let place = phrase(.position)?.filled([
          "index": String(position.index), "count": String(count),
        ])
      {
        role += ", \(place)"
      }
    }
    return role
  }

  fileprivate func tutorPlace(_ around: Element?) -> String? {
    guard let around else { return platform == .web ? phrase("tutorWebContent")?.pattern : nil }
    switch around.semanticRole {
    case .listBox: return phrase("tutorListBox")?.pattern
    case .table, .grid: return phrase("tutorTable")?.pattern
    case .comboBox: return phrase("tutorComboBox")?.pattern
    case .document: return phrase("tutorWebContent")?.pattern
    default: return nil
    }
  }

  fileprivate var tutorWhat: PhraseKey? {
    if traits.contains(.notEnabled) { return "tutorDimmed" }
    switch element.semanticRole {
    case .button: return element.states.popup == nil ? "tutorButton" : "tutorPopup"
    case .link: return "tutorLink"
    case .radio: return element.states.checked == .true ? nil : "tutorOption"
    case .tab: return element.states.isSelected == true ? nil : "tutorOption"
    case .checkbox, .switchControl: return "tutorCheckbox"
    case .textBox, .searchBox: return "tutorType"
    case .comboBox: return "tutorCombo"
    case .slider: return "tutorSlider"
    case .menuItem: return "tutorMenuItem"
    case .table, .grid: return "tutorTableHow"
    default: return nil
    }
  }

  fileprivate func tutorLeave(_ around: Element?) -> PhraseKey? {
    // The command that has just entered does not tell how to leave.
    if occasion == .entering { return nil }
    guard let around else { return "tutorLeaveWeb" }
    switch around.semanticRole {
    case .comboBox: return "tutorLeaveCombo"
    case .document: return "tutorLeaveWeb"
    default: return nil
    }
  }
}
