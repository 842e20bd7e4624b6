/// How pages are opened: the window that they are laid out in, and how long is waited.
package struct PageSettings: Equatable, Sendable {
  /// The path of the browser, or `nil` to find the one that is installed.
  package var browser: String?
  /// The width of the window in CSS pixels.
  package var width = 393
  /// The height of the window in CSS pixels.
  package var height = 852
  /// What has to be on the page before it is read: a selector of CSS, or a text; `nil` for nothing.
  package var awaited: String?
  /// How long a page may take, in seconds.
  package var timeout = 30.0
  /// Whether pages that come from files may use the network.
  package var allowsNetwork = false

  /// Creates the settings of a phone.
  package init() {}

  /// Whether the window is a phone's, which is touched and has three points of the screen a pixel.
  ///
  /// The line of 600 pixels is Android's between phones and tablets (its `sw600dp`).
  var isPhone: Bool { width < 600 }
}
