public import AccessibilityTree
public import ScreenReader

/// What the app does when the reader acts on the element: effects as screen files have them, or a closure
/// that answers with the effects of a session.
extension BuiltElement {
  /// Handles a double tap with effects.
  ///
  /// - Parameters:
  ///   - effect: The first effect.
  ///   - more: Further effects, in order.
  /// - Returns: A changed copy.
  public func onActivate(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.activate), [effect] + more)
  }

  /// Handles a double tap with code.
  ///
  /// - Parameter answer: Returns the effects.
  /// - Returns: A changed copy.
  public func onActivate(_ answer: @escaping @Sendable () -> [AppEffect]) -> Self {
    on(.act(.activate)) { _, _ in answer() }
  }

  /// Adds a custom action with effects.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - effects: The effects, in order; the action does nothing if there are none.
  /// - Returns: A changed copy.
  public func action(_ name: String, _ effects: Behaviour.Effect...) -> Self {
    let offering = adding([name], to: \.actions)
    return effects.isEmpty ? offering : offering.on(.action(name), effects)
  }

  /// Adds a custom action with code.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - answer: Returns the effects.
  /// - Returns: A changed copy.
  public func action(
    _ name: String, _ answer: @escaping @Sendable () -> [AppEffect]
  ) -> Self {
    adding([name], to: \.actions).on(.action(name)) { _, _ in answer() }
  }

  /// Adds sources of drag and drop on the element.
  ///
  /// - Parameter names: The names in the actions rotor.
  /// - Returns: A changed copy.
  public func dragSources(_ names: String...) -> Self { adding(names, to: \.dragSources) }

  /// Adds drop targets on the element.
  ///
  /// - Parameter names: The names in the actions rotor.
  /// - Returns: A changed copy.
  public func dropPoints(_ names: String...) -> Self { adding(names, to: \.dropPoints) }

  /// Handles a two-finger scrub on the element or its descendants with effects.
  ///
  /// - Parameters:
  ///   - effect: The first effect.
  ///   - more: Further effects, in order.
  /// - Returns: A changed copy.
  public func onEscape(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.escape), [effect] + more)
  }

  /// Handles a two-finger scrub on the element or its descendants with code.
  ///
  /// - Parameter answer: Returns the effects.
  /// - Returns: A changed copy.
  public func onEscape(_ answer: @escaping @Sendable () -> [AppEffect]) -> Self {
    on(.act(.escape)) { _, _ in answer() }
  }

  /// Handles a two-finger double tap on the element or its descendants with effects.
  ///
  /// - Parameters:
  ///   - effect: The first effect.
  ///   - more: Further effects, in order.
  /// - Returns: A changed copy.
  public func onMagicTap(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.magicTap), [effect] + more)
  }

  /// Handles a two-finger double tap on the element or its descendants with code.
  ///
  /// - Parameter answer: Returns the effects.
  /// - Returns: A changed copy.
  public func onMagicTap(_ answer: @escaping @Sendable () -> [AppEffect]) -> Self {
    on(.act(.magicTap)) { _, _ in answer() }
  }

  /// Handles a three-finger swipe on the element or its descendants with effects.
  ///
  /// - Parameters:
  ///   - effect: The first effect.
  ///   - more: Further effects, in order.
  /// - Returns: A changed copy.
  public func onScroll(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.scroll), [effect] + more)
  }

  /// Handles a three-finger swipe on the element or its descendants with code.
  ///
  /// - Parameter answer: Receives the direction and returns the effects.
  /// - Returns: A changed copy.
  public func onScroll(_ answer: @escaping @Sendable (ScrollDirection) -> [AppEffect]) -> Self {
    on(.act(.scroll)) { request, _ in
      if case .scroll(let direction) = request.act { answer(direction) } else { [] }
    }
  }

  /// Handles any act with effects.
  ///
  /// - Parameters:
  ///   - trigger: The act.
  ///   - effects: The effects, in order.
  /// - Returns: A changed copy.
  public func on(_ trigger: Behaviour.Trigger, _ effects: [Behaviour.Effect]) -> Self {
    adding([Behaviour(on: trigger, effects: effects)], to: \.behaviours)
  }

  /// Handles any act with code.
  ///
  /// - Parameters:
  ///   - trigger: The act.
  ///   - answer: Receives the request and the shown screen, and returns the effects.
  /// - Returns: A changed copy.
  public func on(_ trigger: Behaviour.Trigger, _ answer: @escaping BehaviourCode.Answer) -> Self {
    adding(
      [Behaviour(on: trigger, code: BehaviourCode(answering: answer))], to: \.behaviours)
  }
}

extension BuiltElement where Role: AdjustableRole {
  /// Handles a swipe up with effects.
  ///
  /// - Parameters:
  ///   - effect: The first effect.
  ///   - more: Further effects, in order.
  /// - Returns: A changed copy.
  public func onIncrement(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.increment), [effect] + more)
  }

  /// Handles a swipe up with code.
  ///
  /// - Parameter answer: Returns the effects.
  /// - Returns: A changed copy.
  public func onIncrement(_ answer: @escaping @Sendable () -> [AppEffect]) -> Self {
    on(.act(.increment)) { _, _ in answer() }
  }

  /// Handles a swipe down with effects.
  ///
  /// - Parameters:
  ///   - effect: The first effect.
  ///   - more: Further effects, in order.
  /// - Returns: A changed copy.
  public func onDecrement(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.decrement), [effect] + more)
  }

  /// Handles a swipe down with code.
  ///
  /// - Parameter answer: Returns the effects.
  /// - Returns: A changed copy.
  public func onDecrement(_ answer: @escaping @Sendable () -> [AppEffect]) -> Self {
    on(.act(.decrement)) { _, _ in answer() }
  }
}

extension BuiltElement where Role: TypingRole {
  /// Handles typed text with effects.
  ///
  /// - Parameters:
  ///   - effect: The first effect.
  ///   - more: Further effects, in order.
  /// - Returns: A changed copy.
  public func onType(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.type), [effect] + more)
  }

  /// Handles typed text with code.
  ///
  /// - Parameter answer: Receives the whole text of the field and returns the effects.
  /// - Returns: A changed copy.
  public func onType(_ answer: @escaping @Sendable (String) -> [AppEffect]) -> Self {
    on(.act(.type)) { request, _ in
      if case .type(let text) = request.act { answer(text) } else { [] }
    }
  }
}
