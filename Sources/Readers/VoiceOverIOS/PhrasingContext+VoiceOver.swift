import AccessibilityTree
import ScreenReader
import Voices

/// What VoiceOver on iOS makes of an element before it says it.
extension PhrasingContext {
  /// The label as it is said: empty for a back button that is only called "Back".
  var spokenLabel: String {
    guard let label = element.label else { return "" }
    if traits.contains(.backButton), let back = phrase(.back)?.pattern,
      label.lowercased() == back.lowercased()
    {
      return ""
    }
    return label
  }

  /// The value where it is said as it is, which for a switch it is not.
  var plainValue: String {
    if traits.contains(.switchButton) || isCheckable { return "" }
    if let value = element.value, !value.isEmpty { return value }
    return placeholder ?? ""
  }

  /// What an empty field shows, where it is not its name already.
  ///
  /// UIKit gives it as the value: AccessibilitySnapshot draws "Some placeholder text. Text Field." for a field with
  /// nothing else, and VoiceOver reads it beside a label (https://github.com/react/react-native/issues/44230,
  /// https://github.com/devxoul/UITextView-Placeholder/pull/72). Of pages their bridge decides.
  private var placeholder: String? {
    guard traits.contains(.textEntry) || traits.contains(.searchField),
      toolkit != .web, toolkit != .webKit,
      let placeholder = element.placeholder, placeholder != element.label
    else { return nil }
    return placeholder
  }

  /// Whether the value says checked or unchecked.
  var isCheckable: Bool {
    !traits.isDisjoint(with: [.checkbox, .radioButton]) && phrase(.checkbox) != nil
  }

  /// Whether the author's hint stands in for a label and value that are missing.
  ///
  /// AccessibilitySnapshot: "Hint. Button." for a button with nothing but a hint (measured). It takes a
  /// back button called "Back" for one without a label, which a recording of iOS 27 does not:
  /// "Back Button See folders you viewed previously".
  func promotesHint(_ manner: VoiceOverManner) -> Bool {
    let hasNoLabel =
      manner.promotesHintOfBackButton ? spokenLabel.isEmpty : element.label?.isEmpty != false
    return element.hint?.isEmpty == false && hasNoLabel && plainValue.isEmpty && cell == nil
      && !traits.contains(.selected)
  }

  /// Whether the Actions rotor has entries: custom actions, places to drag from or to drop on (documented).
  var hasActions: Bool {
    !(element.actions.isEmpty && element.dragSources.isEmpty && element.dropPoints.isEmpty)
  }

  /// Whether a swipe up or down chooses one of the element's actions.
  ///
  /// VoiceOver turns its rotor to them by itself (logs of iOS 26), but to the value of an element that is
  /// adjusted (assumed, as its hint says what a swipe up does), and it leaves the rotor where the user has
  /// turned it as long as that means something on the element (assumed).
  var isRotorOnActions: Bool {
    guard hasActions else { return false }
    switch settings.rotor {
    case .rotorActions?: return true
    case .rotorAdjustValue?, nil: return !traits.contains(.adjustable)
    case .rotorMoreContent?: return element.content.isEmpty
    case .rotorEdit?: return !traits.contains(.isEditing)
    default: return false
    }
  }
}
