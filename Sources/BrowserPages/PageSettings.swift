package import Documents

/// How pages are opened: the window that they are laid out in, and how long is waited.
package struct PageSettings: Equatable, Sendable {
  /// What somebody may ask for by name.
  package enum WantedDevice: String, CaseIterable, Sendable {
    case iphone, ipad, pixel, desktop
  }

  /// The path of the browser, or `nil` to find the one that is installed.
  package var browser: String?
  /// The width of the window in CSS pixels.
  package var width = 393
  /// The height of the window in CSS pixels.
  package var height = 852
  /// How many points of the screen a CSS pixel has in each direction, or `nil` for as many as the device has.
  package var pointsPerPixel: Double?
  /// The device that somebody has asked for, or `nil` for the reader's own.
  package var wantedDevice: WantedDevice?
  /// The device on which pages are shown.
  package var device = PageDevice.iphone
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
  /// Whether the focus and a narrow window are tried on the page, and what it shows then is looked at.
  package var triesLooks = false
  /// Whether pages, once they are open, send nothing and lead to no other document; their sockets lead nowhere from the
  /// start.
  package var isGuarded = false
  /// What the person has set who looks at the pages.
  package var preferences = PagePreferences()
  /// What pages find of cookies and local storage, or `nil` for nothing.
  package var storage: PageStorage?

  /// Creates the settings of a phone.
  package init() {}

  /// Whether the window is one that is touched: that of the device asked for, else by its width.
  ///
  /// The line of 600 pixels is Android's between phones and tablets (its `sw600dp`).
  var isTouched: Bool {
    wantedDevice != nil || !isWindowGiven ? device.isTouched : width < 600
  }

  /// The device that pages are told of: that of the reader is none with a window that it cannot have.
  var toldDevice: PageDevice { device.isTouched && !isTouched ? .linux : device }

  /// How many points of the screen a CSS pixel has in each direction.
  var scale: Double {
    if let pointsPerPixel { return pointsPerPixel }
    return device.isTouched == isTouched ? device.window.scale : isTouched ? 3 : 1
  }
}
