import AccessibilityTree
import Voices

extension Rotor {
  /// Finds the first element of each list.
  public static let lists = Rotor(.rotorLists, item: .itemList, .elements { $0.begins(.list) })
}
