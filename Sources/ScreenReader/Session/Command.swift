public import AccessibilityTree

/// What a VoiceOver user does: a gesture, by what it means rather than by how many fingers it takes.
public enum Command: Equatable, Hashable, Sendable {
  /// A swipe right: the next element.
  case next
  /// A swipe left: the previous element.
  case previous
  /// A four-finger tap near the top: the first element.
  case first
  /// A four-finger tap near the bottom: the last element.
  case last
  /// A two-finger swipe right: into a group, in the grouped navigation style.
  case moveIn
  /// A two-finger swipe left: out of a group, in the grouped navigation style.
  case moveOut
  /// A double tap.
  case activate
  /// A swipe up on an adjustable element.
  case increment
  /// A swipe down on an adjustable element.
  case decrement
  /// A two-finger scrub.
  case escape
  /// A two-finger double tap.
  case magicTap
  /// Turning the rotor until it names this.
  case rotor(String)
  /// Turning the rotor clockwise by one.
  case nextRotor
  /// Turning the rotor counterclockwise by one.
  case previousRotor
  /// A swipe down: the next item of the rotor.
  case down
  /// A swipe up: the previous item of the rotor.
  case up
  /// Choosing a custom action by its name and double tapping.
  case action(String)
  /// A three-finger swipe that scrolls this way.
  case scroll(ScrollDirection)
  /// Typing text into the field that is being edited.
  case type(String)
  /// Deleting a number of characters before the insertion point.
  case delete(Int)
  /// Touching the screen at a point, in screen points.
  case touchPoint(Point)
  /// Touching an element, by its `id`.
  case touchElement(String)
  /// A two-finger swipe down: reading everything from here.
  case readAll
  /// A two-finger swipe up: reading everything from the top.
  case readFromTop
  /// A two-finger tap: speech stops.
  case stop
  /// Letting virtual time pass, in milliseconds.
  case wait(Int)
}
