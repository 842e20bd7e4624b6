/// One part of an utterance: what it adds for an element in its context.
///
/// Whoever adds a part writes a constant and puts it into the grammars of the readers that speak it.
///
/// ```swift
/// let value = UtterancePart("value") { context, fragments in
///   context.say(context.element.value, as: .value, target: .value, into: &fragments)
/// }
/// ```
public struct UtterancePart: Sendable {
  /// Adds what is said to the fragments before it.
  public typealias Body = @Sendable (PhrasingContext, inout [Fragment]) -> Void

  /// The part's name, for listings: "roles".
  public let name: String
  /// Adds what is said to the fragments before it.
  public let add: Body

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - name: The part's name, for listings.
  ///   - add: Adds what is said to the fragments before it.
  public init(_ name: String, _ add: @escaping Body) {
    self.name = name
    self.add = add
  }
}
