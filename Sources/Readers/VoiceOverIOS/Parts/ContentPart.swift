import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// Important custom content: its value, or its label where the value is empty.
  ///
  /// Apple's demonstration says "Bailey, beagle, three years, image" (measured).
  static func content(_ manner: VoiceOverManner) -> UtterancePart {
    UtterancePart("content") { context, fragments in
      if manner.speaksImportantContent {
        for content in context.element.content where content.isImportant {
          context.say(
            text: content.value.isEmpty ? content.label : content.value, as: .content,
            into: &fragments)
        }
      }
      if manner.notesBesideDescription, !context.element.content.isEmpty {
        context.say(.moreContentAvailable, as: .content, isNote: true, into: &fragments)
      }
    }
  }
}
