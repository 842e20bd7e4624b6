/// What a person has set in their browser or system, as far as pages can tell and go by it.
package struct PagePreferences: Equatable, Sendable {
  /// Whether the page is drawn dark on light or light on dark.
  package enum ColorScheme: String, CaseIterable, Sendable {
    case light, dark
  }

  /// The languages that the person reads, the one they like best first (BCP 47); empty for those of the browser.
  package var languages: [String] = []
  /// The colours that the person likes, or `nil` for those that the browser has.
  package var colorScheme: ColorScheme?
  /// Whether the system draws all in few colours of the person's own, such as Windows with contrast themes.
  package var forcesColors = false
  /// Whether what moves may move; else pages are asked to keep still, so that they are heard the same in every run.
  package var allowsMotion = false
  /// The size of text where the page leaves it to the browser, in percent of the usual.
  package var textSize = 100

  /// Whether a page may stand on another colour than white where it names none.
  var changesCanvas: Bool { colorScheme == .dark || forcesColors }

  /// Creates the preferences of somebody who has set nothing.
  package init() {}

  /// The features of media that pages ask for, by their names in CSS.
  var mediaFeatures: [(name: String, value: String)] {
    var features = [("prefers-reduced-motion", allowsMotion ? "no-preference" : "reduce")]
    if let colorScheme { features.append(("prefers-color-scheme", colorScheme.rawValue)) }
    if forcesColors { features.append(("forced-colors", "active")) }
    return features
  }

  /// The languages as the browser is told them, which asks servers for each less than for the one before.
  var acceptedLanguages: String { languages.joined(separator: ",") }
}
