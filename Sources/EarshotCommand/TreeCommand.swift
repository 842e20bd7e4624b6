import ArgumentParser
import Earshot

/// `earshot tree`: what the platform exposes, before any reader.
struct TreeCommand: ParsableCommand, WritesResult {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print the tree that a screen or a page states, before a reader makes it heard.",
    discussion: """
      Example: earshot tree shop.html

      Each node has its role in the words of ARIA, its name, description, value and states, as the input \
      states them: nothing is merged, ordered or said yet.
      """)

  @OptionGroup var input: InputsOptions
  @OptionGroup(title: "Web pages") var pages: PageOptions

  @Option(help: ArgumentHelp("How the tree is written: text or json.", valueName: "format"))
  var format: TranscriptFormat = .text

  @OptionGroup var result: ResultOptions

  func run() throws {
    try Failure.reported {
      var trees = JSONWriter()
      var count = 0
      try input.each(pages, isHeard: false) { named, isSet in
        let screen = named.imported.screen
        switch format {
        case .text:
          let heading = isSet ? "> open \(SafeText.line(named.name))\n" : ""
          let outline = SafeText.lines("\(TreeOutline(screen.tree))")
          try StandardOutput.write(Array("\(heading)\(outline)\n".utf8))
        case .json:
          if isSet { trees.raw(count == 0 ? "[\n" : ",\n") }
          var tree = JSONWriter()
          TreeJSON(screen).write(named.name, to: &tree)
          trees.raw(String(decoding: tree.bytes, as: UTF8.self))
          count += isSet ? 1 : 0
        }
      } finish: {
        guard format == .json else { return }
        trees.raw(count > 0 ? "\n]\n" : "\n")
        try StandardOutput.write(trees.bytes)
      }
    }
  }
}

extension TreeCommand: ProjectOptions {
  static let projectOptions = ["format"]
}
