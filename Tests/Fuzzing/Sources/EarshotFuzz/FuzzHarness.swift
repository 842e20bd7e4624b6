/// One thing that takes bytes from outside, put under fire.
///
/// Whoever adds one writes one file in `Harnesses` and one line in ``FuzzHarnesses/all``.
protocol FuzzHarness: Sendable {
  /// The name that `EARSHOT_FUZZ` takes: `chrome-ax`.
  var name: String { get }

  /// How much of the time the harness gets beside the others.
  var weight: Int { get }

  /// Returns the inputs that the search starts from.
  func seeds(in repository: String) -> [[UInt8]]

  /// Reads an input and holds what came of it against what users rely on.
  ///
  /// Errors that a user would be told are no finding; a broken invariant stops the program.
  func run(_ bytes: [UInt8]) throws
}

extension FuzzHarness {
  var weight: Int { 1 }
}
