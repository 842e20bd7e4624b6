import ArgumentParser
import Earshot

/// A reader by the name that users give it.
struct ReaderName: ExpressibleByArgument {
  let reader: Reader

  init?(argument: String) {
    guard let reader = Readers.named(argument) else { return nil }
    self.reader = reader
  }

  static var allValueStrings: [String] { Readers.all.map(\.name) }

  var defaultValueDescription: String { reader.name }
}
