public import AccessibilityTree
public import Documents

/// Combines elements that are written one below another, with `if`, `switch` and `for`.
///
/// A string literal is a static text, as in screen files. An existing `Element` or `ElementTree` can be one of the
/// elements.
@resultBuilder
public enum ElementBuilder {
  /// Accepts an element.
  ///
  /// - Parameter element: The element.
  /// - Returns: The element as a part of the whole.
  public static func buildExpression<Role, Failure>(
    _ element: BuiltElement<Role, Failure>
  ) -> BuiltElements<Failure> { BuiltElements(element.tree) }

  /// Accepts elements of another builder.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The elements unchanged.
  public static func buildExpression<Failure>(
    _ elements: BuiltElements<Failure>
  ) -> BuiltElements<Failure> { elements }

  /// Accepts a static text.
  ///
  /// - Parameter text: The text.
  /// - Returns: An element with the text as its label.
  public static func buildExpression(_ text: String) -> BuiltElements<Never> {
    BuiltElements(Element.Text(text).tree)
  }

  /// Accepts an existing element.
  ///
  /// - Parameter element: The element.
  /// - Returns: The element as a part of the whole, which may have errors.
  public static func buildExpression(_ element: Element) -> BuiltElements<SourceError> {
    var tree = ElementTree()
    tree.add(element)
    return BuiltElements(tree)
  }

  /// Accepts an existing tree.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: The tree as a part of the whole, which may have errors.
  public static func buildExpression(_ tree: ElementTree) -> BuiltElements<SourceError> {
    BuiltElements(tree)
  }

  /// Returns no elements for an empty block.
  ///
  /// - Returns: No elements.
  public static func buildBlock() -> BuiltElements<Never> { BuiltElements() }

  /// Starts with the first part.
  ///
  /// - Parameter first: The part.
  /// - Returns: The part unchanged.
  public static func buildPartialBlock<Failure>(
    first: BuiltElements<Failure>
  ) -> BuiltElements<Failure> { first }

  /// Adds a part.
  ///
  /// - Parameters:
  ///   - accumulated: The previous parts.
  ///   - next: The part.
  /// - Returns: All parts.
  public static func buildPartialBlock<Failure>(
    accumulated: BuiltElements<Failure>, next: BuiltElements<Failure>
  ) -> BuiltElements<Failure> { accumulated.followed(by: next) }

  /// Adds a part that has no errors to parts that may have errors.
  ///
  /// - Parameters:
  ///   - accumulated: The previous parts.
  ///   - next: The part.
  /// - Returns: All parts.
  public static func buildPartialBlock(
    accumulated: BuiltElements<SourceError>, next: BuiltElements<Never>
  ) -> BuiltElements<SourceError> { accumulated.followed(by: next) }

  /// Adds a part to the parts before it; its errors are thrown when the screen is built.
  ///
  /// - Parameters:
  ///   - accumulated: The previous parts.
  ///   - next: The part.
  /// - Returns: All parts.
  public static func buildPartialBlock(
    accumulated: BuiltElements<Never>, next: BuiltElements<SourceError>
  ) -> BuiltElements<SourceError> { accumulated.followed(by: next) }

  /// Accepts the elements of an `if` without `else`.
  ///
  /// - Parameter elements: The elements, or `nil` if the condition is false.
  /// - Returns: The elements, or none.
  public static func buildOptional<Failure>(
    _ elements: BuiltElements<Failure>?
  ) -> BuiltElements<Failure> { elements ?? BuiltElements() }

  /// Accepts the elements of the first branch.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The elements unchanged.
  public static func buildEither<Failure>(
    first elements: BuiltElements<Failure>
  ) -> BuiltElements<Failure> { elements }

  /// Accepts the elements of the second branch.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The elements unchanged.
  public static func buildEither<Failure>(
    second elements: BuiltElements<Failure>
  ) -> BuiltElements<Failure> { elements }

  /// Accepts the elements of the first branch if only the other branch may have errors.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The elements unchanged.
  @_disfavoredOverload
  public static func buildEither(
    first elements: BuiltElements<Never>
  ) -> BuiltElements<SourceError> { BuiltElements<SourceError>(elements.tree) }

  /// Accepts the elements of the second branch if only the other branch may have errors.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The elements unchanged.
  @_disfavoredOverload
  public static func buildEither(
    second elements: BuiltElements<Never>
  ) -> BuiltElements<SourceError> { BuiltElements<SourceError>(elements.tree) }

  /// Accepts the elements of a `for` loop.
  ///
  /// - Parameter rounds: The elements of each iteration.
  /// - Returns: All elements.
  public static func buildArray<Failure>(
    _ rounds: [BuiltElements<Failure>]
  ) -> BuiltElements<Failure> {
    var tree = ElementTree()
    for round in rounds { tree.append(round.tree) }
    return BuiltElements(tree)
  }
}
