import AccessibilityTree

/// A key that names a role and stands for a label with its traits or container: `button: Rate`.
enum NativeShortForm: String, CaseIterable {
  case heading, text, button, link, image, list, group, landmark, table, tabBar, segmented
  case `switch`, slider, textField, secureField, searchField, tab, backButton

  static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The traits that the key stands for.
  var traits: Traits {
    switch self {
    case .heading: .header
    case .text: .staticText
    case .button: .button
    case .link: .link
    case .image: .image
    case .switch: [.switchButton, .button]
    case .slider: .adjustable
    case .textField: .textEntry
    case .secureField: [.textEntry, .secureTextField]
    case .searchField: .searchField
    case .tab: .tab
    case .backButton: .backButton
    case .list, .group, .landmark, .table, .tabBar, .segmented: []
    }
  }

  /// The container that the key stands for.
  var container: Container? { Container(rawValue: rawValue) }
}
