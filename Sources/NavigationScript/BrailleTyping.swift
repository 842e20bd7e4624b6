import Braille
import Documents

/// Reads what is typed by braille screen input: chords of six dots, which a table makes a text of.
///
///     - type: {dots: [1-2-3-5, 1, 2-3-4-5, 1-5]}     # rate
struct BrailleTyping {
  private enum Key: String, CaseIterable {
    case dots, table
  }

  /// More chords than this are no typing of anybody's.
  private static let maximumCount = 1000

  /// The language of the flow as a BCP 47 tag.
  let language: String

  /// Reads the chords of a step.
  ///
  /// The table is that of the language by which each letter stands for itself, if none is named: what somebody has
  /// set is not in a flow.
  func text(of node: DocumentNode) throws(SourceError) -> String {
    try node.requireKeys(Key.allCases.map(\.rawValue), of: "\"type\"")
    guard let list = node[Key.dots.rawValue] else {
      throw node.error(
        "\"type\" needs text or \"dots\"", suggestion: "write type: {dots: [1, 1-2]}")
    }
    let chords = try list.list(for: Key.dots.rawValue)
    guard !chords.isEmpty, chords.count <= Self.maximumCount else {
      throw list.error("\"dots\" takes 1 to \(Self.maximumCount) chords, not \(chords.count)")
    }
    let cells = try chords.map { (chord) throws(SourceError) -> Character in
      let word = try chord.string(for: Key.dots.rawValue)
      guard let read = BrailleChord(word) else {
        throw chord.error(
          "\(SafeText.quoted(word)) is not a chord",
          suggestion: "write each dot (1 to 6) once, joined by hyphens (1-2-5), or "
            + BrailleChord.spaceWord)
      }
      return read.cell
    }
    let name = try node[Key.table.rawValue].map { (table) throws(SourceError) in
      try table.string(for: Key.table.rawValue)
    }
    let place = node[Key.table.rawValue] ?? list
    let translator: BrailleTranslator
    do throws(SourceError) {
      let tables = try BrailleTables()
      let own = BrailleTable.of(language: language, grade: 1)?.name ?? ""
      translator = try BrailleTranslator(tables.table(name ?? own, for: language), in: tables)
    } catch {
      throw place.error(error.message, suggestion: error.suggestion)
    }
    let text = try translator.text(of: String(cells))
    guard Self.isUnread(text) else { return text }
    for count in 1...cells.count {
      let read = try translator.text(of: String(cells.prefix(count)))
      guard Self.isUnread(read) else { continue }
      throw chords[count - 1].error(
        "the chord has no meaning here in the table \(translator.table.name)",
        suggestion: count > 1
          ? "the text before it is \(SafeText.quoted(try translator.text(of: String(cells.prefix(count - 1)))))"
          : nil)
    }
    return text
  }

  /// Whether a text holds dots that liblouis could not read: `\456/`.
  private static func isUnread(_ text: String) -> Bool {
    text.split(separator: "\\", omittingEmptySubsequences: false).dropFirst().contains { piece in
      guard let end = piece.firstIndex(of: "/"), end > piece.startIndex else { return false }
      return piece[..<end].utf8.allSatisfy { (0x31...0x38).contains($0) }
    }
  }
}
