/// What an app draws its screens with, which decides what the platform shows a reader of its roles and states.
public enum Toolkit: String, CaseIterable, Hashable, Sendable {
  /// UIKit, and SwiftUI on it.
  case uiKit = "uikit"
  /// AppKit, and SwiftUI on it.
  case appKit = "appkit"
  /// A browser's engine, as the page states itself.
  case web
  /// WebKit's accessibility, as it has shown a page to the platform.
  case webKit = "webkit"
  /// Chromium's accessibility, as it has shown a page to the platform.
  case chromium
  /// Flutter.
  case flutter
  /// AccessKit, which toolkits in Rust and others speak through.
  case accessKit = "accesskit"
  /// Android's views and Jetpack Compose.
  case android
}
