extension Rules {
  /// The rules of the group ``RuleGroup/change``, one a line.
  static let change: [any Rule.Type] = [
    ChangeSilent.self,
    FocusLost.self,
    FocusMoved.self,
    FocusTrapped.self,
    FocusLeavesDialog.self,
    DialogUnentered.self,
    EscapeIgnored.self,
    KeysIgnored.self,
    StateStale.self,
    StatusNotAnnounced.self,
    AnnouncementFlood.self,
    ValueUnchangedAfterAction.self,
    LabelStale.self,
    ContextChangeOnFocus.self,
    ContextChangeOnInput.self,
    AutoDismiss.self,
    HapticUnavailable.self,
    HapticContradictory.self,
    ScreenChangeUntitled.self,
  ]
}
