package import Documents
import Readers
import ScreenReader

/// Which readers hear a screen, one after the other, and how their words are written.
package struct ReadingChoices: ParameterGroup {
  /// More readers than this are no comparison that anybody looks at.
  package static let mostReaders = 6

  package static let parameters = ReadingChoice.parameters.map { parameter in
    guard parameter.name == "reader" else { return parameter }
    return Parameter(
      "reader", .words(Readers.names),
      "Screen readers, with an optional @VERSION (default: the one for the screen's platform).",
      projectUse: .gate, listed: Readers.all.map(\.name))
  }

  /// What is asked of each reader, in their order; never empty.
  package let each: [ReadingChoice]
  /// The readers as they were asked for; empty where none was.
  package let names: [String]

  package init(_ arguments: Arguments) throws(SourceError) {
    var names: [String] = []
    for name in arguments.texts("reader") where !names.contains(name) { names.append(name) }
    guard names.count <= Self.mostReaders else {
      throw SourceError(
        path: "--reader",
        message: "takes at most \(Self.mostReaders) readers, not \(names.count)")
    }
    self.names = names
    if names.isEmpty {
      each = [try ReadingChoice(arguments)]
    } else {
      var each: [ReadingChoice] = []
      for name in names { each.append(try ReadingChoice(arguments.setting("reader", to: name))) }
      self.each = each
    }
  }
}
