import AccessibilityTree
import Voices

/// The words for roles that TalkBack has.
///
/// They are those of its source (utils/Role.java and compositor/roledescription/ of TalkBack 15.1); those for a
/// tab and a link come from Android's libraries and from Chrome.
enum TalkBackRoleWords {
  /// Returns the word for an element of a screen, or of a page in Chrome.
  static func phrase(of element: Element, onPage: Bool) -> PhraseKey? {
    onPage ? ChromeRoleWords.phrase(of: element) : phrase(of: element)
  }

  static func phrase(of element: Element) -> PhraseKey? {
    if element.traits.contains(.popupButton), element.role != .button { return "dropDownList" }
    switch element.semanticRole {
    case .button, .menuItem: return .button
    case .image, .figure: return .image
    case .switchControl: return "switch"
    case .checkbox, .menuItemCheckbox: return .checkbox
    case .radio, .menuItemRadio: return .radioButton
    case .textBox, .searchBox: return "editBox"
    case .slider, .spinButton: return .adjustable
    case .progressBar, .meter: return "progressBar"
    case .comboBox: return "dropDownList"
    case .document: return "webView"
    case .tab: return .tab
    case .link: return .link
    default: return nil
    }
  }
}

extension Element {
  /// Whether TalkBack takes the element for a field for text.
  var isTalkBackField: Bool {
    if traits.contains(.secureTextField) { return true }
    switch semanticRole {
    case .textBox, .searchBox: return true
    default: return false
    }
  }

  /// Whether the element tells its role and nothing else.
  var isNoMoreThanRole: Bool {
    label == nil && value == nil && placeholder == nil && hint == nil && talkBackChecked == nil
  }

  /// What the app says of the state in words of its own.
  var stateDescription: String? {
    facts.isEmpty ? nil : statedFacts.text(.stateDescription)
  }

  /// Whether the element is one of several to choose from, and selected rather than checked.
  var isTalkBackChoice: Bool {
    guard states.isSelected != nil, states.checked == nil else { return false }
    return states.isSelected == false || semanticRole == .radio || traits.contains(.radioButton)
  }

  /// Whether nothing can be typed into the field, although it is in use.
  var isReadOnlyField: Bool { states.isReadOnly == true && !traits.contains(.notEnabled) }

  /// Whether the element is on or off rather than checked.
  var isTalkBackSwitch: Bool {
    semanticRole == .switchControl || states.pressed != nil && semanticRole == .button
  }

  /// Whether the element is checked, or on.
  var talkBackChecked: Tristate? {
    let isSwitched = !traits.isDisjoint(with: [.switchButton, .checkbox, .radioButton])
    if isSwitched || states.checked != nil, let state = Tristate(value: value) { return state }
    if let stated = states.checked ?? states.pressed { return stated }
    // An app that states no value tells by the trait alone.
    return isSwitched ? (traits.contains(.selected) ? .true : .false) : nil
  }

  /// Whether the value is no more than whether the element is checked.
  var hasTalkBackStatusValue: Bool {
    talkBackChecked != nil && Tristate(value: value) != nil
  }

  /// How far the element is, in percent, where it has no words of its own for that.
  var talkBackPercent: String? {
    switch semanticRole {
    case .slider, .progressBar, .meter: break
    default: return nil
    }
    guard let value, value.hasSuffix("%") else { return nil }
    let number = value.dropLast().trimmedOfSpaces
    return !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber } ? number : nil
  }

  /// Whether the element is a picture, or a button with one, without a name.
  var isUnnamedPicture: Bool { traits.contains(.image) && label?.isEmpty != false }

  /// Returns whether the element has nothing to say that could stand for a name.
  func isNamelessForTalkBack(onPage: Bool) -> Bool {
    value?.isEmpty != false && placeholder?.isEmpty != false && hint?.isEmpty != false
      && TalkBackRoleWords.phrase(of: self, onPage: onPage) == nil && roleDescription == nil
      && traits.isDisjoint(with: [.image, .staticText])
  }
}

extension Substring {
  fileprivate var trimmedOfSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
