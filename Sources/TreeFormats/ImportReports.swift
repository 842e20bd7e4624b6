/// What was lost and mended when several screens were read, format by format.
package struct ImportReports: Sendable {
  /// The reports, in the order in which the formats came, each with the number of its screens.
  package private(set) var all: [(report: ImportReport, screens: Int)] = []

  /// Creates reports of nothing.
  package init() {}

  /// Counts the report of a screen with those of its format.
  package mutating func add(_ report: ImportReport) {
    if let index = all.firstIndex(where: { $0.report.format == report.format }) {
      all[index].report.add(report)
      all[index].screens += 1
    } else {
      all.append((report, 1))
    }
  }
}
