extension Rules {
  /// The rules of the group ``RuleGroup/roles``, one a line.
  static let roles: [any Rule.Type] = [
    RoleMissing.self,
    RoleUnknown.self, AriaMisused.self,
    RoleConflict.self,
    ActionMissing.self,
    ActionUnexpected.self,
    ChildrenSwallowed.self,
    TextNotExposed.self,
    InteractiveHidden.self,
    TreeInconsistent.self,
    GestureWithoutAlternative.self,
    RowActionSwipeOnly.self,
    GestureComplex.self,
    PlatformGestureOverridden.self,
    CustomGestureBlocked.self,
    DragUndescribed.self,
    SwitchCustom.self,
    DisabledUnexplained.self,
    TableHeadersMissing.self,
    TableSizeWrong.self,
    ListPositionWrong.self,
    TabSelectionWrong.self,
    HeadAnchored.self,
    DictationUnavailable.self,
    TextNotSelectable.self,
  ]
}
