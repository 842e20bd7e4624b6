import AccessibilityTree
import Voices

extension UtterancePart {
  /// The labels of containers that the cursor has just entered, outermost first, each with its value.
  ///
  /// Measured on iOS 27: said before everything else, only on entry, and with "dimmed" for a container
  /// that is; "selected" then goes even before it, which ``selected`` leaves to this part. That a value
  /// follows the label is assumed.
  static let containers = UtterancePart("containers") { context, fragments in
    guard context.switches.speaksContainersOnEntry, context.verbosity.speaks(.containers) else {
      return
    }
    if context.traits.contains(.selected), context.selectedPlace == .first,
      context.entered.contains(where: \.isDimmed)
    {
      context.saySelected(into: &fragments)
    }
    for container in context.entered {
      let language = context.language(ofOther: container.language)
      context.say(container.label, as: .container, language: language, into: &fragments)
      context.say(
        container.value, as: .container, language: language, isAssumed: true, into: &fragments)
      if container.isDimmed { context.say(.dimmed, as: .state, into: &fragments) }
    }
  }
}
