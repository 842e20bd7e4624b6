import AccessibilityTree
package import Documents
import NavigationScript
import ScreenReader
import Transcript
import TranscriptDiff

extension Effort {
  /// Returns an error for a target that is the `id` of one element and is spoken at another, or `nil`.
  ///
  /// An `id` is never spoken, and may belong to an element that is nearer.
  package func ambiguity(of target: String, path: String) -> SourceError? {
    guard let stop = reading.stop(of: target), !isHeard(target, at: stop),
      let other = reading.order.stops.indices.first(where: { isHeard(target, at: $0) })
    else { return nil }
    return SourceError(
      path: path,
      message: "\(SafeText.quoted(target)) is the id of \(said(at: stop)), but is also spoken in "
        + said(at: other),
      suggestion: "give the element another id, or write the whole utterance of the one you mean")
  }

  /// Returns the stop of a target, as ``stop(of:)`` does, and throws an error if the target is ambiguous.
  package func knownStop(
    of target: String, path: String, option: String
  ) throws(SourceError) -> Int {
    if let error = ambiguity(of: target, path: path) { throw error }
    if let stop = stop(of: target) { return stop }
    let elements = reading.order.stops.indices.map { reading.element(at: $0) }
    let known = elements.flatMap { [$0.label, $0.id].compactMap(\.self) }
    if let mistake = HeardText(target).mistake {
      throw SourceError(path: option, message: mistake)
    }
    throw SourceError(
      path: path, message: "no element says \(SafeText.quoted(target)) or has it as its id",
      suggestion: known.isEmpty
        ? nil : Spelling.suggestion(for: target, among: known, noun: "elements"))
  }

  private func isHeard(_ target: String, at stop: Int) -> Bool {
    FlowSearch(target).matches(reading.utterance(at: stop, from: stop), in: Rendering(.spoken))
  }

  /// Returns the utterance of a stop, in quotes.
  package func said(at stop: Int) -> String {
    SafeText.quoted(Rendering(.spoken).text(of: reading.utterance(at: stop, from: stop)))
  }
}
