public import AccessibilityTree

/// A model of how a platform's accessibility API exposes screens to readers.
public struct Bridge: Sendable {
  /// Returns a screen with the nodes that the toolkit creates for it on the platform; the app knows these nodes.
  public var structure: @Sendable (_ screen: Screen) -> Screen
  /// Returns a screen as the platform exposes it, or `nil` if the platform exposes it as the toolkit states it.
  public var screen: @Sendable (_ screen: Screen) -> Screen?
  /// Returns an element of a toolkit's screen as the platform exposes it.
  public var element:
    @Sendable (_ element: Element, _ toolkit: Toolkit?, _ hasChildren: Bool) -> Element
  /// Returns whether screens of a toolkit keep their nodes, and each is shown by itself, whatever stands around it:
  /// then nodes can come and go without the others being shown anew.
  package var showsEachNode: @Sendable (_ toolkit: Toolkit?) -> Bool = { _ in false }
  /// Returns the same as ``structure``, with what was left out and inferred.
  package var told: @Sendable (_ screen: Screen) -> BridgedScreen

  /// Creates a bridge.
  ///
  /// - Parameters:
  ///   - structure: Returns a screen with the nodes that the toolkit creates for it.
  ///   - screen: Returns a screen as the platform exposes it, or `nil` if the platform exposes it as stated.
  ///   - element: Returns an element as the platform exposes it.
  public init(
    structure: @escaping @Sendable (_ screen: Screen) -> Screen = { $0 },
    screen: @escaping @Sendable (_ screen: Screen) -> Screen?,
    element:
      @escaping @Sendable (
        _ element: Element, _ toolkit: Toolkit?, _ hasChildren: Bool
      ) -> Element
  ) {
    self.structure = structure
    self.screen = screen
    self.element = element
    told = { BridgedScreen(screen: structure($0)) }
  }

  /// Creates a bridge that tells what it left out and inferred, and leaves the nodes of Apple's toolkits, and of
  /// pages that an engine has told, where they are.
  package init(
    told: @escaping @Sendable (_ screen: Screen) -> BridgedScreen,
    screen: @escaping @Sendable (_ screen: Screen) -> Screen?,
    element:
      @escaping @Sendable (
        _ element: Element, _ toolkit: Toolkit?, _ hasChildren: Bool
      ) -> Element
  ) {
    structure = { told($0).screen }
    self.screen = screen
    self.element = element
    self.told = told
    showsEachNode = { toolkit in
      switch toolkit {
      case .uiKit, .appKit, .webKit, .chromium, nil: true
      case .web, .android, .flutter, .accessKit: false
      }
    }
  }

  /// Exposes everything as the toolkit states it, for readers that get roles and states directly.
  public static let none: Bridge = {
    var none = Bridge(screen: { _ in nil }, element: { element, _, _ in element })
    none.showsEachNode = { _ in true }
    return none
  }()

  /// Exposes what UIKit exposes: traits, containers and values.
  public static let uiKit = Bridge(
    told: { Bridges.toolkitOnIOS($0) }, screen: { Bridges.uiKitIfChanged($0) },
    element: { Bridges.uiKit($0, of: $1, hasChildren: $2) })

  /// Exposes what macOS exposes: pages as WebKit reports them there, and the rest as its toolkit states it.
  public static let macOS = Bridge(
    told: { Bridges.toolkitOnMacOS($0) }, screen: { _ in nil },
    element: { element, _, _ in element })

  /// Exposes what AT-SPI exposes: pages as Chromium reports them there, and the rest as its toolkit states it.
  public static let atSPI = Bridge(
    told: { Bridges.toolkitOnLinux($0) }, screen: { Bridges.byRoles($0) },
    element: { element, toolkit, _ in Bridges.byRoles(element, of: toolkit) })

  /// Exposes what IAccessible2 exposes: pages as Chromium reports them there, and the rest as its toolkit states it.
  public static let iAccessible2 = Bridge(
    told: { Bridges.toolkitOnWindows($0) }, screen: { Bridges.byRoles($0) },
    element: { element, toolkit, _ in Bridges.byRoles(element, of: toolkit) })

  /// Exposes what Chromium reports to its own extensions: pages node by node, and the rest as its toolkit states it.
  public static let automation = Bridge(
    told: { Bridges.toolkitOnChromeOS($0) }, screen: { Bridges.byRoles($0) },
    element: { element, toolkit, _ in Bridges.byRoles(element, of: toolkit) })
}
