import ArgumentParser
import Earshot

/// The value of `--only` and `--ignore`: kinds of changes, with commas between them.
struct ChangeKinds: ExpressibleByArgument {
  /// All kinds, as help and messages list them.
  static let list = TranscriptDiff.Kind.allCases.map(\.rawValue).joined(separator: ", ")

  var kinds: [TranscriptDiff.Kind]
  /// A word that is no kind.
  var unknown: String?

  init?(argument: String) {
    kinds = []
    for word in argument.split(separator: ",") {
      let name = word.trimmingPrefix(" ").description
      if let kind = TranscriptDiff.Kind(rawValue: name) {
        kinds.append(kind)
      } else {
        unknown = unknown ?? name
      }
    }
    if kinds.isEmpty && unknown == nil { return nil }
  }

  /// Throws an error for a word that is no kind, with the nearest one.
  func validate(option: String) throws {
    guard let unknown else { return }
    let suggestion = Spelling.suggestion(
      for: unknown, among: TranscriptDiff.Kind.allCases.map(\.rawValue), noun: "kinds")
    throw ValidationError(
      "\(option): unknown kind of change \(SafeText.quoted(unknown)); \(suggestion)")
  }
}
