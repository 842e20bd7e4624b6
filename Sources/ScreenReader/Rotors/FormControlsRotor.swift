import AccessibilityTree
import Voices

extension Rotor {
  /// Finds all controls that take input.
  public static let formControls = Rotor(
    .rotorFormControls, item: .itemFormControl,
    .elements { !$0.traits.isDisjoint(with: FormControls.traits) })
}
