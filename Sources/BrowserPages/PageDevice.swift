internal import Documents

/// A device on which pages are shown, by what a site can tell it: its window, touch, and how its browser calls itself.
package enum PageDevice: Sendable {
  case iphone, ipad, pixel, mac, windows, linux, chromebook

  /// Whether it is touched, so that pages are laid out as on a phone or tablet.
  package var isTouched: Bool { self == .iphone || self == .ipad || self == .pixel }

  /// Its window in CSS pixels, and how many points of the screen a CSS pixel has in each direction.
  ///
  /// iPhone 16, iPad Air of 11 inches and Pixel 9 (documented by their makers); for a desk a usual notebook.
  package var window: (width: Int, height: Int, scale: Double) {
    switch self {
    case .iphone: (393, 852, 3)
    case .ipad: (820, 1180, 2)
    case .pixel: (412, 923, 2.625)
    case .mac, .windows, .linux, .chromebook: (1280, 800, 1)
    }
  }

  /// What its browser says of itself in each request.
  ///
  /// Safari 26.0 on iOS says "18_6", as 18.6 did (documented: WebKit Features in Safari 26.0; later ones say other frozen
  /// numbers), and an iPad asks as a Mac does (documented: iPadOS 13). Chrome says only its first number (documented: User-Agent reduction).
  func userAgent(chromium version: Substring) -> String {
    let safari = "AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0"
    let chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/\(version).0.0.0"
    return switch self {
    case .iphone:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) \(safari) Mobile/15E148 Safari/604.1"
    case .ipad, .mac: "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) \(safari) Safari/605.1.15"
    case .pixel: "Mozilla/5.0 (Linux; Android 10; K) \(chrome) Mobile Safari/537.36"
    case .windows: "Mozilla/5.0 (Windows NT 10.0; Win64; x64) \(chrome) Safari/537.36"
    case .linux: "Mozilla/5.0 (X11; Linux x86_64) \(chrome) Safari/537.36"
    case .chromebook: "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) \(chrome) Safari/537.36"
    }
  }

  /// `navigator.platform`.
  var navigatorPlatform: String {
    switch self {
    case .iphone: "iPhone"
    case .ipad, .mac: "MacIntel"
    case .pixel: "Linux armv81"
    case .windows: "Win32"
    case .linux, .chromebook: "Linux x86_64"
    }
  }

  // Of the system: its name and version. Safari gives no hints.
  private var hints: (platform: String, version: String, model: String, architecture: String)? {
    switch self {
    case .iphone, .ipad, .mac: nil
    case .pixel: ("Android", "16.0.0", "Pixel 9", "")
    case .windows: ("Windows", "19.0.0", "", "x86")
    case .linux: ("Linux", "", "", "x86")
    case .chromebook: ("Chrome OS", "16181.0.0", "", "x86")
    }
  }

  /// Whether its browser gives client hints.
  var givesHints: Bool { hints != nil }

  /// Writes the client hints of its browser, as the browser takes them, if it gives any.
  func writeHints(_ json: inout JSONWriter, chromium version: Substring) {
    guard let hints else { return }
    let brands = [("Chromium", version), ("Google Chrome", version), ("Not.A/Brand", "99")]
    json.object("userAgentMetadata") { json in
      json.array("brands") { json in
        for (brand, version) in brands {
          json.object {
            $0.field("brand", brand)
            $0.field("version", String(version))
          }
        }
      }
      json.array("fullVersionList") { json in
        for (brand, version) in brands {
          json.object {
            $0.field("brand", brand)
            $0.field("version", "\(version).0.0.0")
          }
        }
      }
      json.field("platform", hints.platform)
      json.field("platformVersion", hints.version)
      json.field("architecture", hints.architecture)
      json.field("bitness", hints.architecture.isEmpty ? "" : "64")
      json.field("model", hints.model)
      json.field("mobile", isTouched)
    }
  }
}
