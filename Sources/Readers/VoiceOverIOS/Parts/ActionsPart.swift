import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// That there are custom actions, after everything but the hint.
  ///
  /// Places to drag from and to drop on are entries of the Actions rotor (documented), so that they are
  /// told of, too (assumed); AccessibilitySnapshot notes custom actions only.
  static func actions(_ manner: VoiceOverManner) -> UtterancePart {
    UtterancePart("actions") { context, fragments in
      let element = context.element
      let isNote = manner.notesBesideDescription
      let drags = !isNote && !(element.dragSources.isEmpty && element.dropPoints.isEmpty)
      guard !element.actions.isEmpty || drags, context.verbosity.speaks(.actions) else { return }
      context.say(
        .actionsAvailable, as: .actions, isAssumed: element.actions.isEmpty, isNote: isNote,
        into: &fragments)
    }
  }
}
