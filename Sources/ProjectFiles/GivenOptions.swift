/// The options that a command line names.
struct GivenOptions {
  private var names: Set<String> = []

  /// Collects the names, up to `--`.
  init(_ line: [String]) {
    for word in line.prefix(while: { $0 != "--" }) where word.hasPrefix("-") && word != "-" {
      names.insert(String(word.prefix { $0 != "=" }))
      // "-oFILE" is "-o FILE".
      if !word.hasPrefix("--") { names.insert(String(word.prefix(2))) }
    }
  }

  /// Returns whether an option is among them, by any of its names.
  func contains(_ option: CommandModel.Argument) -> Bool {
    option.names.contains { names.contains($0) }
  }
}
