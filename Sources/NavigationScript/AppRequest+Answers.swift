package import AccessibilityTree
package import ScreenReader

extension AppRequest {
  /// What the element itself says that the app does when it is asked this, in order.
  package var answers: [Behaviour] {
    if element.behaviours.isEmpty { return [] }
    let trigger = act.trigger
    return element.behaviours.filter { $0.trigger == trigger }
  }
}
