extension TestPlace {
  /// Makes the running test fail if there is a problem, or if it cannot be told.
  func report(problemOf check: () throws(SourceError) -> String?) {
    do throws(SourceError) {
      if let problem = try check() { report(problem) }
    } catch {
      report(error.description)
    }
  }
}
