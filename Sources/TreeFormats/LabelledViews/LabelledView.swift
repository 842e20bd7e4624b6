internal import AccessibilityTree

/// A view of a dump that says labels, and not where the reader's cursor stops.
///
/// React Native gives every view the labels of all that it holds, so that a label alone makes no element.
struct LabelledView {
  /// The view as an element: its words, traits and frame.
  var element: Element
  /// The view that holds this one, or -1.
  var parent: Int32
  /// The index after the last view inside this one.
  var end: Int32
  /// Why the view is left out with all that it holds, or `nil`.
  var removal: String?

  /// Whether the view is a control: what is in it is heard as part of it.
  var isControl: Bool {
    !element.traits.isDisjoint(with: [
      .button, .link, .switchButton, .checkbox, .radioButton, .textEntry, .adjustable, .tab,
      .popupButton,
    ])
  }
}

/// The views of a dump, flat and in document order: each before what it holds.
struct LabelledViews {
  var views: [LabelledView] = []
  private var open: [Int] = []

  /// The innermost open view, or `nil`.
  var innermost: LabelledView? { open.last.map { views[$0] } }

  /// Opens a view inside the innermost open one.
  ///
  /// - Parameters:
  ///   - element: The view as an element.
  ///   - removal: Why it is left out, or `nil`.
  mutating func begin(_ element: Element, removal: String? = nil) {
    let index = views.count
    views.append(
      LabelledView(
        element: element, parent: Int32(open.last ?? -1), end: Int32(index + 1),
        removal: removal))
    open.append(index)
  }

  /// Closes the innermost open view.
  mutating func end() {
    guard let index = open.popLast() else { return }
    views[index].end = Int32(views.count)
  }
}
