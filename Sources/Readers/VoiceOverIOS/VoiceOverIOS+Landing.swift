import ScreenReader

extension Landing {
  /// Where the cursor of VoiceOver on iOS lands.
  ///
  /// Recorded on iOS 26.5 (EhPanda-Team/EhPanda, VoiceOver's log in the walkthrough research of phase 16):
  /// after a push, three times of three, the first row below the bar; after going back from it, three times
  /// of three, the first row again and not the one that was left; on a sheet its first element; after the
  /// sheet the title of the screen below. Where the cursor stood on no row before, a push led to the back
  /// button, which is not followed. One test of iOS 27 shows the cursor on what was left after an image
  /// viewer: the setting `return=origin`.
  static let voiceOverIOS = Landing(
    pushed: .belowBar, presented: .first, popped: .belowBar, dismissed: .title)
}
