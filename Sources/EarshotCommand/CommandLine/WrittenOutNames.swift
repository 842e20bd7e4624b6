import ArgumentParser
import Earshot
import SystemCalls

/// Words of a line that a shell may have written out from the names of files, and that mean something else.
///
/// The text alone decides what a word means. This type asks once per run whether a file of that name exists, for every
/// word that is not the value of an option. Otherwise, whoever named the file would choose an option, a command or a server.
enum WrittenOutNames {
  /// Checks the words of a line before they are read: options, standard input, and the command.
  static func check(_ words: [String]) throws(CommandLineError) {
    let end = words.firstIndex(of: "--")
    if words.contains("-") { try ask(about: "-", "standard input") }
    for word in words[..<(end ?? words.endIndex)] where word.hasPrefix("-") {
      try ask(about: word, "an option")
    }
    if end != nil { try ask(about: "--", "the end of the options") }
    // A project may well have a script "run", whose name is then no mistake: but all names of the folder are `*`.
    // Those that begin alike would be `r*`, and also "earshot report report.screen.yaml" beside its results.
    let names = words.indices.filter {
      !words[$0].hasPrefix("-") && ($0 == 0 || !["--config", "--color"].contains(words[$0 - 1]))
    }.map { words[$0] }
    guard let first = names.first, CommandWords.isCommand(first), SourceFile.isNamed(first),
      let entries = HeldFolder(named: ".")?.names()
    else { return }
    let files = entries.map { String(decoding: $0, as: UTF8.self) }
      .filter { !$0.hasPrefix(".") }
    // Options with values may stand before and behind them.
    if Set(files.map { PathKey($0) }).isSubset(of: names.map { PathKey($0) }) {
      try ask(about: first, "a command")
    }
  }

  /// Checks the inputs of a command that was read: servers, addresses, and the command's own words, as a port.
  static func check(inputsOf command: any ParsableCommand) throws {
    let named = command as? any CommandWithPlace
    for word in inputs(of: command) {
      if let place = named?.place(word) { try ask(about: word, place) }
      if let error = PageInput.doubt(about: word) { throw error }
    }
  }

  /// Refuses a result that would replace the input that it is made from.
  static func check(outputOf command: any ParsableCommand) throws(CommandLineError) {
    guard let output = output(of: command), let place = resolved(output),
      let input = inputs(of: command).first(where: { resolved($0) == place })
    else { return }
    throw CommandLineError(
      message: "--output would overwrite the input \(SafeText.quoted(input))",
      instead: "give the result another name")
  }

  private static func resolved(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }

  private static func output(of value: Any) -> String? {
    Mirror(reflecting: value).children.lazy.compactMap { child -> String? in
      switch child.value {
      case let group as any ArgumentGroup: output(of: group.options)
      case let option as Option<String?> where child.label == "_output": option.wrappedValue
      default: nil
      }
    }.first
  }

  private static func ask(about word: String, _ what: String) throws(CommandLineError) {
    guard SourceFile.isNamed(word) else { return }
    throw CommandLineError(
      message:
        "\(SafeText.quoted(word)) could be \(what) or a file, and a file of that name exists",
      instead: "write \(ShellWord.quoted("./" + word)) for the file; otherwise rename the file")
  }

  // Every argument of every command, so that none has to be remembered.
  private static func inputs(of value: Any) -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      switch child.value {
      case let group as any ArgumentGroup: inputs(of: group.options)
      case let word as Argument<String>: [word.wrappedValue]
      case let word as Argument<String?>: word.wrappedValue.map { [$0] } ?? []
      case let words as Argument<[String]>: words.wrappedValue
      default: []
      }
    }
  }
}

/// A command that reads some words as a place of its own, by their text alone.
protocol CommandWithPlace {
  /// Returns what the command would read in a word, such as "a port", or `nil` for an input.
  func place(_ word: String) -> String?
}

/// Options with arguments among them.
private protocol ArgumentGroup {
  var options: Any { get }
}

extension OptionGroup: ArgumentGroup {
  fileprivate var options: Any { wrappedValue }
}
