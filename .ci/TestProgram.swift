import Testing

/// Starts the tests, all of which are Swift Testing's; `.ci/run` lays this down as `Tests/XCTMain.swift`.
///
/// Where a file of that name stands, SwiftPM does not look for tests of XCTest, which it would find in an index of all
/// sources alone: to write that index takes longer than most of the tests. It stands there for that run alone, as
/// `swift test` then takes all of them for one test of XCTest, which no `--filter` can choose from.
@main enum TestProgram {
  static func main() async {
    await __swiftPMEntryPoint() as Never
  }
}
