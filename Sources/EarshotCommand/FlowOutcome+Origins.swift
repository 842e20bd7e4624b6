import Earshot

extension FlowResult {
  /// What there is to say of how a flow was read and run, apart from what went wrong.
  var notes: [String] { (flow.notes + remarks).map(SafeText.line) }
}

extension Sequence<FlowOutcome> {
  /// Says how the flows and their pages were read, each thing once.
  func tellNotes() {
    var told: [String] = []
    for outcome in self { told.appendMissing(outcome.result?.notes ?? []) }
    told.forEach(StandardError.note)
  }

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
