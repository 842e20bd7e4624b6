extension Rules {
  /// The rules of the group ``RuleGroup/input``, one a line.
  static let input: [any Rule.Type] = [
    InputIncomplete.self,
    InputSuspicious.self,
  ]
}
