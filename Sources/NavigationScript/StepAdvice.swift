import Documents
import ScreenReader
import Texts
import TreeFormats

/// What to write in place of a step that there is none of.
enum StepAdvice {
  /// Every word that a step begins with.
  private static let words =
    CommandWord.allCases.map(\.rawValue)
    + TechnologyWord.allCases.map(\.rawValue).filter { CommandWord(rawValue: $0) == nil }
    + ExpectationWord.allCases.map(\.rawValue)

  /// Returns what was meant by an unknown step with what stands behind it.
  static func suggestion(for name: String, _ node: DocumentNode?) -> String {
    let value = node?.text
    // A line without its colon is one word to YAML.
    if value == nil, let end = name.firstIndex(of: " ") {
      let (word, rest) = (String(name[..<end]), String(name[name.index(after: end)...]))
      let begins = ExpectationWord(rawValue: word) != nil || CommandWord(rawValue: word) != nil
      if begins { return "write \(word): \(rest)" }
      if let meant = Spelling.synonym(of: word, among: words),
        meant != CommandWord.activate.rawValue
      {
        return "did you mean \(SafeText.quoted("\(meant): \(rest)"))?"
      }
    }
    let folded = name.lowercased().filter { !"-_ ".contains($0) }
    if folded.hasPrefix("swipe"),
      let step = Self.swipes[value?.lowercased() ?? String(folded.dropFirst(5))]
    {
      return "write \(step)"
    }
    if let meant = Self.meant[folded] { return meant }
    if let value, Self.isSelector(value) {
      return
        "a flow has no selectors: first find: NAME, with part of the utterance, then activate"
    }
    let subject = value.flatMap { $0.isEmpty ? nil : YAMLText.scalar($0) } ?? "NAME"
    if let step = Self.maestro[folded] { return step.replacing("NAME", with: subject) }
    // Expectations of other tools hold what is expected; here each is a step.
    if let node, node.kind == .mapping, let word = node.allTexts.first,
      ExpectationWord(rawValue: word) != nil, let text = node[word]?.text, !text.isEmpty
    {
      return "each expectation is a step: \(word): \(YAMLText.scalar(text))"
    }
    let suggestion = Spelling.suggestion(for: name, among: words, noun: "steps")
    guard let value, !value.isEmpty,
      Spelling.meant(by: name, among: words) == CommandWord.activate.rawValue
    else { return suggestion }
    return "first find: \(YAMLText.scalar(value)), then activate"
  }

  // `#add`, `.price`, `[data-testid=pay]`, `//button`, `button.primary > span`, `text=Pay`
  private static func isSelector(_ value: String) -> Bool {
    if ["#", ".", "[", "/"].contains(where: value.hasPrefix), value.count > 1 { return true }
    return value.contains(" > ")
      || ["css=", "text=", "id=", "xpath=", "role="].contains(where: value.hasPrefix)
  }

  private static let swipes = [
    "left": "previous", "right": "next",
    "up": "increment on an adjustable element; otherwise up, which moves by the rotor",
    "down": "decrement on an adjustable element; otherwise down, which moves by the rotor",
  ]

  /// Steps of other tools that are more than one word here.
  private static let meant: [String: String] = [
    "fill": "first find: NAME, then activate, then type: TEXT",
    "waitfor": "write the time in milliseconds: wait: 2000",
    "repeat": "write the number after the step: next: 3",
    "times": "write the number after the step: next: 3",
    "waituntil": "write the time in milliseconds: wait: 2000",
    "screen":
      "a flow starts on its first screen, or on start: NAME above the steps; "
      + "the step open: NAME opens a screen, and on: NAME expects it",
    "url": "open a page at the top of the flow with page: ADDRESS, or in a step with open: ADDRESS",
  ]

  /// Steps of Maestro and of tools like it, with the name of what they are about.
  private static let maestro: [String: String] = [
    "tapon": "first find: NAME, then activate", "doubletapon": "first find: NAME, then activate",
    "assertvisible": "write find: NAME, which fails if the reader cannot reach it",
    "assertnotvisible": "write notHeard: NAME", "inputtext": "write type: NAME",
    "scrolluntilvisible": "write find: NAME", "erasetext": "write delete: all",
    "launchapp": "write start: NAME above the steps",
  ]

  /// Returns the error for a flow of another tool, or `nil`.
  static func foreign(_ source: SourceText) -> SourceError? {
    let head = String(decoding: source.bytes.prefix(4_096), as: UTF8.self)
    let lines = head.split(whereSeparator: \.isNewline)
    guard lines.contains("---"),
      lines.first(where: { !$0.hasPrefix("#") })?.hasPrefix("appId:") == true
    else { return nil }
    return SourceError(
      path: source.path, message: "this is a Maestro flow, not an Earshot flow",
      suggestion: "write start: SCREEN, which may be the output of maestro hierarchy, and steps: "
        + "with find: TEXT and activate")
  }

  /// Returns what to write in place of a key of a flow that names its screen or page.
  static func key(_ name: String, _ value: DocumentNode) -> String? {
    guard ["screen", "on", "file", "app", "input", "url"].contains(name.lowercased()),
      !value.text.isEmpty
    else { return nil }
    let isPage = value.text.contains("://") || InputFile.isNamedAsPage(value.text)
    return "write \(isPage ? "page" : "start"): \(YAMLText.scalar(value.text))"
  }

  /// Returns a value that a command takes, or `nil` for one that needs none.
  static func example(of word: CommandWord) -> String? {
    switch word.argument {
    case .name: "NAME"
    case .text, .search: "TEXT"
    case .direction: "down"
    case .place: "ID"
    case .milliseconds: "2000"
    case .jump: "heading"
    case .keys: "Tab"
    case .screen: "home.screen.yaml"
    case .none, .count, .characters: nil
    }
  }

  /// The longest time in milliseconds that may have been meant in seconds.
  static let shortestWait = 9

  /// Returns a time with its unit in milliseconds: `2s`, `1.5 s`, `300ms`.
  static func milliseconds(_ text: String) -> Int? {
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), value < 1_000_000 else { return nil }
    switch text.dropFirst(number.count).drop(while: { $0 == " " }).lowercased() {
    case "s", "sec", "secs", "second", "seconds": return Int(value * 1000)
    case "ms", "msec", "milliseconds": return Int(value)
    case "m", "min", "minutes": return Int(value * 60_000)
    default: return nil
    }
  }
}
