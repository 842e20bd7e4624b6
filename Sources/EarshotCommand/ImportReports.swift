import Earshot

/// What was lost and mended when several screens were read, format by format.
struct ImportReports {
  private var reports: [(report: ImportReport, screens: Int)] = []

  /// Counts the report of a screen with those of its format.
  mutating func add(_ report: ImportReport) {
    if let index = reports.firstIndex(where: { $0.report.format == report.format }) {
      reports[index].report.add(report)
      reports[index].screens += 1
    } else {
      reports.append((report, 1))
    }
  }

  /// Says all of it on standard error, in the order in which the formats came.
  func tell() {
    for (report, screens) in reports { report.tell(screens: screens) }
  }
}
