/// One item of a rotor of the app's own.
public struct RotorItem: Equatable, Sendable {
  /// The stop to land on, or `nil` for a text that belongs to no element that can be reached.
  public var stop: Int?
  /// The text to land on, or `nil` for the whole element.
  public var text: String?
}
