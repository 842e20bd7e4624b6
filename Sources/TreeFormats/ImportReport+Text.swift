extension ImportReport {
  /// The report as lines of text, each item with its count.
  ///
  /// It lists what the format cannot contain, then what was inferred, left out and repaired.
  ///
  ///     format: xcuitest
  ///     cannot contain: hints, custom rotors
  ///     inferred:
  ///          3 labels from descendants
  ///     left out:
  ///          2 scroll bars
  public var text: String {
    var lines = ["format: \(format)"]
    if isLossless { lines.append("nothing is lost") }
    if !cannotCarry.isEmpty {
      lines.append("cannot contain: \(cannotCarryInWords)")
    }
    for (title, notes) in [("inferred", inferred), ("left out", dropped)] where !notes.isEmpty {
      lines.append("\(title):")
      for note in notes {
        let count = String(note.count)
        let gap = String(repeating: " ", count: max(0, 6 - count.count))
        lines.append("\(gap)\(count) \(note.what)")
      }
    }
    if warningCount > 0 {
      lines.append("mended:")
      lines += warnings.map { "     \($0)" }
      let untold = warningCount - warnings.count
      if untold > 0 { lines.append("     and \(untold) more") }
    }
    for remark in remarks { lines.append("note: \(remark)") }
    return lines.map { $0 + "\n" }.joined()
  }
}
