internal import AccessibilityTree

/// A view of a dump that says labels, and not where the reader's cursor stops.
///
/// React Native gives every view the labels of all that it holds, so that a label alone makes no element.
struct LabelledView {
  /// The view as an element: its words, traits and frame.
  var element: Element
  /// Why the view is left out with all that it holds, or `nil`.
  var removal: String?
  /// Where it is written, in bytes from the start of the source, or -1.
  var offset = -1

  /// Whether the view is a control: what is in it is heard as part of it.
  var isControl: Bool {
    !element.traits.isDisjoint(with: [
      .button, .link, .switchButton, .checkbox, .radioButton, .textEntry, .adjustable, .tab,
      .popupButton,
    ])
  }
}

/// The views of a dump.
typealias LabelledViews = FlatTree<LabelledView>
