import Testing

/// Starts the tests, all of which are Swift Testing's.
///
/// Where a file of this name stands, SwiftPM does not look for tests of XCTest, which it would find in an index of all
/// sources alone: to write that index takes longer than most of the tests.
@main enum TestProgram {
  static func main() async {
    // SwiftPM starts the program once for each library, and names it.
    guard CommandLine.arguments.contains("swift-testing") else { return }
    await __swiftPMEntryPoint() as Never
  }
}
