import AccessibilityTree
import ScreenReader

/// How the commands of VoiceOver are given by touch, remote, crown or hand.
///
/// On iPhone and iPad the gestures are Apple's (documented in its user guide). Of the other platforms they
/// are taken from Apple's user guides as far as those name them, and assumed as a whole: no recording shows
/// what VoiceOver calls them there.
enum TouchGestures {
  static func words(for command: CommandWord, on platform: Platform) -> String? {
    switch platform {
    case .tvos: remote(command)
    case .visionos: hands(command)
    case .watchos: watch(command)
    default: touch(command)
    }
  }

  private static func touch(_ command: CommandWord) -> String? {
    switch command {
    case .next: "Swipe right"
    case .previous: "Swipe left"
    case .first: "Tap near the top with four fingers"
    case .last: "Tap near the bottom with four fingers"
    case .moveIn: "Swipe right with two fingers"
    case .moveOut: "Swipe left with two fingers"
    case .activate: "Double tap"
    case .increment, .up: "Swipe up"
    case .decrement, .down: "Swipe down"
    case .escape: "Scrub with two fingers"
    case .magicTap: "Double tap with two fingers"
    case .rotor, .nextRotor: "Turn two fingers clockwise"
    case .previousRotor: "Turn two fingers counterclockwise"
    case .action: "Swipe down to the action, then double tap"
    case .scroll: "Swipe with three fingers"
    case .type, .delete, .press: "Type on the keyboard"
    case .touch: "Touch the screen"
    // A command without a gesture until the user assigns one (Apple's table of commands).
    case .linked: "Linked Item, by the gesture or key that is assigned to it"
    case .readAll: "Swipe down with two fingers"
    case .readFromTop: "Swipe up with two fingers"
    case .stop: "Tap with two fingers"
    case .back, .home, .jump, .tab, .shiftTab, .cell, .wait, .find, .open: nil
    }
  }

  // A watch has room for two fingers, and no groups to move into.
  private static func watch(_ command: CommandWord) -> String? {
    switch command {
    case .scroll: "Turn the Digital Crown"
    case .moveIn, .moveOut, .first, .last, .linked: nil
    default: touch(command)
    }
  }

  private static func remote(_ command: CommandWord) -> String? {
    switch command {
    case .next: "Swipe right on the remote"
    case .previous: "Swipe left on the remote"
    case .activate: "Press the center of the remote"
    case .increment, .up: "Swipe up on the remote"
    case .decrement, .down: "Swipe down on the remote"
    case .escape: "Press the back button of the remote"
    case .magicTap: "Press the play button of the remote"
    case .rotor, .nextRotor: "Turn two fingers clockwise on the remote"
    case .previousRotor: "Turn two fingers counterclockwise on the remote"
    case .action: "Swipe down to the action, then press the center of the remote"
    case .type, .delete, .press: "Type on the keyboard of the screen"
    case .readAll: "Swipe down with two fingers on the remote"
    case .readFromTop: "Swipe up with two fingers on the remote"
    case .stop: "Tap with two fingers on the remote"
    case .back, .home, .moveIn, .moveOut, .first, .last, .scroll, .touch, .linked, .jump, .tab,
      .shiftTab, .cell, .wait, .find, .open:
      nil
    }
  }

  private static func hands(_ command: CommandWord) -> String? {
    switch command {
    case .next: "Pinch the right index finger and thumb"
    case .previous: "Pinch the right middle finger and thumb"
    case .activate: "Pinch the right ring finger and thumb, or the left index finger and thumb"
    case .increment, .up, .decrement, .down, .scroll: touch(command)
    case .rotor, .nextRotor, .previousRotor, .action, .readAll, .readFromTop, .stop: touch(command)
    case .type, .delete, .press: "Type on the keyboard"
    case .escape, .back, .home, .magicTap, .first, .last, .moveIn, .moveOut, .touch, .linked, .jump,
      .tab, .shiftTab, .cell, .wait, .find, .open:
      nil
    }
  }
}
