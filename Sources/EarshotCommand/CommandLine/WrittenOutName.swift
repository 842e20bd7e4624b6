import ArgumentParser
import Earshot

/// A word that a shell may have written out from the name of a file, and that means something else to a command.
enum WrittenOutName {
  /// Throws where there is a file of the name, so that the user says which is meant.
  static func check(_ word: String, _ what: String) throws {
    guard SourceFile.isNamed(word) else { return }
    throw ValidationError("\(question(word, what)); \(repair(word))")
  }

  /// What may be meant.
  static func question(_ word: String, _ what: String) -> String {
    "\(SafeText.quoted(word)) may be \(what) or a file, and there is a file of that name"
  }

  /// How the file is named.
  static func repair(_ word: String) -> String {
    "write \(ShellWord.quoted("./" + word)) for the file"
  }
}
