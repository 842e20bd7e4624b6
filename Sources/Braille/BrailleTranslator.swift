internal import CLouisTypes
package import Documents
internal import Synchronization

/// Writes texts in braille, and reads braille as text, by one table.
///
/// liblouis does the work. It is called by one thread at a time, with a bounded text.
package struct BrailleTranslator: Sendable {
  /// A text is at most this long, in scalars; of a longer one the rest is not written.
  package static let maximumLength = 10_000

  /// The table.
  package let table: BrailleTable
  private let list: String

  /// Takes a table into use; the first time, liblouis reads it (60 ms for Korean, 190 ms for German).
  package init(_ table: BrailleTable, in tables: BrailleTables) throws(SourceError) {
    self.table = table
    let list = try tables.list(of: table)
    self.list = list
    guard try Self.isReadable(list) else {
      let reason = LouisLibrary.complaint.withLock { $0 }
      throw SourceError(
        path: BrailleTable.place,
        message: "liblouis cannot read the table \(table.file)"
          + (reason.map { ": \(SafeText.line($0))" } ?? ""),
        suggestion: "name another table, or reinstall liblouis-data")
    }
  }

  private static func isReadable(_ list: String) throws(SourceError) -> Bool {
    let outcome = LouisLibrary.shared.withLock { library -> Result<Bool, SourceError> in
      do throws(SourceError) {
        let opened = if let library { library } else { try LouisLibrary() }
        library = opened
        LouisLibrary.complaint.withLock { $0 = nil }
        return .success(opened.check(list) != 0)
      } catch {
        return .failure(error)
      }
    }
    return try outcome.get()
  }

  /// Returns a text in braille.
  ///
  /// What the table lacks becomes cells that spell the character's number.
  package func cells(of text: String) throws(SourceError) -> String {
    let safe = SafeText.line(String(text.unicodeScalars.prefix(Self.maximumLength)))
    let written = try translated(safe, as: "cells") { $0.translate }
    // Spaces of other widths are let through as they are.
    let cells = written.unicodeScalars.map {
      (0x2800...0x28FF).contains($0.value) ? $0 : "\u{2800}"
    }
    return String(String.UnicodeScalarView(cells))
  }

  /// Reads braille.
  package func text(of cells: String) throws(SourceError) -> String {
    try translated(cells, as: "text") { $0.backTranslate }
  }

  private func translated(
    _ text: String, as what: String, by function: (LouisLibrary) -> LouisLibrary.Translate
  ) throws(SourceError) -> String {
    var rest = Array(text.unicodeScalars.prefix(Self.maximumLength).map(\.value))
    var output = String.UnicodeScalarView()
    let translated = LouisLibrary.shared.withLock { library -> Bool in
      guard let library else { return false }
      while !rest.isEmpty {
        var used = Int32(rest.count)
        // A character that is not known takes 15 cells.
        var made = Int32(rest.count * 16 + 64)
        var room = [LouisCharacter](repeating: 0, count: Int(made))
        let isDone = function(library)(list, rest, &used, &room, &made, nil, nil, 0) == 1
        guard isDone, made >= 0, Int(made) <= room.count, used > 0, Int(used) <= rest.count else {
          return false
        }
        output.append(contentsOf: room.prefix(Int(made)).compactMap(Unicode.Scalar.init))
        rest.removeFirst(Int(used))
      }
      return true
    }
    guard translated else {
      throw SourceError(
        path: BrailleTable.place,
        message: "liblouis cannot make \(what) from \(SafeText.quoted(text)) with \(table.name)",
        suggestion: "name another table")
    }
    return String(output)
  }
}
