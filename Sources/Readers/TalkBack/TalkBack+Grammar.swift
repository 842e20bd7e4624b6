import ScreenReader

extension Grammar {
  /// What TalkBack says of a stop.
  ///
  /// Selected, status, then state, name and role, what is in it, error, hint, tooltip and "disabled", then the
  /// place in a list, and which list was entered or left (source code: compositor/rule/
  /// EventTypeViewAccessibilityFocusedFeedbackRule.java and compositor/roledescription/ of TalkBack 15.1).
  static let talkBack: Grammar = {
    var grammar = Grammar(
      [
        .talkBackEarlyError, .talkBackStatus, .talkBackSelf, .talkBackInside, .talkBackLateStatus,
        .talkBackError, .talkBackHintText, .talkBackLabelled, .talkBackDisabled, .talkBackPlace,
        .talkBackContainers,
        .talkBackUsage,
      ])
    grammar.tellsOfLeaving = true
    grammar.namesAppBesideTitle = false
    // Sliders tell "40 percent" when they change, too (source code: compositor/roledescription/
    // SeekBarDescription.java).
    grammar.saysChangedPercents = true
    // A pane that comes, or gets another title, is told by its title (source code:
    // utils/input/WindowEventInterpreter.java); that the cursor stays where it is is assumed.
    grammar.tellsOfPanes = true
    // A live region says all of the view that has changed (source code: EventTypeWindowContentChanged…).
    grammar.liveKinds = [.label, .value, .content, .state, .role]
    grammar.separator = ", "
    return grammar
  }()
}
