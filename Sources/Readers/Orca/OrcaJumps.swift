import AccessibilityTree
import ScreenReader
import Voices

/// What the quick keys of Orca's browse mode lead to, in the order of its key bindings.
///
/// A key leads to the next line on which there is such an object (source code: structural navigation of 43.1).
enum OrcaJumps {
  static let all: [Rotor] = [
    jump(.rotorHeadings, .itemHeading) { $0.role == .heading || $0.traits.contains(.header) },
    jump(.rotorLinks, .itemLink) { $0.role == .link || $0.traits.contains(.link) },
    jump(.rotorVisitedLinks, .itemVisitedLink) {
      $0.role == .link && $0.traits.contains(.visited)
    },
    jump(.rotorButtons, .itemButton) { $0.role == .button },
    jump("rotorCheckBoxes", "itemCheckBox") {
      $0.role == .checkbox || $0.role == .switchControl
    },
    jump("rotorRadioButtons", "itemRadioButton") { $0.role == .radio },
    jump("rotorComboBoxes", "itemComboBox") { $0.role == .comboBox },
    jump(.rotorTextFields, .itemTextField) {
      $0.role == .textBox || $0.role == .searchBox || $0.role == .spinButton
    },
    jump(.rotorFormControls, .itemFormControl) {
      $0.role != .button && ($0.role.map(OrcaRoleWords.isField) ?? false)
    },
    jump(.rotorImages, .itemImage) { $0.role == .image },
    start(.rotorTables, .itemTable, of: OrcaPlaces.isTable),
    start(.rotorLists, .itemList, of: OrcaPlaces.isList),
    start("rotorBlockquotes", "itemBlockquote") { $0.role == .blockquote },
    start(.rotorLandmarks, .itemLandmark) { $0.role != .form && OrcaPlaces.isLandmark($0) },
  ]

  // How far out containers are looked for: no page for people is deeper.
  private static let mostLevels = 256

  /// A key that leads to objects of a kind, wherever they stand on their lines.
  private static func jump(
    _ title: PhraseKey, _ item: PhraseKey, _ isWanted: @escaping @Sendable (Element) -> Bool
  ) -> Rotor {
    Rotor(
      title, item: item,
      .elements { candidate in
        let reading = candidate.reading
        return reading.order.stops[candidate.stop].parts.contains {
          isWanted(reading.screen.tree[$0])
        }
      })
  }

  /// A key that leads to where containers of a kind begin.
  private static func start(
    _ title: PhraseKey, _ item: PhraseKey,
    of isWanted: @escaping @Sendable (Element) -> Bool
  ) -> Rotor {
    Rotor(
      title, item: item,
      .elements { candidate in
        let stops = candidate.reading.order.stops
        let tree = candidate.reading.screen.tree
        var last = candidate.stop > 0 ? stops[candidate.stop - 1].parts.last ?? -1 : -1
        for part in stops[candidate.stop].parts {
          let begins = tree.ancestors(of: part).prefix(mostLevels).contains { place in
            last < place && isWanted(tree[place])
          }
          if begins { return true }
          last = part
        }
        return false
      })
  }
}
