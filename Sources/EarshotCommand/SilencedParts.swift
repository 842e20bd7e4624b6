import ArgumentParser
import Earshot

/// The value of `--without`: parts of utterances, with commas between them.
struct SilencedParts: ExpressibleByArgument {
  var parts: Set<Verbosity.Part>

  init(parts: Set<Verbosity.Part>) { self.parts = parts }

  init?(argument: String) {
    var parts: Set<Verbosity.Part> = []
    for name in argument.split(separator: ",") {
      guard let part = Verbosity.Part(rawValue: name.trimmingPrefix(" ").description) else {
        return nil
      }
      parts.insert(part)
    }
    self.init(parts: parts)
  }

  static var allValueStrings: [String] { Verbosity.Part.allCases.map(\.rawValue) }

  var defaultValueDescription: String { "nothing" }
}
