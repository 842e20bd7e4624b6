/// What an element is and how it behaves, as a set of trait bits.
///
/// The bits are those of `UIAccessibilityTraits`, public and private (source: facebook/idb, AXTraits.h, documented),
/// so the number in a dump can be used directly. Unknown bits are kept and not spoken. Only ``checkbox`` is Earshot's
/// own: iOS has no such bit, but web content has the role.
///
/// An element labelled "Rate" with ``button`` is spoken as "Rate, button".
public struct Traits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates traits from bits.
  ///
  /// - Parameter rawValue: The bits; unknown ones are kept.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Spoken as "button".
  public static let button = Traits(rawValue: 1 << 0)
  /// Spoken as "link".
  public static let link = Traits(rawValue: 1 << 1)
  /// Spoken as "image".
  public static let image = Traits(rawValue: 1 << 2)
  /// Spoken as "selected", before the label; after it on a picker wheel.
  public static let selected = Traits(rawValue: 1 << 3)
  /// Silent; the element plays its own sound when activated.
  public static let playsSound = Traits(rawValue: 1 << 4)
  /// Silent, and silences "button"; a key of a keyboard.
  public static let keyboardKey = Traits(rawValue: 1 << 5)
  /// Silent; text that cannot change.
  public static let staticText = Traits(rawValue: 1 << 6)
  /// Silent; a summary of the screen when the app starts.
  public static let summaryElement = Traits(rawValue: 1 << 7)
  /// Spoken as "dimmed", before the role.
  public static let notEnabled = Traits(rawValue: 1 << 8)
  /// Silent; changes too often for every change to be spoken.
  public static let updatesFrequently = Traits(rawValue: 1 << 9)
  /// Spoken as "search field".
  public static let searchField = Traits(rawValue: 1 << 10)
  /// Silent; the element is not spoken again after activation.
  public static let startsMediaSession = Traits(rawValue: 1 << 11)
  /// Spoken as "adjustable", with the hint to swipe up or down.
  public static let adjustable = Traits(rawValue: 1 << 12)
  /// Silent; touches pass through to the app.
  public static let allowsDirectInteraction = Traits(rawValue: 1 << 13)
  /// Silent; a read-all continues with the next page.
  public static let causesPageTurn = Traits(rawValue: 1 << 14)
  /// Silent on a node that is not an element; every element below it is a tab.
  public static let tabBar = Traits(rawValue: 1 << 15)
  /// Spoken as "heading".
  public static let header = Traits(rawValue: 1 << 16)
  /// Spoken as "text field", with the hint to double tap.
  public static let textEntry = Traits(rawValue: 1 << 18)
  /// Spoken as "picker item"; a picker wheel.
  public static let pickerItem = Traits(rawValue: 1 << 19)
  /// Spoken as "radio button"; web content.
  public static let radioButton = Traits(rawValue: 1 << 20)
  /// Spoken as "is editing"; the field that has keyboard focus.
  public static let isEditing = Traits(rawValue: 1 << 21)
  /// Spoken as "secure text field" together with ``textEntry``.
  public static let secureTextField = Traits(rawValue: 1 << 24)
  /// Spoken as "back button".
  public static let backButton = Traits(rawValue: 1 << 27)
  /// Spoken as "tab"; an item of a tab bar.
  public static let tab = Traits(rawValue: 1 << 28)
  /// Spoken as "visited"; a link that the user has followed.
  public static let visited = Traits(rawValue: 1 << 32)
  /// Spoken as "draggable", with the hint to hold and drag.
  public static let draggable = Traits(rawValue: 1 << 38)
  /// Spoken as "pop up button", with the hint to activate the picker.
  public static let popupButton = Traits(rawValue: 1 << 40)
  /// Silent; the element can be zoomed.
  public static let supportsZoom = Traits(rawValue: 1 << 46)
  /// Silent; a text field with several lines, which has a longer hint.
  public static let textArea = Traits(rawValue: 1 << 47)
  /// Spoken as "switch button" with "on", "off" or "mixed" for the value.
  public static let switchButton = Traits(rawValue: 1 << 53)
  /// Spoken as "checkbox" with "checked", "unchecked" or "mixed"; web content.
  public static let checkbox = Traits(rawValue: 1 << 63)
}
