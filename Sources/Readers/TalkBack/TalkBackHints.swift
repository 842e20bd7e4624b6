import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// What can be done with the element, said 400 milliseconds behind the rest (source code: compositor/hint/
  /// and ProcessorAccessibilityHints.java of TalkBack 15.1).
  static let talkBackUsage = UtterancePart("usage") { context, fragments in
    guard context.verbosity.speaks(.hints), context.side == .element,
      !context.own.traits.contains(.notEnabled), context.occasion != .change
    else { return }
    let element = context.element
    if let tap = element.talkBackTapHint(
      isByKeys: TalkBackManner(context.settings).adjustsByKeys)
    {
      context.say(tap, as: .hint, into: &fragments)
    }
    if element.isLongPressed { context.say("longPressHint", as: .hint, into: &fragments) }
    if !element.actions.isEmpty {
      context.say(.actionsAvailable, as: .hint, into: &fragments)
    }
  }
}

extension Element {
  /// What a double tap, or a swipe on a slider, does.
  fileprivate func talkBackTapHint(isByKeys: Bool) -> PhraseKey? {
    if isTalkBackField { return traits.contains(.isEditing) ? nil : .editHint }
    if TalkBackRoleWords.phrase(of: self) == "dropDownList" { return .popupHint }
    if traits.contains(.adjustable) || semanticRole == .slider {
      return isByKeys ? "adjustByKeysHint" : .adjustableHint
    }
    if !traits.isDisjoint(with: [.switchButton, .checkbox, .radioButton])
      || states.checked != nil
    {
      return .toggleHint
    }
    switch semanticRole {
    case .option: return "selectHint"
    case .button, .link, .tab, .menuItem: return "activateHint"
    default: return respondsToUserInteraction == true ? "activateHint" : nil
    }
  }
}
