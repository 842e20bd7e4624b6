extension Rules {
  /// The rules of the group ``RuleGroup/names``, one a line.
  static let names: [any Rule.Type] = [
    LabelMissing.self,
    LabelIsIdentifier.self,
    LabelRepeatsRole.self,
    RoleWordForeign.self,
    LabelRepeatsState.self,
    LabelNamesGesture.self,
    LabelVague.self,
    LabelDuplicated.self,
    LabelPunctuated.self,
    LabelNotCapitalised.self,
    LabelAllCaps.self,
    LabelSymbolOnly.self,
    LabelTooLong.self,
    LabelNotInName.self,
    ValueMissing.self,
    StateMissing.self,
    ValueUnreadable.self,
    PlaceholderAsLabel.self,
    FieldDescription.self,
    HintStyle.self,
    HintCarriesName.self,
    LanguageMismatch.self,
    LanguageMissing.self,
    TranslationMissing.self,
  ]
}
