/// The operating system or environment of a screen.
public enum Platform: String, CaseIterable, Hashable, Sendable {
  /// iPhone.
  case ios
  /// iPad.
  case ipados
  /// Mac.
  case macos
  /// Apple Vision.
  case visionos
  /// Apple TV.
  case tvos
  /// Apple Watch.
  case watchos
  /// Android.
  case android
  /// A page in a browser.
  case web
  /// A Linux desktop.
  case linux
  /// Windows.
  case windows

  /// Whether it is the system of another maker than Apple; a page of the web runs on any.
  package var isOfOthersThanApple: Bool { self == .android || self == .linux || self == .windows }

  /// Whether people sit at a desktop there, with a window and a keyboard.
  package var isDesktop: Bool { self == .macos || self == .linux || self == .windows }

  /// The vertical distance in points at which the tops of two elements count as different lines.
  ///
  /// Measured on devices by AccessibilitySnapshot: 8 on iPhone, 13 on every other idiom. A distance of exactly this
  /// many points counts as another line. Android and pages use the value of a phone, other desktops that of a Mac
  /// (assumed).
  public var lineTolerance: Double {
    switch self {
    case .ios, .android, .web: 8
    case .ipados, .macos, .visionos, .tvos, .watchos, .linux, .windows: 13
    }
  }
}
