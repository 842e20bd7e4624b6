public import AccessibilityTree

/// How one moves with a reader, and what answers.
public struct Navigation: Sendable {
  /// The options of the rotor, in the order in which they are offered; what a swipe up or down, or a quick
  /// key, then does.
  public var rotors: [Rotor]
  /// Returns how a command is given on a platform, in words: "Swipe right"; `nil` where there is no such
  /// command.
  public var gesture: @Sendable (_ command: CommandWord, _ platform: Platform) -> String?
  /// Whether the element is said again where there is nothing further this way.
  public var repeatsAtEdge: Bool
  /// How one goes into things and out of them, or `nil` where moving in and out is all there is.
  public var interaction: Interaction?
  /// Whether typing says the word at the caret rather than each character and each word that ends.
  public var echoesWordAtCaret = false

  /// Creates a navigation.
  ///
  /// - Parameters:
  ///   - rotors: The options of the rotor, in the order in which they are offered.
  ///   - repeatsAtEdge: Whether the element is said again where there is nothing further this way.
  ///   - gesture: Returns how a command is given on a platform.
  public init(
    rotors: [Rotor] = [], repeatsAtEdge: Bool = true,
    gesture: @escaping @Sendable (_ command: CommandWord, _ platform: Platform) -> String? = {
      _, _ in
      nil
    }
  ) {
    self.rotors = rotors
    self.repeatsAtEdge = repeatsAtEdge
    self.gesture = gesture
  }
}
