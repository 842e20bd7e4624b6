/// One node of an outline: `@e6 [button] "Lists" [selected]`, or `- link "Home" [ref=e2]`.
struct OutlineItem {
  /// How many characters of white space stand in front of it.
  var indent = 0
  /// The tool's own mark for the node: `e6`.
  var ref: String?
  /// The role, or the tag of HTML.
  var role = ""
  /// The name, or `nil`.
  var name: String?
  /// What stands behind the role in its brackets, behind an equals sign or in brackets of its own, in order;
  /// those that are only named have an empty word.
  var marks: [(key: Substring, word: String)] = []
  /// The names of its actions.
  var actions: [String] = []
  /// What stands behind the colon, or `nil`.
  var value: String?

  /// Returns the word of a mark, or `nil` when the node has no such mark.
  func mark(_ key: String) -> String? { marks.first { $0.key == key }?.word }
}
