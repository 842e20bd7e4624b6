import ArgumentParser
import Braille
import Earshot
import SystemCalls

/// What is shown on a braille display, where that is asked for.
struct BrailleOptions: ParsableArguments {
  @Option(
    name: .customLong("braille"), defaultAsFlag: "",
    help: ArgumentHelp(
      "Show what stands on a braille display, by the table of the language or a named one: 1 or 2 for its "
        + "grade, en-g2, ko, a file of liblouis.", valueName: "table"))
  var table: String?

  @Option(
    help: ArgumentHelp(
      "How many cells the display has: \(BrailleDisplay.usualCells) if not said.",
      valueName: "number"))
  var cells: Int?

  func validate() throws {
    // A table is optional, so that an input behind the option is taken for one.
    if let table, table.contains("/") || table.contains(".screen.") || access(table, F_OK) == 0 {
      throw ValidationError(
        "\(SafeText.quoted(table)) is no braille table; name the input before --braille, or a table "
          + "behind it: --braille en-g2")
    }
    guard let cells else { return }
    guard table != nil else { throw ValidationError("--cells goes with --braille") }
    let possible = BrailleDisplay.possibleCells
    guard possible.contains(cells) else {
      throw ValidationError(
        "--cells takes a number from \(possible.lowerBound) to \(possible.upperBound), not \(cells)"
      )
    }
  }

  /// Returns the display that is asked for, or `nil`.
  func display() throws(SourceError) -> AskedBraille? {
    guard let table else { return nil }
    return AskedBraille(
      table: table, tables: try BrailleTables(),
      display: BrailleDisplay(cells ?? BrailleDisplay.usualCells))
  }
}

extension BrailleOptions: ProjectOptions {
  static let projectOptions = ["braille", "cells"]
}
