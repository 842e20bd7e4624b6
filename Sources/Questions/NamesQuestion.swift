import AccessibilityTree
package import Documents
import OtherTechnologies
import Transcript
package import TreeFormats

/// `names`: the names and numbers that Voice Control shows and understands.
package struct NamesQuestion: ScreenQuestion {
  package static let name = "names"
  package static let title = "List Voice Control's names"
  package static let summary =
    "List the names that Voice Control shows and understands, and controls without one."
  package static let details = """
    Example: earshot transcript Examples/Recipe/recipe.screen.yaml --show names

    Stops and their order are those of VoiceOver on the screen's platform. Earshot assumes that \
    the numbers follow this order. It also assumes the replacements for missing names.
    """
  package static let answers = AnswersName("earshot-names-lists", list: "screens")
  package static let parameters: [Parameter] = []

  package init(_ arguments: Arguments) {}

  package func obstacle(on named: NamedScreen) -> String? {
    let platform = named.imported.screen.platform
    return VoiceControl.exists(on: platform)
      ? nil : "Voice Control is not available on \(platform.rawValue)"
  }

  package func answer(
    for named: NamedScreen, _ layout: Layout
  ) throws(SourceError) -> Answer {
    let control = VoiceControl(try ReaderOptions().reading(named.imported.screen))
    return Answer(layout, of: NamesReport(control))
  }
}
