extension Rules {
  /// The rules of the group ``RuleGroup/text``, one a line.
  static let text: [any Rule.Type] = [
    ContrastInsufficient.self,
    ContrastNearly.self,
    ContrastNonText.self,
    TextTooSmall.self,
    TextNotScalable.self,
    TextNotScaled.self,
    TextClipped.self,
    ElementsOverlap.self,
    FontWeightLight.self,
    TextJustified.self,
    TextLongItalicOrCaps.self,
    ContentLostAtLargeText.self,
    OrderChangesWithTextSize.self,
    IconNotScaled.self,
    BoldTextIgnored.self,
    ZoomBlocked.self,
    ReflowMissing.self,
  ]
}
