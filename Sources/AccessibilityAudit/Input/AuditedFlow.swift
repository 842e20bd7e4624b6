import AccessibilityTree
package import Documents
public import NavigationScript
package import ScreenReader
public import VoiceProfiles

/// A flow result for an audit, step by step, with the screen before and after each step.
public struct AuditedFlow: Sendable {
  /// One step, and its effects.
  package struct Step: Sendable {
    /// The step as transcripts show it, or "start" for the arrival on the first screen.
    package let words: String
    /// The index of the flow's step, or `nil` for the arrival.
    package let index: Int?
    /// The action of the step, or `nil` for the arrival.
    package let action: FlowStep.Action?
    /// The speech, haptics and changes, in order.
    package let events: [Event]
    /// The screen before the step, or `nil` for the arrival.
    package let before: FlowMoment?
    /// The screen after the step.
    package let after: FlowMoment
    /// The changes away from the cursor, or `nil` for a step that does not ask the app for anything.
    package let change: ScreenChange?
    /// The location of the step in the file, or `nil`.
    package let location: SourcePlace?
  }

  /// The file as the user named it.
  package let path: String
  /// The name of the flow.
  package let name: String
  /// The steps that did something, in order.
  package let steps: [Step]
  /// The flow as it was run.
  package let result: FlowResult
  /// The estimate of listening times.
  package let listening: ListeningTime
  /// What other runs showed about the control that the flow operates.
  package var known = Known()

  /// What other runs showed.
  package struct Known: Sendable {
    /// Whether a click on the control changes anything, or `nil` if this was not tried.
    package var respondsToClick: Bool?
    /// Whether Tab reaches each control of the same kind.
    package var areAllTabStops = false

    /// Creates an empty record.
    package init() {}
  }

  /// Creates an audit input from a flow that was run with ``FlowOptions/keepsMoments``.
  ///
  /// - Parameters:
  ///   - result: The result of the flow.
  ///   - listening: The estimate of listening times.
  public init(_ result: FlowResult, listening: ListeningTime) {
    path = result.flow.path
    name = result.flow.name
    self.result = result
    self.listening = listening
    var steps: [Step] = []
    var before: FlowMoment?
    var asked: Asked?
    for step in result.steps {
      guard let after = step.moment else { continue }
      let written = step.index.map { result.flow.steps[$0] }
      let location = written.flatMap { step in
        result.flow.source?.location(of: step.offset)
      }
      steps.append(
        Step(
          words: step.command ?? "start", index: step.index, action: written?.action,
          events: step.events,
          before: before, after: after,
          change: before.flatMap { Self.change(from: $0, to: after, step, written, &asked) },
          location: location))
      before = after
    }
    self.steps = steps
  }

  /// What an app was asked, as far as time may still bring an answer.
  private struct Asked {
    let tree: ElementTree
    let node: Int?
  }

  // Moving the cursor changes nothing, and most steps do no more than that.
  private static func change(
    from before: FlowMoment, to after: FlowMoment, _ step: FlowResult.Step, _ written: FlowStep?,
    _ last: inout Asked?
  ) -> ScreenChange? {
    let isOther = step.events.contains { if case .screen = $0 { true } else { false } }
    // What comes while somebody waits behind an act is its answer.
    if case .perform(let command, _) = written?.action, command.word == .wait {
      guard let asked = last, !isOther else { return nil }
      let identity = ElementIdentity(from: asked.tree, to: before.reading.screen.tree)
      return ScreenChange(before, after, asked: asked.node.flatMap(identity.node))
    }
    // What a step of several keys asks after the first, it asks of a screen that has changed meanwhile.
    let asked = step.events.lazy
      .compactMap { if case .request(let request) = $0 { request.node } else { nil } }.first
    var isAnswered = asked != nil
    if case .open = written?.action { isAnswered = true }
    last = isAnswered && !isOther ? Asked(tree: before.reading.screen.tree, node: asked) : nil
    return last == nil ? nil : ScreenChange(before, after, asked: asked)
  }
}
