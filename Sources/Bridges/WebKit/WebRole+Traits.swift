import AccessibilityTree

extension WebRole {
  /// The traits of a stop of the role.
  ///
  /// Where iOS has a word that no trait stands for, the nearest one is taken, and ``nearest`` says so.
  var traits: Traits {
    switch self {
    case .text: .staticText
    case .heading: .header
    case .link: .link
    case .button, .menuItem: .button
    case .checkbox: .checkbox
    case .radio: .radioButton
    case .switchControl: [.switchButton, .button]
    case .slider: .adjustable
    case .progress: .updatesFrequently
    case .textBox, .spinButton, .comboBox: .textEntry
    case .searchBox: [.textEntry, .searchField]
    case .pickerField: .popupButton
    case .image: .image
    case .math: .staticText
    case .tab: .tab
    default: []
    }
  }

  /// What a report says of a role that is said with the words of another, or `nil`.
  var nearest: String? {
    switch self {
    case .treeItem: "plain elements from tree items"
    default: nil
    }
  }

  /// What a landmark of the role holds, or `nil`.
  var landmark: LandmarkRole? {
    switch self {
    case .landmark(let role): role
    case .namedLandmark(let role): role
    default: nil
    }
  }

  /// The container that a node of the role is.
  var container: Container? {
    switch self {
    case .group, .block, .radioGroup, .dialog: .group
    case .list: .list
    case .table: .table
    case .tabList: .tabBar
    case .landmark, .namedLandmark: .landmark
    default: nil
    }
  }
}
