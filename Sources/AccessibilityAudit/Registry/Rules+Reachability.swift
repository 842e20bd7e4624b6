extension Rules {
  /// The rules of the group ``RuleGroup/reachability``, one a line.
  static let reachability: [any Rule.Type] = [
    ScreenSilent.self,
    ElementUnreachable.self,
    TraversalTrap.self,
    TraversalAsymmetric.self,
    ModalLeaks.self,
    ModalWithoutExit.self,
    KeyboardUnreachable.self,
    TabOrderForced.self,
    SkipLinkMissing.self,
    KeyboardTrap.self,
    FocusHidden.self,
    HoverOnly.self,
    ShortcutDuplicated.self,
    ShortcutOverridesSystem.self,
    ActivationPointOff.self,
    ElementOffScreen.self,
    FocusStartOdd.self,
  ]
}
