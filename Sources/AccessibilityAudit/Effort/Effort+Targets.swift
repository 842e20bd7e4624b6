import AccessibilityTree
package import Documents
import ScreenReader
import TranscriptDiff

extension Effort {
  /// Returns the stop of a target, as ``stop(of:)`` does.
  package func knownStop(
    of target: String, path: String, option: String
  ) throws(SourceError) -> Int {
    if let stop = stop(of: target) { return stop }
    let elements = reading.order.stops.indices.map { reading.element(at: $0) }
    let known = elements.flatMap { [$0.label, $0.id].compactMap(\.self) }
    if let mistake = HeardText(target).mistake {
      throw SourceError(path: option, message: mistake)
    }
    throw SourceError(
      path: path, message: "nothing here says \(SafeText.quoted(target)) or has it as its id",
      suggestion: Spelling.question(for: target, among: known))
  }
}
