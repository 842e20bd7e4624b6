internal import AccessibilityTree

/// How many pixels make a point.
///
/// No dump of uiautomator says it. VoiceOver takes elements for one line by points, so that pixels would
/// tear lines apart.
enum AndroidDensity {
  /// The densities of devices (Android's buckets and those of common phones, documented).
  private static let known = [
    1, 1.33125, 1.5, 1.75, 2, 2.25, 2.55, 2.625, 2.75, 2.8125, 3, 3.375, 3.5, 4,
  ]
  /// Those that are too rare to be guessed: they are told by the sizes of views alone.
  private static let rare: Set<Double> = [2.55, 2.8125, 3.375]
  /// The shorter side of most phones in points; they have from 360 to 430.
  private static let phone = 411.0
  /// The shorter side of phones of few pixels in points.
  private static let smallPhone = 340.0
  /// No tablet is more slender than this.
  private static let mostSlenderOfTablets = 1.8
  /// No tablet has fewer pixels than this across.
  private static let fewestOfTablets = 600.0
  /// The shorter side of most tablets in points.
  private static let tablet = 800.0
  /// The longest side of a tablet by its shorter one; phones are more slender, without their bars too.
  private static let broadest = 1.62

  /// How high a line of text is in points: most are 17 to 24 (documented: Material Design), and none under 12.
  private static let line = (usual: 20.0, least: 12.0)

  /// Returns the density that gives a screen the size of a phone, or of a tablet by its shape, unless its texts would
  /// be too small to read: then it is the display of a car, a desktop or a television, whose density they tell.
  static func guess(_ pixels: Size, texts heights: [Double] = []) -> Double {
    let short = min(pixels.width, pixels.height)
    let aim = isTablet(pixels) ? tablet : short < fewestOfTablets ? smallPhone : phone
    let common = known.filter { !rare.contains($0) }
    let guessed = common.min { abs(short / $0 - aim) < abs(short / $1 - aim) } ?? 1
    let sorted = heights.sorted()
    guard sorted.count >= fewest, case let middle = sorted[sorted.count / 2],
      middle / guessed < line.least
    else { return guessed }
    return common.min { abs(middle / $0 - line.usual) < abs(middle / $1 - line.usual) } ?? 1
  }

  private static func isTablet(_ pixels: Size) -> Bool {
    let short = min(pixels.width, pixels.height)
    return max(pixels.width, pixels.height) / short < broadest && short >= fewestOfTablets
  }
}

extension AndroidDensity {
  /// Layouts are made of steps of 8 points (documented: Material Design).
  private static let grid = 8.0
  /// A length is on the grid when it is no further from it than this, in pixels.
  private static let play = 0.75
  /// Shorter lengths, and those of the whole screen, say little.
  private static let lengths = (fewestSteps: 2.0, mostPixels: 2000.0)
  /// Fewer lengths on a grid stand there by chance.
  private static let fewest = 3
  /// How many lengths stand on a grid beyond what chance puts there, in the measure of chance itself (ours, from
  /// dumps of 30 apps): of any density, of the guessed one, and before the next one.
  private static let least = (any: 2.0, guessed: 1.3, lead: 0.25)
  /// The shorter side in points that phones and tablets have.
  private static let sides = (phone: 340.0...450, tablet: 550.0...1000)

  /// Returns the density whose grid the sizes of views stand on.
  static func measure(_ frames: [Frame], on pixels: Size) -> Double? {
    let short = min(pixels.width, pixels.height)
    var found: Set<Double> = []
    for frame in frames {
      for length in [frame.width, frame.height] where length <= min(short / 2, lengths.mostPixels) {
        found.insert(length.rounded())
      }
    }
    let sides = isTablet(pixels) ? sides.tablet : sides.phone
    let scores = known.filter { sides.contains(short / $0) }
      .map { (density: $0, score: score(found, $0)) }
      .sorted { ($0.score, $1.density) > ($1.score, $0.density) }
    guard let best = scores.first else { return nil }
    let bar = best.density == guess(pixels) ? least.guessed : least.any
    let next = scores.dropFirst().first?.score ?? 0
    return best.score >= bar && best.score - next >= least.lead ? best.density : nil
  }

  private static func score(_ lengths: Set<Double>, _ density: Double) -> Double {
    let step = grid * density
    let long = lengths.filter { $0 >= self.lengths.fewestSteps * step }
    let onGrid = long.count { abs($0 - ($0 / step).rounded() * step) <= play }
    let expected = Double(long.count) * 2 * play / step
    return onGrid >= fewest ? (Double(onGrid) - expected) / expected.squareRoot() : 0
  }
}

