public import AccessibilityTree
public import ScreenReader

/// What the app does when the reader acts on the element: effects as screen files have them, or a closure
/// that answers with the effects of a session.
extension BuiltElement {
  /// Answers a double tap.
  ///
  /// - Parameters:
  ///   - effect: What the app does.
  ///   - more: What it does then, in order.
  /// - Returns: A changed copy.
  public func onActivate(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.activate), [effect] + more)
  }

  /// Answers a double tap in code.
  ///
  /// - Parameter answer: Returns what the app does.
  /// - Returns: A changed copy.
  public func onActivate(_ answer: @escaping @Sendable () -> [AppEffect]) -> Self {
    on(.act(.activate)) { _, _ in answer() }
  }

  /// Offers a custom action.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - effects: What the app does, in order; nothing when there are none.
  /// - Returns: A changed copy.
  public func action(_ name: String, _ effects: Behaviour.Effect...) -> Self {
    let offering = adding([name], to: \.actions)
    return effects.isEmpty ? offering : offering.on(.action(name), effects)
  }

  /// Offers a custom action that is answered in code.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - answer: Returns what the app does.
  /// - Returns: A changed copy.
  public func action(
    _ name: String, _ answer: @escaping @Sendable () -> [AppEffect]
  ) -> Self {
    adding([name], to: \.actions).on(.action(name)) { _, _ in answer() }
  }

  /// Offers what can be dragged from here.
  ///
  /// - Parameter names: The names, as the actions rotor has them.
  /// - Returns: A changed copy.
  public func dragSources(_ names: String...) -> Self { adding(names, to: \.dragSources) }

  /// Offers where things can be dropped here.
  ///
  /// - Parameter names: The names, as the actions rotor has them.
  /// - Returns: A changed copy.
  public func dropPoints(_ names: String...) -> Self { adding(names, to: \.dropPoints) }

  /// Answers a two-finger scrub on the element or on what it holds.
  ///
  /// - Parameters:
  ///   - effect: What the app does.
  ///   - more: What it does then, in order.
  /// - Returns: A changed copy.
  public func onEscape(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.escape), [effect] + more)
  }

  /// Answers a two-finger scrub on the element or on what it holds in code.
  ///
  /// - Parameter answer: Returns what the app does.
  /// - Returns: A changed copy.
  public func onEscape(_ answer: @escaping @Sendable () -> [AppEffect]) -> Self {
    on(.act(.escape)) { _, _ in answer() }
  }

  /// Answers a two-finger double tap on the element or on what it holds.
  ///
  /// - Parameters:
  ///   - effect: What the app does.
  ///   - more: What it does then, in order.
  /// - Returns: A changed copy.
  public func onMagicTap(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.magicTap), [effect] + more)
  }

  /// Answers a two-finger double tap on the element or on what it holds in code.
  ///
  /// - Parameter answer: Returns what the app does.
  /// - Returns: A changed copy.
  public func onMagicTap(_ answer: @escaping @Sendable () -> [AppEffect]) -> Self {
    on(.act(.magicTap)) { _, _ in answer() }
  }

  /// Answers a three-finger swipe on the element or on what it holds.
  ///
  /// - Parameters:
  ///   - effect: What the app does.
  ///   - more: What it does then, in order.
  /// - Returns: A changed copy.
  public func onScroll(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.scroll), [effect] + more)
  }

  /// Answers a three-finger swipe on the element or on what it holds in code.
  ///
  /// - Parameter answer: Takes the direction and returns what the app does.
  /// - Returns: A changed copy.
  public func onScroll(_ answer: @escaping @Sendable (ScrollDirection) -> [AppEffect]) -> Self {
    on(.act(.scroll)) { request, _ in
      if case .scroll(let direction) = request.act { answer(direction) } else { [] }
    }
  }

  /// Answers any act with effects.
  ///
  /// - Parameters:
  ///   - trigger: The act.
  ///   - effects: What the app does, in order.
  /// - Returns: A changed copy.
  public func on(_ trigger: Behaviour.Trigger, _ effects: [Behaviour.Effect]) -> Self {
    adding([Behaviour(on: trigger, effects: effects)], to: \.behaviours)
  }

  /// Answers any act in code.
  ///
  /// - Parameters:
  ///   - trigger: The act.
  ///   - answer: Takes the request and the screen shown, and returns what the app does.
  /// - Returns: A changed copy.
  public func on(_ trigger: Behaviour.Trigger, _ answer: @escaping BehaviourCode.Answer) -> Self {
    adding(
      [Behaviour(on: trigger, code: BehaviourCode(answering: answer))], to: \.behaviours)
  }
}

extension BuiltElement where Role: AdjustableRole {
  /// Answers a swipe up.
  ///
  /// - Parameters:
  ///   - effect: What the app does.
  ///   - more: What it does then, in order.
  /// - Returns: A changed copy.
  public func onIncrement(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.increment), [effect] + more)
  }

  /// Answers a swipe up in code.
  ///
  /// - Parameter answer: Returns what the app does.
  /// - Returns: A changed copy.
  public func onIncrement(_ answer: @escaping @Sendable () -> [AppEffect]) -> Self {
    on(.act(.increment)) { _, _ in answer() }
  }

  /// Answers a swipe down.
  ///
  /// - Parameters:
  ///   - effect: What the app does.
  ///   - more: What it does then, in order.
  /// - Returns: A changed copy.
  public func onDecrement(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.decrement), [effect] + more)
  }

  /// Answers a swipe down in code.
  ///
  /// - Parameter answer: Returns what the app does.
  /// - Returns: A changed copy.
  public func onDecrement(_ answer: @escaping @Sendable () -> [AppEffect]) -> Self {
    on(.act(.decrement)) { _, _ in answer() }
  }
}

extension BuiltElement where Role: TypingRole {
  /// Answers typed text.
  ///
  /// - Parameters:
  ///   - effect: What the app does.
  ///   - more: What it does then, in order.
  /// - Returns: A changed copy.
  public func onType(_ effect: Behaviour.Effect, _ more: Behaviour.Effect...) -> Self {
    on(.act(.type), [effect] + more)
  }

  /// Answers typed text in code.
  ///
  /// - Parameter answer: Takes the whole text of the field and returns what the app does.
  /// - Returns: A changed copy.
  public func onType(_ answer: @escaping @Sendable (String) -> [AppEffect]) -> Self {
    on(.act(.type)) { request, _ in
      if case .type(let text) = request.act { answer(text) } else { [] }
    }
  }
}
