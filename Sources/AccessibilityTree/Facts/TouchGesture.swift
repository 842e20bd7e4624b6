/// A gesture that an element reacts to by itself.
package enum TouchGesture: String, CaseIterable, Sendable {
  /// One tap.
  case tap
  /// Two taps.
  case doubleTap
  /// A long press.
  case longPress
  /// A swipe in any direction.
  case swipe
  /// A swipe over a row that shows actions, such as the one that deletes.
  case swipeActions
  /// A swipe from the edge of the screen.
  case edgeSwipe
  /// A drag.
  case drag
  /// Two fingers moving apart or together.
  case pinch
  /// Two fingers turning.
  case rotate
  /// A tap or swipe of two fingers or more.
  case multiFinger
  /// A swipe of three fingers, which VoiceOver scrolls with.
  case threeFingerSwipe
  /// A scrub of two fingers, which VoiceOver goes back with.
  case scrub
  /// Shaking or tilting the device.
  case motion
  /// A gesture of the app's own, such as one of hands in space.
  case custom
}