extension AndroidDensity {
  /// Paddings and icons are in steps of 4 points (documented: Material Design).
  private static let fineGrid = 4.0
  /// What part of all lengths stands on that grid beyond what chance puts there, and before the next density (ours, from
  /// dumps of 40 apps).
  private static let leastFine = (part: 0.15, lead: 0.1)

  /// Returns the density on whose finer grid far more lengths and left edges stand than on that of any other.
  static func measure(fine frames: [Frame], on pixels: Size) -> Double? {
    let short = min(pixels.width, pixels.height)
    var lengths: Set<Double> = []
    for frame in frames {
      for length in [frame.width, frame.height, frame.x] where length > 0 && length <= short / 2 {
        lengths.insert(length.rounded())
      }
    }
    // A dump that somebody wrote has tens of pixels, which stand on many grids.
    let tens = lengths.count { $0.truncatingRemainder(dividingBy: 10) == 0 }
    guard tens * 2 < lengths.count else { return nil }
    let isSlender = max(pixels.width, pixels.height) / short > mostSlenderOfTablets
    let scores = known.filter {
      sides.phone.contains(short / $0) || !isSlender && sides.tablet.contains(short / $0)
    }
    .map { (density: $0, score: fineScore(lengths, $0)) }
    .sorted { ($0.score, $1.density) > ($1.score, $0.density) }
    guard let best = scores.first, best.score >= leastFine.part,
      best.score - (scores.dropFirst().first?.score ?? 0) >= leastFine.lead
    else { return nil }
    return best.density
  }

  private static func fineScore(_ lengths: Set<Double>, _ density: Double) -> Double {
    let step = fineGrid * density
    let long = lengths.filter { $0 >= step }
    guard long.count >= 2 * fewest else { return 0 }
    let onGrid = long.count { abs($0 - ($0 / step).rounded() * step) <= play }
    return Double(onGrid) / Double(long.count) - 2 * play / step
  }
}

extension AndroidDensity {
  /// What toolkits make anything that is touched at least as large as (documented: Material Design, Compose's
  /// `minimumInteractiveComponentSize`).
  private static let touch = 48.0
  /// How many controls have one and the same shorter side, and what part of all (ours, from dumps of 45 apps: no
  /// density that is known otherwise was missed by it).
  private static let usual = (count: 3, part: 1.0 / 3)

  /// Returns the density at which the side that most controls have is the least one that toolkits give them.
  ///
  /// Emulators have densities that no phone of as many pixels has, and layouts of their own off any grid.
  static func measure(touched frames: [Frame]) -> Double? {
    var counts: [Double: Int] = [:]
    for frame in frames { counts[min(frame.width, frame.height).rounded(), default: 0] += 1 }
    guard let most = counts.values.max(), most >= usual.count,
      Double(most) >= usual.part * Double(frames.count)
    else { return nil }
    let sides = counts.filter { $0.value == most }.keys
    let found = known.filter { density in
      sides.contains { abs($0 - touch * density) <= play }
    }
    return found.count == 1 ? found.first : nil
  }
}

extension AndroidDensity {
  /// How high the status bar is in points (documented: Android's `status_bar_height`); a camera makes it higher.
  private static let statusBar = 24.0
  /// The shorter side in points that screens have.
  private static let screens = 340.0...1000

  /// Returns the density at which the bar above an app is a status bar, where another one is a guess, or the bar would be
  /// too low at it to be any.
  static func told(
    byStatusBarAbove frames: [Frame], on pixels: Size, insteadOf density: Double, isGuess: Bool
  ) -> Double? {
    let app = frames.filter {
      $0.y > 0 && $0.width >= pixels.width && $0.height * 2 > pixels.height
    }
    guard let bar = app.map(\.y).min(), isGuess || bar / density < statusBar - 4 else { return nil }
    let short = min(pixels.width, pixels.height)
    return known.first { screens.contains(short / $0) && abs(bar - statusBar * $0) <= play }
  }
}

extension Frame {
  /// Returns the frame in points, to a hundredth.
  func inPoints(_ density: Double) -> Frame {
    func points(_ pixels: Double) -> Double { (pixels / density * 100).rounded() / 100 }
    return Frame(x: points(x), y: points(y), width: points(width), height: points(height))
  }
}
