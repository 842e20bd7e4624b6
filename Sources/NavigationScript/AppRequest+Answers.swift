public import AccessibilityTree
public import ScreenReader

extension AppRequest {
  /// What the element itself says that the app does when it is asked this, in order.
  public var answers: [Behaviour] {
    if element.behaviours.isEmpty { return [] }
    let trigger: Behaviour.Trigger =
      switch act {
      case .activate: .act(.activate)
      case .increment: .act(.increment)
      case .decrement: .act(.decrement)
      case .escape: .act(.escape)
      case .magicTap: .act(.magicTap)
      case .action(let name): .action(name)
      case .scroll: .act(.scroll)
      case .type: .act(.type)
      }
    return element.behaviours.filter { $0.trigger == trigger }
  }
}
