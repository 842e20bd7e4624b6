import AccessibilityTree
package import BrowserPages
package import ScreenReader

extension PageSettings {
  /// The same settings on the device whose reader is heard, unless somebody has asked for another one.
  package func onDevice(of reader: Reader?) -> PageSettings {
    var settings = self
    let own = Self.device(of: reader)
    switch wantedDevice {
    case .iphone: settings.device = .iphone
    case .ipad: settings.device = .ipad
    case .pixel: settings.device = .pixel
    // A desk is the reader's own where it has one.
    case .desktop: settings.device = own.isTouched ? .linux : own
    case nil: settings.device = own
    }
    if !isWindowGiven {
      let window = settings.device.window
      (settings.width, settings.height) = (window.width, window.height)
    }
    return settings
  }

  private static func device(of reader: Reader?) -> PageDevice {
    guard let reader else { return .iphone }
    switch reader.standardPlatforms.first {
    case .ios, .ipados, .visionos, .tvos, .watchos: return .iphone
    case .android: return .pixel
    case .macos: return .mac
    case .windows: return .windows
    case .linux: return .linux
    case .web, nil: return reader.isOnDesk ? .chromebook : .iphone
    }
  }
}
