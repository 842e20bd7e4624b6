/// A wish for help on a line.
struct HelpRequest {
  /// Whether every option is shown, however long the page.
  var isWhole: Bool

  init(isWhole: Bool) { self.isWhole = isWhole }

  /// Finds the wish among the options of a line.
  init?(in line: [String]) {
    let options = line.prefix { $0 != "--" }
    isWhole = options.contains("--help-all")
    if !isWhole, !options.contains("--help"), !options.contains("-h") { return nil }
  }
}
