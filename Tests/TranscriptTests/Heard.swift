import AccessibilityTree
import Documents
import ScreenReader
import Transcript
import TreeFormats
import Voices

/// What is heard on a screen that a test writes down as YAML.
enum Heard {
  /// Returns one line a stop, the hint behind `‖`.
  static func lines(
    _ yaml: String, style: Style = .spoken, dialect: Dialect? = nil,
    verbosity: Verbosity = Verbosity()
  ) throws -> [String] {
    let reading = try reading(yaml, style: style, dialect: dialect, verbosity: verbosity)
    return Transcript(reading, rendering: Rendering(style)).stops.map { stop in
      guard let hint = stop.hint, style != .utterance else { return stop.text }
      return "\(stop.text) ‖ \(hint)"
    }
  }

  /// Returns what is heard at the only stop of a screen with one element.
  static func line(
    _ element: Element, style: Style, dialect: Dialect? = nil,
    verbosity: Verbosity = Verbosity()
  ) throws -> String {
    var tree = ElementTree()
    var element = element
    element.isElement = true
    tree.add(element)
    let reading = ScreenReading(
      Screen(tree: tree), phrases: try PhraseLibrary(), dialect: dialect ?? style.dialect,
      verbosity: verbosity)
    let rendering = Rendering(style)
    let utterance = reading.utterance(at: 0, from: nil)
    guard let hint = rendering.hint(of: utterance), style != .utterance else {
      return rendering.text(of: utterance)
    }
    return "\(rendering.text(of: utterance)) ‖ \(hint)"
  }

  /// Reads a screen that a test writes down as YAML.
  static func reading(
    _ yaml: String, style: Style = .spoken, dialect: Dialect? = nil,
    verbosity: Verbosity = Verbosity(), explained: Bool = false
  ) throws -> ScreenReading {
    let source = try SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    return ScreenReading(
      try NativeReader().read(source).screen, phrases: try PhraseLibrary(),
      dialect: dialect ?? style.dialect, verbosity: verbosity, explained: explained)
  }
}
