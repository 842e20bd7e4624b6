import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The labels of containers that the cursor has just entered, outermost first, each with its value.
  ///
  /// Measured on iOS 27: said before everything else, only on entry, and with "dimmed" for a container
  /// that is; "selected" then goes even before it, which ``selected`` leaves to this part. That a value
  /// follows the label is assumed.
  static func containers(_ manner: VoiceOverManner) -> UtterancePart {
    UtterancePart("containers") { context, fragments in
      guard manner.speaksContainersOnEntry, context.verbosity.speaks(.containers) else {
        return
      }
      if context.traits.contains(.selected), context.selectedPlace(manner) == .first,
        context.entered.contains(where: { $0.element.traits.contains(.notEnabled) })
      {
        context.saySelected(manner, into: &fragments)
      }
      for container in context.entered.map(\.element) {
        let language = context.language(ofOther: container.language)
        context.say(text: container.label, as: .container, language: language, into: &fragments)
        context.say(
          text: container.value, as: .container, language: language, isAssumed: true,
          into: &fragments)
        if container.traits.contains(.notEnabled) {
          context.say(.dimmed, as: .state, into: &fragments)
        }
      }
    }
  }
}
