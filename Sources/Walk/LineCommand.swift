import AccessibilityTree
import Documents
import NavigationScript
public import ScreenReader

/// What one line of the plain mode asks for.
public enum LineCommand: Equatable, Sendable {
  /// A command, and how often.
  case perform(Command, times: Int)
  /// Going on until something is heard.
  case find(String)
  /// Hearing the element under the cursor again.
  case hearAgain
  /// Changing between the flat and the grouped navigation style.
  case changeNavigationStyle
  /// Listing what the rotor offers.
  case listRotors
  /// Listing the actions of the element under the cursor.
  case listActions
  /// Writing the log as a flow file.
  case save(String)
  /// Listing the commands.
  case help
  /// Ending the walk.
  case quit
  /// Nothing: a blank line or a remark.
  case nothing

  /// A line that asks for nothing that there is.
  public struct Misunderstanding: Error, Equatable, Sendable {
    /// What is wrong and what to type instead, in one line and in lower case.
    public var message: String
  }

  /// The most times that a command is done by one line.
  public static let largestCount = Flow.maximumCount

  /// Reads a line.
  ///
  /// - Parameter line: The line without its end.
  /// - Throws: What is wrong, with the nearest word.
  /// - Returns: What is asked for.
  public static func parse(_ line: String) throws(Misunderstanding) -> LineCommand {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard let first = line.first, first != "#" else { return .nothing }
    let word = String(line.prefix { $0 != " " && $0 != "\t" })
    // Typed text keeps its spaces but for the one that ends the word.
    let rest = String(line.dropFirst(word.count).dropFirst())
    let argument = trimmed(rest)
    guard let name = names.first(where: { $0.lowercased() == word.lowercased() }) else {
      throw Misunderstanding(
        message: "unknown command \(SafeText.quoted(word)): "
          + Spelling.suggestion(for: word, among: names, noun: "commands"))
    }
    return try command(name, argument, rest)
  }

  private static func command(
    _ name: String, _ argument: String, _ rest: String
  ) throws(Misunderstanding) -> LineCommand {
    switch name {
    case "rotor": return .perform(.rotor(try some(argument, name, "a name")), times: 1)
    case "action": return .perform(.action(try some(argument, name, "a name")), times: 1)
    case "type": return .perform(.type(try some(rest, name, "text")), times: 1)
    case "find": return .find(try some(argument, name, "what is to be heard"))
    case "save": return .save(try some(argument, name, "a file"))
    case "touch":
      let target = try some(argument, name, "an id or a point such as 10,20")
      return .perform(point(target).map(Command.touchPoint) ?? .touchElement(target), times: 1)
    case "scroll":
      guard let direction = ScrollDirection(rawValue: argument.lowercased()) else {
        throw Misunderstanding(message: "scroll takes up, down, left or right")
      }
      return .perform(.scroll(direction), times: 1)
    case "delete": return .perform(.delete(try count(argument, name)), times: 1)
    case "wait":
      guard let time = Int(argument), (0...Flow.maximumWait).contains(time) else {
        throw Misunderstanding(
          message: "wait takes a number of milliseconds from 0 to \(Flow.maximumWait), not "
            + SafeText.quoted(argument))
      }
      return .perform(.wait(time), times: 1)
    default: break
    }
    if let command = plain.first(where: { $0.rawValue == name })?.plainCommand {
      return .perform(command, times: try count(argument, name))
    }
    guard argument.isEmpty else { throw Misunderstanding(message: "\(name) stands alone") }
    switch name {
    case "hear": return .hearAgain
    case "style": return .changeNavigationStyle
    case "rotors": return .listRotors
    case "actions": return .listActions
    case "help", "?": return .help
    default: return .quit
    }
  }

  /// The commands that stand alone.
  private static let plain = CommandWord.allCases.filter {
    $0.plainCommand != nil && $0 != .delete
  }

  static let names =
    plain.map(\.rawValue) + [
      "rotor", "action", "type", "find", "save", "touch", "scroll", "delete", "wait", "hear",
      "style", "rotors", "actions", "help", "?", "quit", "exit",
    ]

  private static func trimmed(_ text: String) -> String {
    let text = text.drop(while: \.isWhitespace)
    guard let last = text.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(text[...last])
  }

  private static func some(
    _ argument: String, _ name: String, _ what: String
  ) throws(Misunderstanding) -> String {
    guard !argument.isEmpty else { throw Misunderstanding(message: "\(name) takes \(what)") }
    return argument
  }

  private static func count(
    _ argument: String, _ name: String
  ) throws(Misunderstanding) -> Int {
    if argument.isEmpty { return 1 }
    guard let count = Int(argument), (1...largestCount).contains(count) else {
      throw Misunderstanding(
        message: "\(name) takes a number from 1 to \(largestCount), not "
          + SafeText.quoted(argument))
    }
    return count
  }

  private static func point(_ text: String) -> Point? {
    let numbers = text.split { $0 == "," || $0 == " " }.map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
      return nil
    }
    return Point(x: x, y: y)
  }
}
