/// What the app does when the reader acts on an element: a trigger and effects that run in order.
public struct Behaviour: Equatable, Hashable, Sendable {
  /// The act that sets a behaviour off.
  public enum Trigger: Equatable, Hashable, Sendable {
    /// One of the acts that every element knows.
    case act(Act)
    /// A custom action, by its name.
    case action(String)
  }

  /// An act that every element knows.
  public enum Act: String, CaseIterable, Hashable, Sendable {
    /// A double tap.
    case activate
    /// A swipe up on an adjustable element.
    case increment
    /// A swipe down on an adjustable element.
    case decrement
    /// A two-finger scrub.
    case escape
    /// The way to the home screen.
    case home
    /// A two-finger double tap.
    case magicTap
    /// Typing into a field.
    case type
    /// A three-finger swipe.
    case scroll
  }

  /// One thing that the app does.
  public struct Effect: Equatable, Hashable, Sendable {
    /// What the effect does.
    public var name: Name
    /// What it does it to or with, or `nil` for the bare word.
    public var argument: PropertyValue?
    /// Further keys beside the name, such as the priority of an announcement.
    public var options: [PropertyValue.Entry]

    /// Creates an effect.
    ///
    /// - Parameters:
    ///   - name: What the effect does.
    ///   - argument: What it does it to or with.
    ///   - options: Further keys beside the name.
    public init(
      _ name: Name, argument: PropertyValue? = nil, options: [PropertyValue.Entry] = []
    ) {
      self.name = name
      self.argument = argument
      self.options = options
    }
  }

  /// The act that sets the behaviour off.
  public var trigger: Trigger
  /// What then happens, in order.
  public var effects: [Effect]
  /// Code that answers after the effects, or `nil`; no screen file holds it.
  public var code: BehaviourCode?

  /// Creates a behaviour.
  ///
  /// - Parameters:
  ///   - trigger: The act that sets the behaviour off.
  ///   - effects: What then happens, in order.
  ///   - code: Code that answers after the effects.
  public init(on trigger: Trigger, effects: [Effect] = [], code: BehaviourCode? = nil) {
    self.trigger = trigger
    self.effects = effects
    self.code = code
  }
}
