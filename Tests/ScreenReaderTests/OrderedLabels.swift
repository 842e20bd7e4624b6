import AccessibilityTree
import Documents
import Readers
import ScreenReader
import TreeFormats

/// The order of screens that tests write down.
enum OrderedLabels {
  /// Returns the labels of the stops of a screen written as YAML.
  static func of(_ yaml: String, reader: Reader = .voiceOverIOS) throws -> [String] {
    of(try screen(yaml), reader: reader)
  }

  /// Returns the labels of a screen's stops.
  static func of(_ screen: Screen, reader: Reader = .voiceOverIOS) -> [String] {
    ReadingOrder(screen, reader: reader).stops.map { screen.tree[$0.element].label ?? "" }
  }

  /// Returns a screen written as YAML.
  static func screen(_ yaml: String) throws -> Screen {
    try NativeReader().read(SourceText(bytes: Array(yaml.utf8), path: "test.screen.yaml")).screen
  }

  /// Returns a flat screen of labelled elements with frames of one size.
  static func grid(
    _ places: [(label: String, x: Double, y: Double)], platform: Platform = .ios,
    direction: Direction = .ltr
  ) -> Screen {
    var tree = ElementTree()
    for place in places {
      tree.add(
        Element(place.label, frame: Frame(x: place.x, y: place.y, width: 40, height: 40)))
    }
    var screen = Screen(platform: platform, tree: tree)
    screen.direction = direction
    return screen
  }
}
