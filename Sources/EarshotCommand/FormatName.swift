import ArgumentParser
import Earshot

/// A format by the name that users give it, where the content of an input does not tell.
struct FormatName: ExpressibleByArgument {
  static let help = ArgumentHelp(
    "Input format, if it cannot be detected. earshot list formats lists the formats.",
    valueName: "format")

  static var allValueStrings: [String] { TreeReaders.all.map(\.name) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  /// The name as it was given.
  let word: String

  init(argument: String) { word = argument }

  var defaultValueDescription: String { word }

  /// Throws an error for a name that no format has, with the nearest one.
  func check() throws {
    if Self.allValueStrings.contains(word) { return }
    let suggestion = Spelling.suggestion(for: word, among: Self.allValueStrings, noun: "formats")
    throw ValidationError("unknown format \(SafeText.quoted(word)); \(suggestion)")
  }
}
