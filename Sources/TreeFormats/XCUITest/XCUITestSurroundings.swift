internal import AccessibilityTree

/// Which nodes stand in a navigation bar or a keyboard, however far down.
struct XCUITestSurroundings {
  private struct Flags: OptionSet {
    let rawValue: UInt8

    static let navigationBar = Flags(rawValue: 1 << 0)
    static let keyboard = Flags(rawValue: 1 << 1)
  }

  private var flags: [Flags]

  /// Looks for the bars and keyboards of a dump.
  init(_ dump: XCUITestDump) {
    flags = Array(repeating: [], count: dump.nodes.count)
    for index in dump.nodes.indices {
      guard let parent = dump.parent(of: index) else { continue }
      flags[index] = flags[parent]
      switch dump.nodes[parent].type {
      case .navigationBar: flags[index].insert(.navigationBar)
      case .keyboard: flags[index].insert(.keyboard)
      default: break
      }
    }
  }

  /// Returns whether a navigation bar holds a node.
  func isInNavigationBar(_ index: Int) -> Bool { flags[index].contains(.navigationBar) }

  /// Returns whether a keyboard holds a node.
  func isInKeyboard(_ index: Int) -> Bool { flags[index].contains(.keyboard) }
}
