import AccessibilityTree
import Voices

extension Rotor {
  /// Finds the first cell of each data table.
  public static let tables = Rotor(.rotorTables, item: .itemTable, .elements { $0.begins(.table) })
}
