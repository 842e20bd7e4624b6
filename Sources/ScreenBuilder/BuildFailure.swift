public import AccessibilityTree
public import Documents

/// How a screen that is written down in Swift can be wrong beyond what its types rule out.
///
/// Without `id`s it cannot, which is `Never`: such a screen is made without `try`. With them it can
/// have an `id` twice, or a reference that leads nowhere, which is a `SourceError`.
public protocol BuildFailure: Error {
  /// Checks what only the whole tree shows.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - place: Where the screen stands in the code.
  /// - Throws: An error that names the element at fault and the repair.
  static func check(_ tree: ElementTree, at place: CodePlace) throws(Self)
}

extension Never: BuildFailure {
  /// Checks nothing: there is nothing to be wrong.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - place: Where the screen stands in the code.
  public static func check(_ tree: ElementTree, at place: CodePlace) {}
}

extension SourceError: BuildFailure {
  /// Checks that no `id` is given twice and that every reference leads somewhere.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - place: Where the screen stands in the code.
  /// - Throws: An error that names the element at fault and the repair.
  public static func check(
    _ tree: ElementTree, at place: CodePlace
  ) throws(SourceError) {
    var check = ReferenceCheck(tree, place)
    try check.run()
  }
}
