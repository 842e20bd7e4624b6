import AccessibilityTree
import Voices

extension UtterancePart {
  /// Important custom content: its value, or its label where the value is empty.
  ///
  /// Apple's demonstration says "Bailey, beagle, three years, image" (measured).
  static let content = UtterancePart("content") { context, fragments in
    if context.switches.speaksImportantContent {
      for content in context.element.content where content.isImportant {
        context.say(
          content.value.isEmpty ? content.label : content.value, as: .content, into: &fragments)
      }
    }
    if context.switches.notesBesideDescription, !context.element.content.isEmpty {
      context.say(.moreContentAvailable, as: .content, isNote: true, into: &fragments)
    }
  }
}
