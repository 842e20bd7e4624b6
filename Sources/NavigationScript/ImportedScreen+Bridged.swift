package import AccessibilityTree
package import Bridges
import Readers
package import ScreenReader
package import TreeFormats

extension ImportedScreen {
  // What draws on every platform, so that a dump does not say for which one.
  private static let everywhere: Set<Toolkit?> = [.web, .flutter, .accessKit]

  /// The screen as a bridge shows it, with what the bridge left out and inferred in the report.
  package func bridged(by bridge: (Screen) -> BridgedScreen) -> ImportedScreen {
    let bridged = bridge(screen)
    var imported = self
    imported.screen = bridged.screen
    imported.stated = stated ?? StatedScreen(screen, origins: bridged.origins, markup: markup)
    for note in bridged.notes {
      if note.isInferred {
        imported.report.infer(
          note.what, of: note.element, isAboutNode: note.isAboutNode)
      } else {
        imported.report.drop(
          note.what, of: note.element, subject: note.subject, isAboutNode: note.isAboutNode)
      }
    }
    imported.report.remarks += bridged.remarks
    return imported
  }

  /// The screen as its platform shows it to a reader.
  ///
  /// A page, and a toolkit that draws on every platform, are on that of a reader which cannot hear the one that
  /// the dump was taken for.
  package func bridged(for reader: Reader? = nil) -> ImportedScreen {
    var imported = self
    if let reader, !reader.hears(screen.platform), Self.everywhere.contains(screen.toolkit) {
      // A reader without a platform of its own hears pages wherever they are.
      let web: Platform? = screen.toolkit == .web && reader.hears(.web) ? .web : nil
      imported.screen.platform = reader.standardPlatforms.first ?? web ?? screen.platform
    }
    let asked = reader ?? (try? Readers.standard(for: imported.screen.platform))
    return imported.bridged(by: (asked?.bridge ?? .uiKit).told)
  }
}
