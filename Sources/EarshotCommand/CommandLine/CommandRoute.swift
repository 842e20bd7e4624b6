import ArgumentParser
import Earshot
import Questions

/// The way to a command that has no place of its own in the help.
///
/// `transcript --show keys` asks what 0.2 called `keys`. The old name works through 0.3.
struct CommandRoute {
  let command: any ParsableCommand.Type
  /// The words that replace its name: `transcript --show keys`.
  let words: [String]
  /// Whether its name stays, as programs start it by that.
  var keepsName = false

  /// Every such command.
  static let all: [CommandRoute] =
    Questions.shown.map { question, view in
      CommandRoute(command: question.command, words: [transcript, "--show", view])
    } + [
      CommandRoute(command: ExploreCommand.self, words: [transcript, "--explore"]),
      CommandRoute(command: MatrixQuestion.command, words: [transcript, "--reader", "nvda,orca"]),
      CommandRoute(command: ReadersCommand.self, words: [list, "readers"]),
      CommandRoute(command: VoicesCommand.self, words: [list, "voices"]),
      CommandRoute(command: StreamCommand.self, words: [serve, "--jsonl"], keepsName: true),
      CommandRoute(command: MCPCommand.self, words: [serve, "--mcp"], keepsName: true),
    ]

  private static let transcript = TranscriptCommand._commandName
  private static let list = ListCommand._commandName
  private static let serve = ServeCommand._commandName

  /// Returns the words by which messages and help name a command: `earshot transcript --show keys`.
  static func line(of command: any ParsableCommand.Type) -> String {
    if command == MatrixQuestion.command { return "earshot \(transcript)" }
    let route = all.first { $0.command == command }
    return (["earshot"] + (route?.words ?? [command._commandName])).joined(separator: " ")
  }

  /// Returns the command that a line means by its options, and takes these out of it.
  static func command(
    behind command: any ParsableCommand.Type, _ line: inout [String]
  ) throws(CommandLineError) -> any ParsableCommand.Type {
    var options = RoutingOptions(line)
    defer { line = options.line }
    switch command._commandName {
    case transcript:
      if let word = options.takeValue(of: "--show") { return try shown(word) }
      if options.takeFlag("--explore") { return ExploreCommand.self }
      if options.hasSeveralValues { return MatrixQuestion.command }
    case AuditCommand._commandName, ReportCommand._commandName:
      if options.takeFlag("--explore") {
        guard options.has("--operate") else { return ExploreCommand.self }
        throw CommandLineError(
          message:
            "--explore and --operate cannot be used together",
          instead: "earshot audit PAGE --operate, then: earshot audit PAGE --explore")
      }
    case serve:
      if options.takeFlag("--jsonl") { return StreamCommand.self }
      if options.takeFlag("--mcp") { return MCPCommand.self }
    case list:
      // Options may stand before what is listed.
      guard let place = options.firstIndex(among: ListCommand.Kind.allCases.map(\.rawValue)),
        let kind = ListCommand.Kind(rawValue: options.line[place])
      else { break }
      switch kind {
      case .formats: break
      case .readers:
        options.replace(at: place, with: nil)
        return ReadersCommand.self
      case .voices:
        options.replace(at: place, with: nil)
        return VoicesCommand.self
      case .languages:
        options.replace(at: place, with: "--languages")
        return VoicesCommand.self
      case .rules:
        let isNamed = options.line[place...].dropFirst().first.map { !$0.hasPrefix("-") } ?? false
        options.replace(at: place, with: isNamed ? "--explain" : "--list")
        return AuditCommand.self
      }
    default: break
    }
    return command
  }

  private static func shown(
    _ word: String
  ) throws(CommandLineError) -> any ParsableCommand.Type {
    if word == transcript { return TranscriptCommand.self }
    let british = word.replacing("color", with: "colour")
    if let (question, _) = Questions.shown.first(where: { [$1, $0.name].contains(british) }) {
      return question.command
    }
    let known = Questions.shown.map(\.view)
    throw CommandLineError(
      message:
        "--show: unknown view \(SafeText.quoted(word)); "
        + Spelling.suggestion(for: word, among: known, noun: "views"),
      instead: "for example: earshot transcript INPUT --show "
        + (Spelling.meant(by: word, among: known) ?? known[0]))
  }
}

/// Reads the options of a line that decide which command it is for.
private struct RoutingOptions {
  private(set) var line: [String]

  init(_ line: [String]) { self.line = line }

  private var end: Int { line.firstIndex(of: "--") ?? line.endIndex }

  func firstIndex(among words: [String]) -> Int? { line[..<end].firstIndex(where: words.contains) }

  mutating func replace(at place: Int, with word: String?) {
    line.replaceSubrange(place...place, with: word.map { [$0] } ?? [])
  }

  mutating func takeFlag(_ name: String) -> Bool {
    let isThere = line[..<end].contains(name)
    line = line[..<end].filter { $0 != name } + line[end...]
    return isThere
  }

  func has(_ name: String) -> Bool { line[..<end].contains(name) }

  mutating func takeValue(of name: String) -> String? {
    if let place = line[..<end].firstIndex(where: { $0.hasPrefix("\(name)=") }) {
      return String(line.remove(at: place).dropFirst(name.count + 1))
    }
    guard let place = line[..<end].firstIndex(of: name), place + 1 < end else { return nil }
    defer { line.removeSubrange(place...place + 1) }
    return line[place + 1]
  }

  /// Whether a setting has more than one value, so that readings are compared.
  var hasSeveralValues: Bool {
    var counts: [String: Int] = [:]
    var rest = line[..<end]
    while let word = rest.popFirst() {
      guard let name = Self.compared.first(where: { word == $0 || word.hasPrefix("\($0)=") })
      else { continue }
      if name == "--platform" { return true }
      let value = word == name ? rest.popFirst() ?? "" : String(word.dropFirst(name.count + 1))
      if value.contains(",") { return true }
      counts[name, default: 0] += 1
    }
    return counts.contains { $0.key != "--set" && $0.value > 1 }
  }

  private static let compared = ["--reader", "--language", "--style", "--set", "--platform"]
}

extension Questions {
  /// The questions that `transcript --show` asks, each with its view.
  static let shown = ofScreens.compactMap { question in
    question.shownName.map { (question: question, view: $0) }
  }
}
