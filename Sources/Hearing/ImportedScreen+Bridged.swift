package import AccessibilityTree
package import Bridges
import Readers
package import ScreenReader
package import TreeFormats

extension ImportedScreen {
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
  package func bridged(for reader: Reader? = nil) -> ImportedScreen {
    var imported = self
    imported.screen = screen.placed(for: reader)
    return imported.bridged(by: imported.screen.bridge(for: reader).told)
  }
}
