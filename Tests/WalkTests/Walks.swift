import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Transcript
import TreeFormats
import Voices

@testable import Walk

/// Walks through screens that tests write down as YAML.
enum Walks {
  static let recipe = """
    screen: Mango lassi
    elements:
      - heading: Mango lassi
      - image: A large container holding a variety of mangoes
      - label: Your rating
        value: 40%
        traits: [adjustable]
      - button: Rate
        id: rate
        hint: Rates this recipe.
        actions: [Share, Print]
        frame: [10, 10, 50, 50]
      - textField: Comment
        id: comment
    """

  static func exploration(
    _ yaml: String = recipe, style: Style = .spoken, app: AppModel = .inert,
    reader: Reader? = nil
  ) throws -> Exploration {
    let source = try SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    var screen = try TreeReaders.read(source).screen
    if let reader { screen.platform = reader.platforms.contains(.ios) ? .ios : .web }
    let session = try ReaderOptions(reader: reader, style: style).session(on: screen, app: app)
    return Exploration(session, rendering: Rendering(style))
  }

  static func keys(_ yaml: String = recipe, _ keys: Key...) throws -> KeyWalk {
    var walk = KeyWalk(
      try exploration(yaml), name: "recipe", suggestion: "recipe.flow.yaml")
    _ = walk.start()
    for key in keys { _ = walk.take(key) }
    return walk
  }

  /// What a line walk prints for some lines.
  static func lines(_ lines: String..., yaml: String = recipe) throws -> [String] {
    var walk = LineWalk(try exploration(yaml))
    var output = walk.start()
    for line in lines {
      let answer = walk.take(line)
      output += answer.echoed + (answer.error.map { ["! \($0)"] } ?? [])
    }
    return output
  }
}
