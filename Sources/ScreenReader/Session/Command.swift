public import AccessibilityTree

/// A command of a VoiceOver user, by its meaning rather than by the number of fingers.
///
/// The table of ``CommandWord`` lists the commands, their arguments and their effects.
public struct Command: Equatable, Hashable, Sendable {
  /// The word of the command.
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
  /// Android's Back, which does the same as ``escape``.
  public static let back = Self(.back)
  /// The gesture or key that goes to the home screen.
  public static let home = Self(.home)
  /// A two-finger double tap.
  public static let magicTap = Self(.magicTap)
  /// The Tab key: the next element that takes keyboard focus.
  public static let tab = Self(.tab)
  /// Shift and the Tab key: the previous element that takes keyboard focus.
  public static let shiftTab = Self(.shiftTab)
  /// Turns the rotor clockwise by one option.
  public static let nextRotor = Self(.nextRotor)
  /// Turns the rotor counterclockwise by one option.
  public static let previousRotor = Self(.previousRotor)
  /// The command for linked elements.
  public static let linked = Self(.linked)
  /// A swipe down: the next item of the rotor.
  public static let down = Self(.down)
  /// A swipe up: the previous item of the rotor.
  public static let up = Self(.up)
  /// A two-finger swipe down: reads everything from here.
  public static let readAll = Self(.readAll)
  /// A two-finger swipe up: reads everything from the top.
  public static let readFromTop = Self(.readFromTop)
  /// A two-finger tap: stops speech.
  public static let stop = Self(.stop)

  /// Turns the rotor to an option.
  ///
  /// - Parameter name: The name of the rotor option.
  /// - Returns: The command.
  public static func rotor(_ name: String) -> Self { Self(.rotor, .text(name)) }

  /// Presses a quick key: the next or previous element of a kind.
  ///
  /// - Parameters:
  ///   - name: The name of the quick key: `heading`.
  ///   - back: Whether to move back.
  /// - Returns: The command.
  public static func jump(to name: String, back: Bool = false) -> Self {
    Self(.jump, .jump(name, isBack: back))
  }

  /// Presses a table key: the next cell in a direction.
  ///
  /// - Parameter direction: The direction.
  /// - Returns: The command.
  public static func cell(_ direction: ScrollDirection) -> Self {
    Self(.cell, .direction(direction))
  }

  /// Selects a custom action and performs it by a double tap.
  ///
  /// - Parameter name: The name of the action.
  /// - Returns: The command.
  public static func action(_ name: String) -> Self { Self(.action, .text(name)) }

  /// Scrolls with a three-finger swipe.
  ///
  /// - Parameter direction: The direction.
  /// - Returns: The command.
  public static func scroll(_ direction: ScrollDirection) -> Self {
    Self(.scroll, .direction(direction))
  }

  /// Types into the field that is being edited.
  ///
  /// - Parameter text: The text.
  /// - Returns: The command.
  public static func type(_ text: String) -> Self { Self(.type, .text(text)) }

  /// Deletes before the insertion point.
  ///
  /// - Parameter count: The number of characters.
  /// - Returns: The command.
  public static func delete(_ count: Int) -> Self { Self(.delete, .number(count)) }

  /// Presses keys of a keyboard; the reader handles its own keys, and the page or the app gets the others.
  ///
  /// - Parameter keys: The keys, one chord after another.
  /// - Returns: The command.
  public static func press(_ keys: KeyChord...) -> Self { Self(.press, .keys(keys)) }

  /// Touches the screen at a point.
  ///
  /// - Parameter point: The point, in screen points.
  /// - Returns: The command.
  public static func touchPoint(_ point: Point) -> Self { Self(.touch, .point(point)) }

  /// Touches an element.
  ///
  /// - Parameter id: The element's `id`.
  /// - Returns: The command.
  public static func touchElement(_ id: String) -> Self { Self(.touch, .text(id)) }

  /// Lets virtual time pass.
  ///
  /// - Parameter milliseconds: The time in milliseconds.
  /// - Returns: The command.
  public static func wait(_ milliseconds: Int) -> Self { Self(.wait, .number(milliseconds)) }
}
