import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// That there are custom actions, after everything but the hint.
  ///
  /// Whether VoiceOver says so beside its hint on custom actions is not known: logs of iOS 26 quote the hint
  /// alone, listeners of iOS 17 were told "actions available" where the setting says Speak, and
  /// magentaA11y writes it behind the hint. Both are said here, and these words are assumed.
  ///
  /// Places to drag from and to drop on are entries of the Actions rotor (documented), so that they are
  /// told of, too (assumed); AccessibilitySnapshot notes custom actions only.
  static func actions(_ manner: VoiceOverManner) -> UtterancePart {
    UtterancePart("actions") { context, fragments in
      let element = context.element
      let isNote = manner.notesBesideDescription
      guard isNote ? !element.actions.isEmpty : context.hasActions,
        context.verbosity.speaks(.actions)
      else { return }
      context.say(
        .actionsAvailable, as: .actions, isAssumed: element.actions.isEmpty, isNote: isNote,
        into: &fragments)
    }
  }
}
