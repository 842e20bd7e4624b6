extension SwitchControl {
  /// Returns the cost of tapping an element.
  package func outcome(ofNode node: Int) -> TaskOutcome {
    guard let item = item(ofNode: node) else { return .notApplicable("it does not respond") }
    let cost = cost(of: item)
    return .cost(
      TaskCost(steps: cost.steps, unit: .step, seconds: cost.seconds, presses: cost.presses))
  }
}
