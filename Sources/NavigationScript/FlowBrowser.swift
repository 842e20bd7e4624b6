package import Documents
package import ScreenReader
package import TreeFormats

/// A browser that opens the pages of flows.
///
/// ```swift
/// var options = FlowOptions()
/// options.browser = .installed   // with import EarshotPages
/// ```
public struct FlowBrowser: Sendable {
  /// Returns the app of a page, which is not open yet.
  package let app: @Sendable (_ page: FlowPage, _ reader: Reader) -> any FlowApp

  /// Creates a browser from what makes the apps of pages.
  package init(_ app: @escaping @Sendable (_ page: FlowPage, _ reader: Reader) -> any FlowApp) {
    self.app = app
  }
}

/// A web page in a browser as the app of a flow.
///
/// This room knows no browser: whoever has one brings it.
package protocol FlowApp: AnyObject, Sendable {
  /// What a session asks.
  var model: AppModel { get }
  /// What there is to say of how the pages were read that were shown so far, each once.
  var remarks: [String] { get }
  /// What the page looks like, or `nil`.
  var picture: ScreenPhoto? { get }
  /// Opens a page.
  func open(
    _ input: PageInput
  ) throws(SourceError) -> (imported: ImportedScreen, effects: [AppEffect])
  /// Goes to another page.
  func visit(_ input: PageInput) -> [AppEffect]
  /// The number of the document's node that has the keyboard's focus, or `nil` for none.
  var focus: Int? { get }
  /// The number of the node that the one with the focus calls the active one (`aria-activedescendant`), or `nil`.
  var activeDescendant: Int? { get }
  /// How many requests of a guarded page were stopped: those that send something, and those that leave the page.
  var stopped: (sends: Int, leaves: Int) { get }
  /// Returns whether the page shown goes by a name: its title, or the end of its address.
  func shows(_ name: String) -> Bool
  /// Closes the page.
  func end()
}
