public import AccessibilityTree

/// What a VoiceOver user does: a gesture, by what it means rather than by how many fingers it takes.
///
/// Which commands there are, what stands behind each and what it does is told by the table of
/// ``CommandWord``.
public struct Command: Equatable, Hashable, Sendable {
  /// What is done, by its word.
  public let word: CommandWord
  /// What it is done to or with.
  package let argument: CommandArgument

  /// Creates a command.
  init(_ word: CommandWord, _ argument: CommandArgument = .none) {
    self.word = word
    self.argument = argument
  }
}

extension Command {
  /// A swipe right: the next element.
  public static let next = Self(.next)
  /// A swipe left: the previous element.
  public static let previous = Self(.previous)
  /// A four-finger tap near the top: the first element.
  public static let first = Self(.first)
  /// A four-finger tap near the bottom: the last element.
  public static let last = Self(.last)
  /// A two-finger swipe right: into a group, in the grouped navigation style.
  public static let moveIn = Self(.moveIn)
  /// A two-finger swipe left: out of a group, in the grouped navigation style.
  public static let moveOut = Self(.moveOut)
  /// A double tap.
  public static let activate = Self(.activate)
  /// A swipe up on an adjustable element.
  public static let increment = Self(.increment)
  /// A swipe down on an adjustable element.
  public static let decrement = Self(.decrement)
  /// A two-finger scrub.
  public static let escape = Self(.escape)
  /// Android's way back, which does what ``escape`` does.
  public static let back = Self(.back)
  /// The way to the home screen.
  public static let home = Self(.home)
  /// A two-finger double tap.
  public static let magicTap = Self(.magicTap)
  /// The Tab key: the next element that takes the keyboard's focus.
  public static let tab = Self(.tab)
  /// Shift with the Tab key: the one before.
  public static let shiftTab = Self(.shiftTab)
  /// Turning the rotor clockwise by one.
  public static let nextRotor = Self(.nextRotor)
  /// Turning the rotor counterclockwise by one.
  public static let previousRotor = Self(.previousRotor)
  /// A swipe down: the next item of the rotor.
  public static let down = Self(.down)
  /// A swipe up: the previous item of the rotor.
  public static let up = Self(.up)
  /// A two-finger swipe down: reading everything from here.
  public static let readAll = Self(.readAll)
  /// A two-finger swipe up: reading everything from the top.
  public static let readFromTop = Self(.readFromTop)
  /// A two-finger tap: speech stops.
  public static let stop = Self(.stop)

  /// Turning the rotor until it names something.
  ///
  /// - Parameter name: The name of the rotor option.
  /// - Returns: The command.
  public static func rotor(_ name: String) -> Self { Self(.rotor, .text(name)) }

  /// A quick key: the next thing of a kind, or the one before.
  ///
  /// - Parameters:
  ///   - name: The name of the quick key: `heading`.
  ///   - back: Whether it leads back.
  /// - Returns: The command.
  public static func jump(to name: String, back: Bool = false) -> Self {
    Self(.jump, .jump(name, isBack: back))
  }

  /// A key of tables: the next cell this way.
  ///
  /// - Parameter direction: Which way.
  /// - Returns: The command.
  public static func cell(_ direction: ScrollDirection) -> Self {
    Self(.cell, .direction(direction))
  }

  /// Choosing a custom action and double tapping.
  ///
  /// - Parameter name: The name of the action.
  /// - Returns: The command.
  public static func action(_ name: String) -> Self { Self(.action, .text(name)) }

  /// A three-finger swipe that scrolls.
  ///
  /// - Parameter direction: Which way.
  /// - Returns: The command.
  public static func scroll(_ direction: ScrollDirection) -> Self {
    Self(.scroll, .direction(direction))
  }

  /// Typing into the field that is being edited.
  ///
  /// - Parameter text: The text.
  /// - Returns: The command.
  public static func type(_ text: String) -> Self { Self(.type, .text(text)) }

  /// Deleting before the insertion point.
  ///
  /// - Parameter count: How many characters.
  /// - Returns: The command.
  public static func delete(_ count: Int) -> Self { Self(.delete, .number(count)) }

  /// Pressing keys of a keyboard: those that the reader keeps are its own, others come to the page or the app.
  ///
  /// - Parameter keys: The keys, one chord after the other.
  /// - Returns: The command.
  public static func press(_ keys: KeyChord...) -> Self { Self(.press, .keys(keys)) }

  /// Touching the screen.
  ///
  /// - Parameter point: Where, in screen points.
  /// - Returns: The command.
  public static func touchPoint(_ point: Point) -> Self { Self(.touch, .point(point)) }

  /// Touching an element.
  ///
  /// - Parameter id: The element's `id`.
  /// - Returns: The command.
  public static func touchElement(_ id: String) -> Self { Self(.touch, .text(id)) }

  /// Letting virtual time pass.
  ///
  /// - Parameter milliseconds: How long, in milliseconds.
  /// - Returns: The command.
  public static func wait(_ milliseconds: Int) -> Self { Self(.wait, .number(milliseconds)) }
}
