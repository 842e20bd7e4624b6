package import Documents

/// How pages are opened: the window that they are laid out in, and how long is waited.
package struct PageSettings: Equatable, Sendable {
  /// The path of the browser, or `nil` to find the one that is installed.
  package var browser: String?
  /// The width of the window in CSS pixels.
  package var width = 393
  /// The height of the window in CSS pixels.
  package var height = 852
  /// How many points of the screen a CSS pixel has in each direction, or `nil` for three on phones and one elsewhere.
  package var pointsPerPixel: Double?
  /// Whether somebody has asked for this window, so that no reader's usual one takes its place.
  package var isWindowGiven = false
  /// What has to be on the page before it is read: a selector of CSS, or a text; `nil` for nothing.
  package var awaited: String?
  /// How long a page may take, in seconds.
  package var timeout = 30.0
  /// Whether pages that come from files may use the network.
  package var allowsNetwork = false
  /// The folders whose files pages may use, or `nil` for the folder of each page and, for styles, scripts, pictures and
  /// fonts, its repository.
  package var folders: AllowedFolders?
  /// Whether what a page looks like is told, too.
  package var drawsPages = false
  /// Whether it is looked at which controls show the keyboard's focus.
  package var looksAtFocus = false
  /// What the person has set who looks at the pages.
  package var preferences = PagePreferences()
  /// What pages find of cookies and local storage, or `nil` for nothing.
  package var storage: PageStorage?

  /// Creates the settings of a phone.
  package init() {}

  /// The same settings with the window of a desk, unless somebody has asked for another one.
  package var onDesk: PageSettings {
    var settings = self
    if !isWindowGiven { (settings.width, settings.height) = (1280, 800) }
    return settings
  }

  /// Whether the window is a phone's, which is touched.
  ///
  /// The line of 600 pixels is Android's between phones and tablets (its `sw600dp`).
  var isPhone: Bool { width < 600 }

  /// How many points of the screen a CSS pixel has in each direction.
  var scale: Double { pointsPerPixel ?? (isPhone ? 3 : 1) }
}
