import AccessibilityTree
package import Documents
import OtherTechnologies
import Transcript
package import TreeFormats

/// `keys`: where the focus of a keyboard goes, and the keys that lead to an element.
package struct KeysQuestion: ScreenQuestion {
  package static let name = "keys"
  package static let title = "Follow the keyboard's focus"
  package static let summary =
    "List the tab order, and the keys that reach an element."
  package static let details = """
    Example: earshot transcript Examples/Checkout/checkout.screen.yaml --show keys
    Example: earshot transcript Examples/Checkout/checkout.screen.yaml --show keys --to "Place order"

    On iOS and iPadOS this is Full Keyboard Access: Tab moves from group to group, and arrow keys move inside a \
    group. Earshot assumes that bars, lists and segmented controls are groups. On other platforms, Tab reaches each \
    element. If the app specifies an order (keyboardNext, keyboardFocusable), Earshot follows it.
    """
  package static let answers = AnswersName("earshot-keys-lists", list: "screens")
  package static let parameters = [TargetChoice.parameter]

  private let target: TargetChoice

  package init(_ arguments: Arguments) { target = TargetChoice(arguments) }

  package func obstacle(on named: NamedScreen) -> String? {
    let platform = named.imported.screen.platform
    return KeyboardAccess.exists(on: platform)
      ? nil : "there is no Tab order on \(platform.rawValue)"
  }

  package func answer(
    for named: NamedScreen, _ layout: Layout
  ) throws(SourceError) -> Answer {
    let screen = named.imported.screen
    let keyboard = KeyboardAccess(try ReaderOptions().reading(screen))
    let notes =
      keyboard.groups.isEmpty ? [named.unresponsive("the focus cannot reach anything")] : []
    let goal = try target.node(on: screen, path: named.name)
    if let goal, keyboard.ways(to: goal).isEmpty {
      let reason =
        keyboard.unreached.contains(goal)
        ? "the focus cannot reach \(target.quoted), according to the input"
        : "\(target.quoted) does not respond to the user, so the focus cannot reach it"
      throw SourceError(
        path: named.name, message: reason,
        suggestion: "if it does in the app, add `keyboardFocusable: true`")
    }
    let report = KeysReport(keyboard, goal: goal)
    return Answer(layout, notes: notes, of: report)
  }
}
