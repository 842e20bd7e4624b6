public import AccessibilityTree
public import Documents

/// The errors that the types of a screen written in Swift cannot exclude.
///
/// A screen without `id`s cannot have any: its failure is `Never`, and it needs no `try`. A screen with `id`s can have
/// a duplicate `id` or a broken reference: its failure is a `SourceError`.
public protocol BuildFailure: Error {
  /// Checks properties of the whole tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - place: The location of the screen in the code.
  /// - Throws: An error that names the faulty element and the repair.
  static func check(_ tree: ElementTree, at place: CodePlace) throws(Self)
}

extension Never: BuildFailure {
  /// Checks nothing, since nothing can be wrong.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - place: The location of the screen in the code.
  public static func check(_ tree: ElementTree, at place: CodePlace) {}
}

extension SourceError: BuildFailure {
  /// Checks that every `id` is unique and that every reference has a target.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - place: The location of the screen in the code.
  /// - Throws: An error that names the faulty element and the repair.
  public static func check(
    _ tree: ElementTree, at place: CodePlace
  ) throws(SourceError) {
    var check = ReferenceCheck(tree, place)
    try check.run()
  }
}
