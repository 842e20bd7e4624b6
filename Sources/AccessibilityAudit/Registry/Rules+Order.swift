extension Rules {
  /// The rules of the group ``RuleGroup/order``, one a line.
  static let order: [any Rule.Type] = [
    ReadingOrderBroken.self,
    CaptionSeparated.self,
    RowFragmented.self,
    GroupOverloaded.self,
    RtlOrder.self,
  ]
}
