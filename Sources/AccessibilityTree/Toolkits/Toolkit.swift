/// The toolkit that draws an app's screens and decides which roles and states the platform exposes.
public enum Toolkit: String, CaseIterable, Hashable, Sendable {
  /// UIKit, or SwiftUI on UIKit.
  case uiKit = "uikit"
  /// AppKit, or SwiftUI on AppKit.
  case appKit = "appkit"
  /// A browser engine, with the page's own statements.
  case web
  /// WebKit's accessibility tree, as exposed to the platform.
  case webKit = "webkit"
  /// Chromium's accessibility tree, as exposed to the platform.
  case chromium
  /// Flutter.
  case flutter
  /// AccessKit, which toolkits in Rust and other languages use.
  case accessKit = "accesskit"
  /// Android views and Jetpack Compose.
  case android
}
