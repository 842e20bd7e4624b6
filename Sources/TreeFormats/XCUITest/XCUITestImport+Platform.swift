internal import AccessibilityTree

extension XCUITestImport {
  /// The sizes in points of a screen of tvOS, which no other device has.
  private static let televisions: Set<[Double]> = [[1920, 1080], [3840, 2160]]

  /// Takes the platform and the size from the app's frame, and from what only one platform has.
  mutating func takePlatform(of screen: inout Screen) {
    let size = appFrame.map { [$0.width, $0.height] } ?? []
    let isTV = dump.saysFocus || Self.televisions.contains(size)
    if dump.isOfMac || isTV {
      screen.platform = dump.isOfMac ? .macos : .tvos
      report.infer("platforms from element types and attributes")
      if isTV, !dump.isOfMac {
        report.remarks.append(
          "spoken with the phrases of iOS, because no recording shows those of tvOS")
      }
    }
    if let focused = dump.focused, screen.platform == .tvos {
      report.remarks.append("the focus is on \(dump.subject(focused))")
    }
    if screen.platform == .ios {
      screen.takeSize(of: appFrame, report: &report)
    } else if let appFrame, appFrame.width > 0, appFrame.height > 0 {
      screen.size = Size(width: appFrame.width, height: appFrame.height)
    }
  }
}
