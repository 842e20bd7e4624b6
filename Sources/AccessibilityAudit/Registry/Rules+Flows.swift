extension Rules {
  /// The rules of the group ``RuleGroup/flows``, one a line.
  static let flows: [any Rule.Type] = [
    FlowIncomplete.self,
    EffortHigh.self,
    PrimaryActionLate.self,
  ]
}
