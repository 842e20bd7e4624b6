extension Rules {
  /// The rules of the group ``RuleGroup/structure``, one a line.
  static let structure: [any Rule.Type] = [
    ScreenTitleMissing.self,
    ScreenTitleDuplicated.self,
    HeadingMissing.self,
    HeadingEmpty.self,
    HeadingLevelSkipped.self,
    HeadingUnmarked.self,
    HeadingOverused.self,
    LandmarkUnnamed.self,
    LandmarkDuplicated.self,
    LandmarkMainMissing.self,
    ContentOutsideLandmarks.self,
    RotorEmpty.self,
    RotorTargetLost.self,
    GroupUnnamed.self,
    ListUnmarked.self,
    ChoicesUnnamed.self,
    CurrentUnmarked.self,
    LinkRepeated.self,
    EllipsisMissing.self,
    ContextChangeUnannounced.self,
    WindowUnannounced.self,
  ]
}
