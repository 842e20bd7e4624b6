package import AccessibilityTree

/// The time to reach a target with a finger, a mouse, the head or the eyes, by Fitts's law.
///
/// The time in seconds is `log2(D / W + 1) / TP`, from the distance to the middle of the screen, the shorter side of
/// the frame, and the user's throughput (MacKenzie and Buxton 1992).
package struct Pointing: Sendable {
  /// The throughput in bits per second.
  package let throughput: Double
  /// The dwell time in seconds.
  package let dwell: Double

  private init(throughput: Double, dwell: Double) {
    self.throughput = throughput
    self.dwell = dwell
  }

  /// A finger or a mouse.
  ///
  /// Touch: 6.95 bits per second (MacKenzie 2015, HCI International). A mouse: 3.7 to 4.9 (Soukoreff and MacKenzie
  /// 2004), of which the middle is assumed.
  package static func pointer(on platform: Platform) -> Pointing? {
    switch platform {
    case .ios, .ipados, .watchos, .android, .web: Pointing(throughput: 6.95, dwell: 0)
    case .macos, .linux, .windows: Pointing(throughput: 4.3, dwell: 0)
    case .visionos: Pointing(throughput: 2, dwell: 0)
    case .tvos: nil
    }
  }

  /// The head or the eyes, which select by dwelling.
  ///
  /// Two bits per second are assumed. One second of dwelling was recorded on visionOS and is assumed elsewhere.
  package static func dwell(on platform: Platform) -> Pointing? {
    switch platform {
    case .ios, .ipados, .macos, .visionos, .web: Pointing(throughput: 2, dwell: 1)
    case .watchos, .tvos, .android, .linux, .windows: nil
    }
  }

  /// Returns the cost of tapping an element.
  package func outcome(ofNode node: Int, on screen: Screen) -> TaskOutcome {
    let element = screen.tree[node]
    guard let frame = element.frame, frame.isFinite, frame.width > 0, frame.height > 0 else {
      return .notApplicable("it has no frame")
    }
    let whole =
      screen.size.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) }
      ?? (screen.tree.isWindow ? screen.tree[0].frame : nil)
    guard let start = whole?.middle else {
      return .notApplicable("the screen has no size")
    }
    let goal = element.activationPoint ?? frame.middle
    if let whole, !whole.contains(goal) {
      return .notApplicable("it is off the screen, and how to scroll there is unknown")
    }
    if let cover = Self.cover(of: node, at: goal, on: screen) {
      return .notApplicable("\(cover) covers it")
    }
    let (x, y) = (goal.x - start.x, goal.y - start.y)
    let distance = (x * x + y * y).squareRoot()
    let seconds = Self.log2(1 + distance / min(frame.width, frame.height)) / throughput + dwell
    guard seconds.isFinite else { return .notApplicable("its frame is too small or too far away") }
    return .cost(TaskCost(steps: 1, unit: .tap, seconds: seconds))
  }

  // Only a modal view is known to take the touches of what is behind it.
  private static func cover(of node: Int, at goal: Point, on screen: Screen) -> String? {
    let modal = screen.tree.elements.indices.last { screen.tree[$0].isModal }
    guard let modal, node < modal || node >= screen.tree.end(of: modal),
      screen.tree[modal].frame?.contains(goal) ?? true
    else { return nil }
    return screen.tree[modal].label.map { "\"\($0)\"" } ?? "a modal view"
  }

  // This room is pure and has no C library. Squaring the significand gives one binary digit after the other.
  static func log2(_ number: Double) -> Double {
    guard number.isFinite, number > 0 else { return .nan }
    var result = Double(number.exponent)
    var significand = number.significand
    var digit = 1.0
    for _ in 0..<40 {
      significand *= significand
      digit /= 2
      if significand >= 2 {
        significand /= 2
        result += digit
      }
    }
    return result
  }
}
