package import AccessibilityTree
package import Bridges
package import ScreenReader

extension Screen {
  // What draws on every platform, so that a dump does not say for which one.
  private static let everywhere: Set<Toolkit?> = [.web, .flutter, .accessKit]

  /// The screen on the platform where a reader hears it.
  ///
  /// A page, and a toolkit that draws on every platform, are on that of a reader which cannot hear the one that
  /// the dump was taken for.
  package func placed(for reader: Reader?) -> Screen {
    guard let reader, !reader.hears(platform), Self.everywhere.contains(toolkit) else {
      return self
    }
    var screen = self
    // A reader without a platform of its own hears pages wherever they are.
    let web: Platform? = toolkit == .web && reader.hears(.web) ? .web : nil
    screen.platform = reader.standardPlatforms.first ?? web ?? platform
    return screen
  }

  /// What the platform's accessibility API makes of the screen for a reader, or for that of the platform.
  package func bridge(for reader: Reader?) -> Bridge {
    (reader ?? (try? Readers.standard(for: platform)))?.bridge ?? .uiKit
  }

  /// The screen as its platform shows it to a reader.
  package func bridged(for reader: Reader?) -> BridgedScreen {
    let placed = placed(for: reader)
    return placed.bridge(for: reader).told(placed)
  }
}
