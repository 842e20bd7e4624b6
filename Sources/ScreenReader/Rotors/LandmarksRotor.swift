import AccessibilityTree
import Voices

extension Rotor {
  /// Finds the first element of each landmark.
  public static let landmarks = Rotor(
    .rotorLandmarks, item: .itemLandmark, .elements { $0.begins(.landmark) })
}
