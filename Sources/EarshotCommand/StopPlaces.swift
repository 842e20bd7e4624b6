import Earshot

/// Where the stops of a screen lie between its left edge and its right one.
struct StopPlaces {
  private let reading: ScreenReading?
  private let width: Double?

  /// Measures a screen.
  init(_ reading: ScreenReading?) {
    self.reading = reading
    width = reading.flatMap(Self.width)
  }

  /// Returns how wide a screen is: as wide as it says, else up to the end of its rightmost element.
  static func width(of reading: ScreenReading) -> Double? {
    if let size = reading.screen.size { return size.width }
    return reading.order.stops.indices.compactMap { reading.element(at: $0).frame }
      .map { $0.x + $0.width }.filter(\.isFinite).max()
  }

  /// Returns where a stop lies.
  func callAsFunction(_ stop: Int) -> Double {
    guard let reading, reading.order.stops.indices.contains(stop) else { return 0 }
    return SpeechTimeline.Stop.place(of: reading.element(at: stop).frame, screenWidth: width)
  }
}
