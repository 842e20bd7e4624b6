import AccessibilityTree
import ScreenReader
import Voices

extension UtterancePart {
  /// The place among the tabs of a tab bar or the segments of a segmented control, or the one that the
  /// element states itself.
  ///
  /// A wheel of a picker ends on its place (recorded: "22, selected, Picker Item, adjustable, 22 of 30"), as
  /// do radio buttons and tabs of the web (a11ysupport.io: "radio button, checked, 1 of 3"). Other elements
  /// are not known to say theirs.
  static func positions(_ manner: VoiceOverManner) -> UtterancePart {
    UtterancePart("positions") { context, fragments in
      guard context.verbosity.speaks(.positions),
        let place = context.position ?? (manner.speaksStatedPlaces ? context.statedPlace : nil)
      else { return }
      context.say(
        .position, as: .position,
        filling: ["index": String(place.index), "count": String(place.count)], into: &fragments)
    }
  }
}

extension PhrasingContext {
  fileprivate var statedPlace: Position? {
    guard !traits.isDisjoint(with: [.pickerItem, .radioButton, .tab]),
      let place = element.position, let count = place.count
    else { return nil }
    return Position(index: place.index, count: count)
  }
}
