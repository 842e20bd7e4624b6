import Earshot

extension Sequence<FlowOutcome> {
  /// Says what screens of the flows cannot carry, by their own words or by their format: rules ask for none of it.
  func tellOrigins() {
    var told: [String] = []
    for screen in flatMap({ $0.result?.steps ?? [] }).compactMap({ $0.moment?.reading.screen }) {
      guard let origin = screen.origin,
        let summary = ImportReport(format: origin.format, cannotCarry: origin.cannotCarry).summary
      else { continue }
      let name = screen.title ?? screen.name ?? "a screen"
      told.appendMissing(["\(SafeText.line(name)): import: \(summary)"])
    }
    told.forEach(StandardError.note)
  }
}
