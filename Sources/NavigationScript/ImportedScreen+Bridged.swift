package import AccessibilityTree
package import Bridges
package import TreeFormats

extension ImportedScreen {
  /// The screen as a bridge shows it, with what the bridge left out and inferred in the report.
  ///
  /// - Parameter bridge: What shows the screen to a reader.
  /// - Returns: The screen that a reader asks.
  package func bridged(
    by bridge: (Screen) -> BridgedScreen = Bridges.toolkitOnIOS
  ) -> ImportedScreen {
    let bridged = bridge(screen)
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
