/// Paths beside a test.
package enum TestFolder {
  /// Returns a path, beginning at a test's folder unless it is absolute.
  package static func path(_ path: String, beside test: String) -> String {
    path.hasPrefix("/") ? path : "\(folder(of: test))/\(path)"
  }

  /// Returns where a test's recording stands: `__Transcripts__/RecipeTests/recipe.txt` beside the test.
  ///
  /// A recording that is called as its test is named once: `flow.txt`.
  static func recording(of function: String, named name: String?, beside test: String) -> String {
    let file = test.split(separator: "/").last ?? ""
    let stem = file.hasSuffix(".swift") ? file.dropLast(6) : file
    var parts = [fileName(String(function.prefix { $0 != "(" }))]
    if let name = name.map(fileName), name != parts[0] { parts.append(name) }
    let own = parts.joined(separator: ".")
    return "\(folder(of: test))/__Transcripts__/\(stem)/\(own).txt"
  }

  // A name of a test may be any text in backticks: what is no letter or digit would be trouble in a path.
  private static func fileName(_ text: String) -> String {
    var name = ""
    for character in text where character != "`" {
      let isPlain = character.isLetter || character.isNumber || character == "_"
      if isPlain { name.append(character) } else if name.last != "-" { name.append("-") }
    }
    return String(name.prefix(100))
  }

  private static func folder(of test: String) -> String {
    let folder = test.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.isEmpty ? "." : folder.joined(separator: "/")
  }
}
