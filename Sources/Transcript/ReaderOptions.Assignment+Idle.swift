import Texts
import Readers
package import ScreenReader

extension [ReaderOptions.Assignment] {
  /// Returns what is said of the assignments that can do nothing.
  package func idle(
    using effects: Set<ReaderSetting.Effect>, of reader: Reader?, option: String = "--set"
  ) -> [String] {
    let settings = (reader.map { [$0] } ?? Readers.all).flatMap(\.settings)
    return compactMap { assignment in
      let setting = settings.first { $0.key == assignment.key }
      guard let effect = setting?.effect, !effects.contains(effect) else { return nil }
      let written = SafeText.line("\(assignment.key)=\(assignment.value)")
      return "\(option) \(written) has no effect here: \(effect.absence)"
    }
  }
}

extension ReaderSetting.Effect {
  /// What does not happen where the setting does not show.
  fileprivate var absence: String {
    switch self {
    case .words: "no elements are spoken"
    case .moving: "the cursor does not move here"
    case .typing: "nothing is typed"
    case .speed: "no speech uses the reader's own rate"
    }
  }
}
