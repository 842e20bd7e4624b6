internal import AccessibilityAudit
internal import ScreenReader
internal import Transcript

extension PageScene {
  /// How many stops a page shows.
  ///
  /// A page of 5,000 stops has about 6 MB; one of 100,000 would have 141 MB.
  package static let mostStops = 5_000

  /// How many stops of the scene the page leaves out.
  var hiddenStops: Int { shownStops.map { transcript.stops.count - $0.count } ?? 0 }

  /// Returns whether the page shows a stop; what is no stop is shown.
  func shows(_ stop: Int?) -> Bool { stop.flatMap { shownStops?.contains($0) } ?? true }

  /// Shows no more stops than a number: those with the worst findings, and then the first ones.
  mutating func show(atMost most: Int) {
    guard transcript.stops.count > most else { return }
    var worst: [Int: FindingKind] = [:]
    for finding in audit?.findings ?? [] where finding.counts {
      guard let node = finding.place?.node, finding.place?.file == nil else { continue }
      worst[node] = max(worst[node] ?? finding.kind, finding.kind)
    }
    let ranked = reading.order.stops.enumerated().sorted { first, second in
      let kinds = (
        first.element.parts.compactMap { worst[$0] }.max(),
        second.element.parts.compactMap { worst[$0] }.max()
      )
      if kinds.0 == kinds.1 { return first.offset < second.offset }
      return kinds.1.map { kind in kinds.0.map { $0 > kind } ?? false } ?? true
    }
    shownStops = Set(ranked.prefix(most).map(\.offset))
  }

  /// Divides the stops that a page shows among its scenes; a short one leaves its part to the others.
  static func divide(_ most: Int, among scenes: inout [PageScene]) {
    var left = most
    let byLength = scenes.indices.sorted {
      scenes[$0].transcript.stops.count < scenes[$1].transcript.stops.count
    }
    for (place, index) in byLength.enumerated() {
      scenes[index].show(atMost: left / (byLength.count - place))
      left -= scenes[index].transcript.stops.count - scenes[index].hiddenStops
    }
  }
}
