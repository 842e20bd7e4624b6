import Earshot

/// Where the stops of a screen lie between its left edge and its right one.
struct StopPlaces {
  private let reading: ScreenReading?
  private let width: Double?

  /// Measures a screen.
  ///
  /// - Parameter reading: The screen, or `nil` where all stops lie in the middle.
  init(_ reading: ScreenReading?) {
    self.reading = reading
    width = reading.flatMap(Self.width)
  }

  /// Returns how wide a screen is: as wide as it says, else up to the end of its rightmost element.
  ///
  /// - Parameter reading: The screen.
  /// - Returns: A width in points, or `nil` where no element has a frame.
  static func width(of reading: ScreenReading) -> Double? {
    if let size = reading.screen.size { return size.width }
    return reading.order.stops.indices.compactMap { reading.element(at: $0).frame }
      .map { $0.x + $0.width }.filter(\.isFinite).max()
  }

  /// Returns where a stop lies.
  ///
  /// - Parameter stop: The index of a stop.
  /// - Returns: From -1 at the left edge to 1 at the right one; 0 where that is not known.
  func callAsFunction(_ stop: Int) -> Double {
    guard let reading, reading.order.stops.indices.contains(stop) else { return 0 }
    return SpeechTimeline.Stop.place(of: reading.element(at: stop).frame, screenWidth: width)
  }
}
