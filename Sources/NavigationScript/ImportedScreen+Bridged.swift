package import AccessibilityTree
import AccessibilityTree
import Bridges
import Readers
package import ScreenReader
package import TreeFormats

extension ImportedScreen {
  /// The screen as its platform shows it to a reader, with what was left out and inferred in the report.
  ///
  /// - Parameter reader: The reader, or `nil` for that of the screen's platform.
  /// - Returns: The screen that the reader asks.
  package func bridged(for reader: Reader? = nil) -> ImportedScreen {
    let asking = reader ?? (try? Readers.standard(for: screen.platform)) ?? .voiceOverIOS
    let bridged = asking.bridge.told(screen)
    var imported = self
    imported.screen = bridged.screen
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
}
