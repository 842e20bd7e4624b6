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
    "List what Voice Control shows and understands here, and what cannot be said."
  package static let details = """
    Example: earshot names Examples/Recipe/recipe.screen.yaml

    Stops and their order are those of VoiceOver on the screen's platform. That numbers follow it, and the \
    words that stand in for a missing name, are assumed.
    """
  package static let answers = AnswersName("earshot-names-lists", list: "screens")
  package static let parameters: [Parameter] = []

  package init(_ arguments: Arguments) {}

  package func obstacle(on named: NamedScreen) -> String? {
    let platform = named.imported.screen.platform
    return VoiceControl.exists(on: platform) ? nil : "\(platform.rawValue) has no Voice Control"
  }

  package func answer(
    for named: NamedScreen, _ layout: Layout
  ) throws(SourceError) -> Answer {
    let control = VoiceControl(try ReaderOptions().reading(named.imported.screen))
    return Answer(layout, of: NamesReport(control))
  }
}
