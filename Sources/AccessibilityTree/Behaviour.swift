/// What the app does when the reader acts on an element: a trigger and effects that run in order.
public struct Behaviour: Equatable, Hashable, Sendable {
  /// The act that triggers a behaviour.
  public enum Trigger: Equatable, Hashable, Sendable {
    /// An act that is available on every element.
    case act(Act)
    /// A custom action, by name.
    case action(String)
  }

  /// An act that is available on every element.
  public enum Act: String, CaseIterable, Hashable, Sendable {
    /// A double tap.
    case activate
    /// A swipe up on an adjustable element.
    case increment
    /// A swipe down on an adjustable element.
    case decrement
    /// A two-finger scrub.
    case escape
    /// The gesture or key that goes to the home screen.
    case home
    /// A two-finger double tap.
    case magicTap
    /// Typing into a field.
    case type
    /// A three-finger swipe.
    case scroll
  }

  /// One thing that the app does in response.
  public struct Effect: Equatable, Hashable, Sendable {
    /// What the effect does.
    public var name: Name
    /// The target or argument of the effect, or `nil` if it has none.
    public var argument: PropertyValue?
    /// Additional keys, such as the priority of an announcement.
    public var options: [PropertyValue.Entry]

    /// Creates an effect.
    ///
    /// - Parameters:
    ///   - name: What the effect does.
    ///   - argument: The target or argument of the effect.
    ///   - options: Additional keys.
    public init(
      _ name: Name, argument: PropertyValue? = nil, options: [PropertyValue.Entry] = []
    ) {
      self.name = name
      self.argument = argument
      self.options = options
    }
  }

  /// The act that triggers the behaviour.
  public var trigger: Trigger
  /// The effects that follow, in order.
  public var effects: [Effect]
  /// Code that runs after the effects, or `nil`; screen files cannot contain it.
  public var code: BehaviourCode?

  /// Creates a behaviour.
  ///
  /// - Parameters:
  ///   - trigger: The act that triggers the behaviour.
  ///   - effects: The effects that follow, in order.
  ///   - code: Code that runs after the effects.
  public init(on trigger: Trigger, effects: [Effect] = [], code: BehaviourCode? = nil) {
    self.trigger = trigger
    self.effects = effects
    self.code = code
  }
}
