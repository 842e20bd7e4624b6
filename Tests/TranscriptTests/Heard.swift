import AccessibilityTree
import Documents
import Readers
import ScreenReader
import Transcript
import TreeFormats
import Voices

/// What is heard on a screen that a test writes down as YAML.
enum Heard {
  /// Returns one line a stop, the hint behind `‖`.
  static func lines(
    _ yaml: String, style: Style = .spoken, reader: Reader? = nil,
    verbosity: Verbosity = Verbosity()
  ) throws -> [String] {
    let reading = try reading(yaml, style: style, reader: reader, verbosity: verbosity)
    return Transcript(reading, rendering: Rendering(style)).stops.map { stop in
      guard let hint = stop.hint, style != .utterance else { return stop.text }
      return "\(stop.text) ‖ \(hint)"
    }
  }

  /// Returns what is heard at the only stop of a screen with one element.
  static func line(
    _ element: Element, style: Style, reader: Reader? = nil,
    verbosity: Verbosity = Verbosity()
  ) throws -> String {
    var tree = ElementTree()
    var element = element
    element.isElement = true
    tree.add(element)
    let reading = try reading(
      Screen(tree: tree), style: style, reader: reader, verbosity: verbosity)
    let rendering = Rendering(style)
    let utterance = reading.utterance(at: 0, from: nil)
    guard let hint = rendering.hint(of: utterance), style != .utterance else {
      return rendering.text(of: utterance)
    }
    return "\(rendering.text(of: utterance)) ‖ \(hint)"
  }

  /// Reads a screen that a test writes down as YAML.
  static func reading(
    _ yaml: String, style: Style = .spoken, reader: Reader? = nil,
    verbosity: Verbosity = Verbosity(), explained: Bool = false
  ) throws -> ScreenReading {
    let source = try SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")
    return try self.reading(
      try NativeReader().read(source).screen, style: style, reader: reader, verbosity: verbosity,
      explained: explained)
  }

  private static func reading(
    _ screen: Screen, style: Style, reader: Reader?, verbosity: Verbosity, explained: Bool = false
  ) throws -> ScreenReading {
    guard let reader else {
      return try ReaderOptions(style: style, verbosity: verbosity)
        .reading(screen, explained: explained)
    }
    var settings = reader.defaults
    settings.verbosity = verbosity
    return ScreenReading(
      screen, reader: reader, phrases: try reader.phrases(), settings: settings, form: style.form,
      explained: explained)
  }
}
