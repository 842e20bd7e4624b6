import AccessibilityTree
import Documents
import NavigationScript
package import ScreenReader

/// What one line of the plain mode asks for.
package enum LineCommand: Equatable, Sendable {
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
  package struct Misunderstanding: Error, Equatable, Sendable {
    /// What is wrong and what to type instead, in one line and in lower case.
    package var message: String
  }

  /// The most times that a command is done by one line.
  package static let largestCount = Flow.maximumCount

  /// Reads a line.
  package static func parse(_ line: String) throws(Misunderstanding) -> LineCommand {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard let first = line.first, first != "#" else { return .nothing }
    let word = String(line.prefix { $0 != " " && $0 != "\t" })
    // Typed text keeps its spaces but for the one that ends the word, or all that stand in quotes.
    var rest = String(line.dropFirst(word.count).dropFirst())
    var argument = trimmed(rest)
    if let inner = unquoted(argument) { (rest, argument) = (inner, inner) }
    guard let name = names.first(where: { $0.lowercased() == word.lowercased() }) else {
      let whole = Spelling.meant(by: trimmed(String(line)), among: names)
      let advice =
        whole.map { "did you mean \(SafeText.quoted($0))?" }
        ?? Spelling.suggestion(for: word, among: names, noun: "commands")
      throw Misunderstanding(message: "unknown command \(SafeText.quoted(word)): \(advice)")
    }
    if let word = CommandWord(rawValue: name) { return try command(word, argument, rest) }
    if name == "save" { return .save(try some(argument, name, "a file")) }
    guard argument.isEmpty else {
      throw Misunderstanding(
        message: name == "hear"
          ? "hear repeats the utterance and takes no value; to move to text: find \(SafeText.line(argument))"
          : "\(name) takes no value")
    }
    switch name {
    case "hear": return .hearAgain
    case "style": return .changeNavigationStyle
    case "rotors": return .listRotors
    case "actions": return .listActions
    case "help", "?": return .help
    default: return .quit
    }
  }

  private static func command(
    _ word: CommandWord, _ argument: String, _ rest: String
  ) throws(Misunderstanding) -> LineCommand {
    let name = word.rawValue
    var times = 1
    let value: CommandArgument
    switch word.argument {
    case .none, .count:
      if word == .activate, Int(argument) == nil, !argument.isEmpty {
        throw Misunderstanding(
          message:
            "activate acts on the element under the cursor: first find \(SafeText.line(argument)), "
            + "then activate")
      }
      times = try count(argument, name)
      value = .none
    case .characters: value = .number(try count(argument, name))
    case .name: value = .text(try some(argument, name, "a name"))
    case .text: value = .text(try some(rest, name, "text"))
    case .place:
      let target = try some(argument, name, "an id or a point such as 10,20")
      value = point(target).map(CommandArgument.point) ?? .text(target)
    case .jump:
      let name = try some(argument, name, "a kind of element")
      let isBack = name.hasSuffix(" back")
      value = .jump(isBack ? trimmed(String(name.dropLast(5))) : name, isBack: isBack)
    case .direction:
      guard let direction = ScrollDirection(rawValue: argument.lowercased()) else {
        throw Misunderstanding(message: "\(name) takes up, down, left or right")
      }
      value = .direction(direction)
    case .milliseconds:
      guard let time = Int(argument), (0...Flow.maximumWait).contains(time) else {
        throw Misunderstanding(
          message: "\(name) takes a number of milliseconds from 0 to \(Flow.maximumWait), not "
            + SafeText.quoted(argument))
      }
      value = .number(time)
    case .keys:
      let words = try some(argument, name, "keys").split(separator: " ").map(String.init)
      var keys: [KeyChord] = []
      for word in words {
        guard let chord = KeyChord(word) else {
          throw Misunderstanding(
            message: "no key is called \(SafeText.quoted(word)): "
              + Spelling.suggestion(for: word, among: KeyChord.examples, noun: "keys"))
        }
        keys.append(chord)
      }
      value = .keys(keys)
    case .search: return .find(try some(argument, name, "the text to find: find Pay"))
    case .screen: return .nothing
    }
    return word.command(value).map { .perform($0, times: times) } ?? .nothing
  }

  // A walk opens no screens by itself: what the app opens is seen.
  static let names =
    CommandWord.allCases.filter { $0 != .open }.map(\.rawValue) + [
      "save", "hear", "style", "rotors", "actions", "help", "?", "quit", "exit",
    ]

  /// Returns what stands in the quotes of a text that begins and ends with them, as in a flow file, or `nil`.
  private static func unquoted(_ text: String) -> String? {
    guard text.count > 2, let first = text.first, first == "\"" || first == "'", text.last == first
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

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
