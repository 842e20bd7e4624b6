/// App code that a behaviour runs; its caller knows the signature.
///
/// Code cannot be compared: two values are equal only if one is a copy of the other.
public struct BehaviourCode: Hashable, Sendable {
  /// The closure, in a type of whoever made it.
  package var body: any Sendable { box.body }

  private let box: Box

  /// Wraps code.
  package init(_ body: any Sendable) { box = Box(body) }

  /// Returns whether two values hold the same code.
  ///
  /// - Parameters:
  ///   - first: A value.
  ///   - second: Another value.
  /// - Returns: Whether one is a copy of the other.
  public static func == (first: Self, second: Self) -> Bool { first.box === second.box }

  /// Hashes the code's identity.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(box)) }

  private final class Box: Sendable {
    let body: any Sendable

    init(_ body: any Sendable) { self.body = body }
  }
}
