import AccessibilityTree
import Bridges
import Documents
import Readers
import ScreenReader
import TreeFormats
import Voices

/// Screens that a toolkit states, in tests: without a dump, a file or a folder.
enum BridgedYAML {
  /// Returns a screen of a toolkit.
  static func screen(_ toolkit: Toolkit, _ elements: String) throws -> Screen {
    let text = "toolkit: \(toolkit.rawValue)\nsize: [400, 800]\nelements:\n\(elements)"
    return try NativeReader().read(SourceText(bytes: Array(text.utf8), path: "a.screen.yaml"))
      .screen
  }

  /// Returns what VoiceOver on iOS says at each stop, without hints.
  static func heard(_ screen: Screen) throws -> [String] {
    let reading = ScreenReading(screen, reader: .voiceOverIOS, phrases: try PhraseLibrary())
    return reading.order.stops.indices.map { stop in
      let fragments = reading.utterance(at: stop, from: stop > 0 ? stop - 1 : nil).fragments
      return fragments.filter { $0.kind != .hint }.map(\.text).joined(separator: ", ")
    }
  }
}
