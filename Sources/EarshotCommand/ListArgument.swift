import ArgumentParser
import Earshot

/// Words with commas between them, each once.
struct ListArgument: ExpressibleByArgument {
  var words: [String] = []

  init?(argument: String) {
    for word in argument.split(separator: ",") {
      let word = word.trimmingPrefix(" ").description
      if !word.isEmpty, !words.contains(word) { words.append(word) }
    }
    if words.isEmpty { return nil }
  }

  /// Throws an error for a word that is not known, with the nearest one.
  func check(_ option: String, _ known: [String], noun: String) throws {
    guard let word = words.first(where: { !known.contains($0) }) else { return }
    let suggestion = Spelling.suggestion(for: word, among: known, noun: noun)
    throw ValidationError("\(option): unknown word \(SafeText.quoted(word)); \(suggestion)")
  }
}
