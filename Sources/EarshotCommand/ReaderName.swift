import ArgumentParser
import Earshot

/// A reader by the name that users give it.
struct ReaderName: ExpressibleByArgument {
  static let help = ArgumentHelp(
    "Screen reader (default: the one for the screen's platform): "
      + Readers.all.map(\.name).joined(separator: ", ") + ".", valueName: "reader")
  static let languageHelp = ArgumentHelp(
    "Language of the reader's own phrases (default: the screen's).", valueName: "tag")

  /// The name as it was given.
  let word: String

  init(argument: String) { word = argument }

  /// The reader, or `nil` for a name that no reader has.
  var reader: Reader? { Readers.named(word) }

  static var allValueStrings: [String] { Readers.names }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

  var defaultValueDescription: String { word }

  /// Checks that no input is a reader's name, which needs its option.
  static func check(isNoInput inputs: [String]) throws {
    guard
      let name = inputs.first(where: { Readers.named($0) != nil && !SourceFile.isNamed($0) })
    else { return }
    throw ValidationError(
      "no file is called \(SafeText.quoted(name)); to choose the reader, write --reader \(name)"
    )
  }

  /// Returns the reader.
  func known() throws -> Reader {
    if let reader { return reader }
    let suggestion = Spelling.suggestion(for: word, among: Self.allValueStrings, noun: "readers")
    throw ValidationError("unknown reader \(SafeText.quoted(word)); \(suggestion)")
  }
}
