/// How a language is written in braille: which of the tables of liblouis make cells of its letters.
package struct BrailleTable: Equatable, Sendable {
  /// What errors about tables name as their place.
  package static let place = "--braille"

  /// The name by which it is asked for: `ko-g2`, or the name of a file without its ending.
  package var name: String
  /// The language as a BCP 47 tag, or `nil` for a table that was found.
  package var language: String?
  /// 1 where each letter stands for itself, 2 for contracted braille, or `nil` for a table that was found.
  package var grade: Int?
  /// The name of its file in the folder of tables.
  package var file: String

  init(_ name: String, language: String? = nil, grade: Int? = nil, file: String) {
    self.name = name
    self.language = language
    self.grade = grade
    self.file = file
  }
}
