internal import AccessibilityTree

/// The shape that an element is drawn in, after its role.
package enum PictureShape: String, Sendable, CaseIterable {
  /// A text that is only read.
  case text
  /// A heading.
  case heading
  /// A picture.
  case image
  /// Something to press.
  case button
  /// A link.
  case link
  /// An item of a tab bar.
  case tab
  /// A switch, a checkbox or a radio button.
  case toggle
  /// A slider, a stepper, a picker.
  case adjustable
  /// Something to type into.
  case field

  /// What the key calls it, or `nil` for what is known by its words.
  var title: String? {
    switch self {
    case .text, .heading, .link: nil
    case .image: "Image"
    case .button: "Button"
    case .tab: "Tab"
    case .toggle: "Switch, checkbox"
    case .adjustable: "Slider, picker"
    case .field: "Text field"
    }
  }

  /// Chooses the shape of an element.
  init(_ traits: Traits) {
    let order: [(Traits, PictureShape)] = [
      ([.textEntry, .searchField, .secureTextField, .textArea], .field),
      ([.switchButton, .checkbox, .radioButton], .toggle),
      (.adjustable, .adjustable),
      (.tab, .tab),
      (.link, .link),
      ([.button, .backButton, .popupButton, .keyboardKey], .button),
      (.header, .heading),
      (.image, .image),
    ]
    self = order.first { !traits.isDisjoint(with: $0.0) }?.1 ?? .text
  }
}
