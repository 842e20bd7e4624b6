public import AccessibilityTree
public import Documents

/// Puts elements together that are written one below the other, with `if`, `switch` and `for`.
///
/// A bare text is a text, as in screen files. An `Element` or an `ElementTree` from elsewhere can stand
/// among the others.
@resultBuilder
public enum ElementBuilder {
  /// Takes an element.
  ///
  /// - Parameter element: The element.
  /// - Returns: The element as a part of the whole.
  public static func buildExpression<Role, Failure>(
    _ element: BuiltElement<Role, Failure>
  ) -> BuiltElements<Failure> { BuiltElements(element.tree) }

  /// Takes elements that another builder has made.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The elements as they are.
  public static func buildExpression<Failure>(
    _ elements: BuiltElements<Failure>
  ) -> BuiltElements<Failure> { elements }

  /// Takes a text that cannot change.
  ///
  /// - Parameter text: The text.
  /// - Returns: An element with the text for its label.
  public static func buildExpression(_ text: String) -> BuiltElements<Never> {
    BuiltElements(Element.Text(text).tree)
  }

  /// Takes an element from elsewhere.
  ///
  /// - Parameter element: The element.
  /// - Returns: The element as a part of the whole, which may hold any mistake.
  public static func buildExpression(_ element: Element) -> BuiltElements<SourceError> {
    var tree = ElementTree()
    tree.add(element)
    return BuiltElements(tree)
  }

  /// Takes a tree from elsewhere.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: The tree as a part of the whole, which may hold any mistake.
  public static func buildExpression(_ tree: ElementTree) -> BuiltElements<SourceError> {
    BuiltElements(tree)
  }

  /// Makes nothing of nothing.
  ///
  /// - Returns: No elements.
  public static func buildBlock() -> BuiltElements<Never> { BuiltElements() }

  /// Begins with the first part.
  ///
  /// - Parameter first: The part.
  /// - Returns: The part as it is.
  public static func buildPartialBlock<Failure>(
    first: BuiltElements<Failure>
  ) -> BuiltElements<Failure> { first }

  /// Adds a part.
  ///
  /// - Parameters:
  ///   - accumulated: The parts before.
  ///   - next: The part.
  /// - Returns: All of them.
  public static func buildPartialBlock<Failure>(
    accumulated: BuiltElements<Failure>, next: BuiltElements<Failure>
  ) -> BuiltElements<Failure> { accumulated.followed(by: next) }

  /// Adds a part without mistakes to parts that may have some.
  ///
  /// - Parameters:
  ///   - accumulated: The parts before.
  ///   - next: The part.
  /// - Returns: All of them.
  public static func buildPartialBlock(
    accumulated: BuiltElements<SourceError>, next: BuiltElements<Never>
  ) -> BuiltElements<SourceError> { accumulated.followed(by: next) }

  /// Adds a part that may have mistakes to parts without.
  ///
  /// - Parameters:
  ///   - accumulated: The parts before.
  ///   - next: The part.
  /// - Returns: All of them.
  public static func buildPartialBlock(
    accumulated: BuiltElements<Never>, next: BuiltElements<SourceError>
  ) -> BuiltElements<SourceError> { accumulated.followed(by: next) }

  /// Takes what an `if` without `else` makes.
  ///
  /// - Parameter elements: The elements, or `nil` when the condition is false.
  /// - Returns: The elements, or none.
  public static func buildOptional<Failure>(
    _ elements: BuiltElements<Failure>?
  ) -> BuiltElements<Failure> { elements ?? BuiltElements() }

  /// Takes what the first branch makes.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The elements as they are.
  public static func buildEither<Failure>(
    first elements: BuiltElements<Failure>
  ) -> BuiltElements<Failure> { elements }

  /// Takes what the second branch makes.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The elements as they are.
  public static func buildEither<Failure>(
    second elements: BuiltElements<Failure>
  ) -> BuiltElements<Failure> { elements }

  /// Takes what the first branch makes when only the other one may have mistakes.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The elements as they are.
  @_disfavoredOverload
  public static func buildEither(
    first elements: BuiltElements<Never>
  ) -> BuiltElements<SourceError> { BuiltElements<SourceError>(elements.tree) }

  /// Takes what the second branch makes when only the other one may have mistakes.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: The elements as they are.
  @_disfavoredOverload
  public static func buildEither(
    second elements: BuiltElements<Never>
  ) -> BuiltElements<SourceError> { BuiltElements<SourceError>(elements.tree) }

  /// Takes what a `for` makes.
  ///
  /// - Parameter rounds: The elements of each round.
  /// - Returns: All of them.
  public static func buildArray<Failure>(
    _ rounds: [BuiltElements<Failure>]
  ) -> BuiltElements<Failure> {
    var tree = ElementTree()
    for round in rounds { tree.append(round.tree) }
    return BuiltElements(tree)
  }
}
