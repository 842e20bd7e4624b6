extension Rules {
  /// The rules of the group ``RuleGroup/targets``, one a line.
  static let targets: [any Rule.Type] = [
    TargetTooSmall.self,
    TargetTooClose.self,
    TargetsOverlap.self,
  ]
}
