public import AccessibilityTree

/// A screen that was read from an input, with its import report.
public struct ImportedScreen: Equatable, Sendable {
  /// The screen.
  public var screen: Screen
  /// What the source cannot contain, what was inferred and what was left out.
  public var report: ImportReport
  /// What the producer of the dump says for its elements, by their index in the screen's tree; empty for
  /// formats that do not hold that.
  package var descriptions: [Int: ImportedDescription] = [:]
  /// Where each node of the tree is written, in bytes from the start of the source; empty for a format whose
  /// reader does not keep the places.
  package var offsets: [Int] = []

  /// Where each node of the tree stands in the document of a page; empty for what is no page.
  package var markup: [PageMarkup?] = []
  /// The screen as it was before a bridge showed it to a reader, or `nil` where none has.
  package var stated: StatedScreen?

  /// What the screen looks like, or `nil` for formats that do not hold that.
  package var picture: ScreenPhoto?

  /// Creates an imported screen.
  package init(screen: Screen, report: ImportReport, offsets: [Int] = []) {
    self.screen = screen
    self.report = report
    self.offsets = offsets
    // A screen file says itself what it was made from.
    if !report.cannotCarry.isEmpty {
      self.screen.origin = ImportOrigin(format: report.format, cannotCarry: report.cannotCarry)
    }
  }

  /// What whoever asks something of the screen should know: what was lost on the way, and what a screen file says of
  /// itself that it lacks, which takes rules away, too.
  package var remarks: [String] {
    var remarks = [report.summary].compactMap(\.self)
    if let origin = screen.origin, origin.cannotCarry != report.cannotCarry,
      let own = ImportReport(format: origin.format, cannotCarry: origin.cannotCarry).summary
    {
      remarks.append("import: \(own)")
    }
    return remarks
  }
}
