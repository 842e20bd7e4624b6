import AccessibilityTree
import Voices

extension UtterancePart {
  /// That there are custom actions, after everything but the hint.
  static let actions = UtterancePart("actions") { context, fragments in
    guard !context.element.actions.isEmpty, context.verbosity.speaks(.actions) else { return }
    context.say(
      .actionsAvailable, as: .actions, isNote: context.switches.notesBesideDescription,
      into: &fragments)
  }
}
