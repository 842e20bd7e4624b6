internal import AccessibilityTree

/// The hints that the tool writes by itself, as a reader would.
///
/// The strings are those of its localisations: English, German and Russian (documented).
enum AccessibilitySnapshotHints {
  private static let toggle = [
    "Double tap to toggle setting.", "Zum Umschalten Doppeltippen.",
    "Коснитесь дважды, чтобы переключить настройку.",
  ]
  private static let adjust = [
    "Swipe up or down with one finger to adjust the value.",
    "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
    "Смахните вверх или вниз одним пальцем, чтобы настроить значение.",
  ]
  private static let edit = [
    "Double tap to edit.", "Zum Bearbeiten doppeltippen.", "коснитесь дважды, чтобы редактировать.",
  ]
  private static let rotor = [
    "Use the rotor to access Misspelled Words",
    "Den Rotor für den Zuriff auf",
    "Используйте ротор для доступа",
  ]

  /// Returns what is left of a hint without what the tool added to it, or `nil` when it added nothing.
  static func authored(_ hint: String, _ traits: Traits) -> String? {
    if traits.contains(.textEntry), isEditing(hint) { return "" }
    if traits.contains(.switchButton) { return without(toggle, hint) }
    if traits.contains(.adjustable) { return without(adjust, hint) }
    return nil
  }

  /// A text field's hint is replaced as a whole, with one of these or two with a comma between them.
  private static func isEditing(_ hint: String) -> Bool {
    edit.contains(hint) || rotor.contains { hint.hasPrefix($0) }
      || edit.contains { edit in rotor.contains { hint.hasPrefix("\(edit), \($0)") } }
  }

  private static func without(_ added: [String], _ hint: String) -> String? {
    for text in added where hint.hasSuffix(text) {
      let own = hint.dropLast(text.count)
      if own.isEmpty { return "" }
      if own.last == " " { return String(own.dropLast()) }
    }
    return nil
  }
}
