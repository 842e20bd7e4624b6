import AccessibilityTree
import Documents
package import TreeFormats

/// `tree`: what the platform exposes, before any reader.
package struct TreeQuestion: ScreenQuestion {
  package static let name = "tree"
  package static let title = "Show the element tree"
  package static let summary =
    "Print the element tree of a screen or page as it is in the source."
  package static let details = """
    Example: earshot transcript shop.html --show tree

    Each node has its ARIA role, name, description, value and states. Earshot does not merge, reorder or \
    phrase anything.
    """
  package static let answers = AnswersName("earshot-trees", list: "trees", isBareList: true)
  package static let isHeard = false
  package static let parameters: [Parameter] = []

  package init(_ arguments: Arguments) {}

  package func answer(for named: NamedScreen, _ layout: Layout) -> Answer {
    let screen = named.imported.screen
    return Answer(layout) {
      Array("\(SafeText.lines("\(TreeOutline(screen.tree))"))\n".utf8)
    } json: { json, _ in
      TreeJSON(screen).write(named.name, to: &json)
    }
  }
}
