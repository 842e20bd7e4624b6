import AccessibilityTree
import ScreenReader
import Testing

/// Every gesture of VoiceOver's that a tree without a device can answer, with what is heard.
///
/// Left out are those that change the device rather than the screen: muting speech, the screen curtain,
/// copying speech, help, Home, the status bar, locking VoiceOver, labelling an item, quick navigation.
@Suite("Gestures")
struct GestureTests {
  struct Gesture: CustomTestStringConvertible, Sendable {
    let name: String
    let before: [Command]
    let command: Command
    let heard: [String]

    init(_ name: String, after before: [Command] = [], _ command: Command, _ heard: [String]) {
      self.name = name
      self.before = before
      self.command = command
      self.heard = heard
    }

    var testDescription: String { name }
  }

  static let screen = """
    screen: Player
    elements:
      - {heading: Player, frame: [0, 0, 300, 40]}
      - {slider: Volume, value: 50%, frame: [0, 50, 300, 40]}
      - {label: Song, actions: [Love, Share], frame: [0, 100, 300, 40]}
      - {heading: Queue, frame: [0, 150, 300, 40]}
      - {id: last, button: Close, frame: [0, 200, 300, 40]}
    """

  static let gestures: [Gesture] = [
    Gesture("swipe right", .next, ["Volume, 50%, adjustable ‖ \(adjustHint)"]),
    Gesture("swipe left", after: [.next], .previous, ["Player, heading"]),
    Gesture("two-finger swipe right, flat", .moveIn, ["[boundary]"]),
    Gesture("two-finger swipe left, flat", .moveOut, ["[boundary]"]),
    Gesture("double tap", after: [.last], .activate, ["Close, button"]),
    Gesture("tap", .touchPoint(Point(x: 10, y: 210)), ["Close, button"]),
    Gesture("tap beside everything", .touchPoint(Point(x: 10, y: 900)), ["[noItemDiscovered]"]),
    Gesture("rotate clockwise", after: [.rotor("Headings")], .nextRotor, ["Form Controls"]),
    Gesture(
      "rotate counterclockwise", after: [.rotor("Form Controls")], .previousRotor, ["Headings"]),
    Gesture("swipe down", after: [.rotor("Headings")], .down, ["Queue, heading"]),
    Gesture("swipe up", after: [.rotor("Headings"), .last], .up, ["Queue, heading"]),
    Gesture("swipe up on an adjustable element", after: [.next], .up, ["60%"]),
    Gesture("swipe down on an adjustable element", after: [.next], .down, ["40%"]),
    Gesture("increment", after: [.next], .increment, ["60%"]),
    Gesture("decrement", after: [.next], .decrement, ["40%"]),
    Gesture("choosing an action", after: [.next, .next], .down, ["Love"]),
    Gesture(
      "a custom action", after: [.next, .next], .action("Share"), ["Performed action, 'Share'"]),
    Gesture(
      "two-finger swipe down", after: [.last, .previous], .readAll,
      ["Queue, heading", "Close, button"]),
    Gesture("two-finger tap", .stop, []),
    Gesture("two-finger scrub", .escape, ["[boundary]"]),
    Gesture("two-finger double tap", .magicTap, ["[unknownCommand]"]),
    Gesture("three-finger swipe", .scroll(.up), ["[boundary]"]),
    Gesture("four-finger tap at the top", after: [.last], .first, ["Player, heading"]),
    Gesture("four-finger tap at the bottom", .last, ["Close, button"]),
    Gesture("waiting", .wait(500), []),
  ]

  private static let adjustHint = "Swipe up or down with one finger to adjust the value."

  @Test("is answered", arguments: gestures)
  func isAnswered(_ gesture: Gesture) throws {
    var session = try SessionHeard.session(Self.screen)
    for command in gesture.before { session.perform(command) }
    #expect(session.heard(gesture.command) == gesture.heard)
  }

  @Test func readingFromTheTop() throws {
    var session = try SessionHeard.session(Self.screen)
    #expect(session.heard(.readFromTop).count == 5)
    #expect(session.focusedElement?.id == "last")
  }
}
