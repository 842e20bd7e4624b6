import AccessibilityTree
import Bridges

extension Bridge {
  /// What Android shows TalkBack, as far as it is made into stops: views of a dump, and the nodes of toolkits
  /// that draw themselves.
  static let talkBack = Bridge(
    told: { shown($0) }, screen: Bridge.uiKit.screen, element: Bridge.uiKit.element)

  private static func shown(_ screen: Screen) -> BridgedScreen {
    switch screen.toolkit {
    case .android: views(screen)
    case .flutter, .accessKit: drawn(screen)
    case .web: Bridges.chromiumOnAndroid(screen)
    case .webKit, .chromium, .uiKit, .appKit, nil: Bridges.toolkitOnIOS(screen)
    }
  }

  private static func views(_ screen: Screen) -> BridgedScreen {
    guard screen.tree.statesToolkit else { return BridgedScreen(screen: screen) }
    var bridged = BridgedScreen(screen: screen)
    var work = TalkBackTree(screen.tree, direction: screen.readingDirection)
    (bridged.screen.tree, bridged.origins) = work.stops()
    bridged.screen.title = screen.title ?? work.title()
    bridged.notes = work.notes.all
    return bridged
  }

  /// Flutter and AccessKit make one view of each node, whose description is all that there is to say, and whose
  /// nodes are those that they make for iOS (documented: flutter AccessibilityBridge.java, AccessKit
  /// platforms/android/src/node.rs; that the nodes are the same is assumed).
  private static func drawn(_ screen: Screen) -> BridgedScreen {
    let isStated = screen.tree.statesToolkit
    var bridged = Bridges.toolkitOnIOS(screen)
    guard isStated else { return bridged }
    let describesAll = screen.toolkit == .flutter
    for index in 0..<bridged.screen.tree.count {
      describe(&bridged.screen.tree[index], all: describesAll)
    }
    return bridged
  }

  private static func describe(_ element: inout Element, all describesAll: Bool) {
    let switched: Traits = [.switchButton, .checkbox, .radioButton, .textEntry, .searchField]
    guard element.traits.isDisjoint(with: switched.union(.adjustable)) else { return }
    let words =
      describesAll
      ? [element.value, element.label, element.hint] : [element.label ?? element.value]
    let description = words.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    element.label = description.isEmpty ? nil : description
    element.value = nil
    if describesAll { element.hint = nil }
    if element.traits.contains(.link) {
      element.traits = element.traits.subtracting(.link).union(.button)
      if element.role == .link { element.role = .button }
    }
  }
}
