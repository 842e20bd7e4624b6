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
    // A view that speaks for others tells what it does itself.
    let element = context.toolkit == .android ? context.own : context.element
    let labels = element.facts.isEmpty ? nil : element.statedFacts
    let role = TalkBackRoleWords.phrase(of: element, onPage: context.isOnPage)
    let isAdjusted = element.traits.contains(.adjustable) || element.semanticRole == .slider
    if isAdjusted {
      let isByKeys = TalkBackManner(context.settings).adjustsByKeys
      context.say(isByKeys ? "adjustByKeysHint" : .adjustableHint, as: .hint, into: &fragments)
    } else if let label = labels?.text(.tapLabel), !element.isTalkBackField, role != "dropDownList"
    {
      context.say("labelledTapHint", as: .hint, filling: ["action": label], into: &fragments)
    } else if let tap = element.talkBackTapHint {
      context.say(tap, as: .hint, into: &fragments)
    }
    // A slider and a list to drop down say nothing of it (source code: NodeRoleHint.java).
    if !isAdjusted, role != "dropDownList" {
      if let label = labels?.text(.longPressLabel) {
        context.say(
          "labelledLongPressHint", as: .hint, filling: ["action": label], into: &fragments)
      } else if element.isLongPressed {
        context.say("longPressHint", as: .hint, into: &fragments)
      }
    }
    if !element.actions.isEmpty {
      context.say(.actionsAvailable, as: .hint, into: &fragments)
    }
  }
}

extension Element {
  /// What a double tap does.
  fileprivate var talkBackTapHint: PhraseKey? {
    if isTalkBackField { return traits.contains(.isEditing) ? nil : .editHint }
    if webFlags.isDisjoint(with: .isSelect), TalkBackRoleWords.phrase(of: self) == "dropDownList" {
      return .popupHint
    }
    if !traits.isDisjoint(with: [.switchButton, .checkbox, .radioButton])
      || states.checked != nil
    {
      return .toggleHint
    }
    switch semanticRole {
    case .option: return "selectHint"
    case .button, .link, .tab, .menuItem: return "activateHint"
    default:
      guard respondsToUserInteraction == true else { return nil }
      // Compose's choices can be checked, and are called selected or not.
      return role == nil && states.isSelected == false ? .toggleHint : "activateHint"
    }
  }
}
