import AccessibilityTree
import ScreenReader
import Voices

extension Grammar {
  /// What VoiceOver on the Mac says.
  ///
  /// The order of the parts is recorded: "Section 3 dimmed collapsed button", "05/29/2000 Insertion at end of
  /// text. from date MM/DD/YYYY edit text", "Don't care selected radio button, 2 of 3". Recordings have no
  /// marks between the parts.
  static let voiceOverMacOS: Grammar = {
    let element: [UtterancePart] = [
      .macEdge, .macValue, .macCaret, .macHeadingAndLink, .macLabel, .macStates, .macRole, .macCell,
      .macHint,
    ]
    var grammar = Grammar(
      element,
      occasions: [
        .entering: [.macEntering] + element,
        .keyboardFocus: [.macLanding] + element.dropLast() + [.macContext, .macHint],
        .change: [.macOutcome],
      ])
    grammar.tutor = [.macTutor]
    grammar.tutorInText = UtterancePart("tutorInText") { context, fragments in
      context.say("youAreIn", as: .hint, into: &fragments)
    }
    grammar.inside = .macInside
    grammar.outside = .macOutside
    grammar.tellsOfLeaving = true
    grammar.tellsChangedFields = true
    grammar.outcome = .everything
    grammar.separator = " "
    return grammar
  }()
}
