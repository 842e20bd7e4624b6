package import AccessibilityTree

/// What the accessibility API of a platform shows a reader of the trees that toolkits make.
///
/// A tree states facts: a role, states, numbers. What of them reaches a reader is not the reader's decision
/// but the platform's: each function here takes a screen of facts and returns the screen that a reader asks,
/// the same one where there is nothing to do. All of them are pure, and need no files.
package enum Bridges {
  /// Returns a screen as the accessibility of iOS is told of it by the toolkit that has drawn it.
  package static func toolkitOnIOS(_ screen: Screen) -> BridgedScreen {
    switch screen.toolkit {
    case .web: webKit(screen, on: .iOS)
    case .android: android(screen)
    case .flutter: flutter(screen)
    case .accessKit: accessKit(screen)
    case .uiKit, .appKit, .webKit, .chromium, nil: BridgedScreen(screen: screen)
    }
  }

  /// Returns a screen as the accessibility of macOS is told of it by the toolkit that has drawn it.
  ///
  /// Only pages are told there in a way of their own; what other toolkits tell is taken as on iOS.
  package static func toolkitOnMacOS(_ screen: Screen) -> BridgedScreen {
    screen.toolkit == .web ? webKit(screen, on: .macOS) : toolkitOnIOS(screen)
  }

  /// Returns a screen as AT-SPI is told of it on Linux by the toolkit that has drawn it.
  ///
  /// Pages alone are told there in a way of their own; the rest is as it is stated.
  package static func toolkitOnLinux(_ screen: Screen) -> BridgedScreen {
    screen.toolkit == .web ? chromium(screen) : BridgedScreen(screen: screen)
  }

  /// Returns a screen as IAccessible2 is told of it on Windows by the toolkit that has drawn it.
  ///
  /// Pages alone are told there in a way of their own; the rest is as it is stated.
  package static func toolkitOnWindows(_ screen: Screen) -> BridgedScreen {
    screen.toolkit == .web
      ? chromium(screen, in: .iAccessible2) : BridgedScreen(screen: screen)
  }

  /// Returns a screen as Chromium's own extensions are told of it, as those of ChromeOS are.
  ///
  /// Pages are told node by node; the rest is as it is stated.
  package static func toolkitOnChromeOS(_ screen: Screen) -> BridgedScreen {
    guard screen.toolkit == .web else { return BridgedScreen(screen: screen) }
    var nodes = AutomationTree(screen.tree)
    nodes.complete()
    var told = screen
    told.tree = nodes.tree
    told.toolkit = .chromium
    return BridgedScreen(screen: told)
  }
}
