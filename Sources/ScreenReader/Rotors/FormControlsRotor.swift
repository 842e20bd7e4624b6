import AccessibilityTree
import Voices

extension Rotor {
  /// Finds everything that takes input.
  public static let formControls = Rotor(
    .rotorFormControls, item: .itemFormControl,
    .elements { !$0.traits.isDisjoint(with: FormControls.traits) })
}
