/// One part of an utterance, which adds fragments for an element in its context.
///
/// To add a part, declare a constant and put it into the grammars of the readers that speak it.
///
/// ```swift
/// let value = UtterancePart("value") { context, fragments in
///   context.say(text: context.element.value, as: .value, target: .value, into: &fragments)
/// }
/// ```
public struct UtterancePart: Sendable {
  /// A function that appends fragments to the previous ones.
  public typealias Body = @Sendable (PhrasingContext, inout [Fragment]) -> Void

  /// The part's name in listings: "roles".
  public let name: String
  /// Appends fragments to the previous ones.
  public let add: Body

  /// Creates a part.
  ///
  /// - Parameters:
  ///   - name: The part's name in listings.
  ///   - add: Appends fragments to the previous ones.
  public init(_ name: String, _ add: @escaping Body) {
    self.name = name
    self.add = add
  }
}
