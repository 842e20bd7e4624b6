/// The settings of a Switch Control user.
///
/// Initial values were recorded unless stated otherwise (a re-creation of Settings, one author's record).
package struct SwitchSettings: Equatable, Sendable {
  /// How the cursor moves.
  package enum Style: String, CaseIterable, Sendable {
    /// Automatically.
    case auto
    /// A press of one switch moves the cursor, and a press of another selects.
    case manual
    /// A press moves the cursor, which selects automatically if it stays where it is.
    case step
  }

  /// What a press on an item does.
  package enum Tap: String, CaseIterable, Sendable {
    /// It opens the menu.
    case `default`
    /// It taps, unless the switch is pressed again soon.
    case auto
    /// It taps immediately.
    case always
  }

  /// The seconds for which the cursor stays on each highlight, from 0.05 to 25.
  package var scan = 1.0
  package var style = Style.auto
  package var tap = Tap.default
  /// The number of rounds before the cursor hides.
  package var loops = 4
  /// The extra seconds on the first of several highlights; 0 is off.
  package var firstPause = 0.0

  package init() {}

  package static let scanRange = 0.05...25.0
  /// The seconds within which a second press opens the menu (documented: Apple, iOS user guides).
  static let autoTapDelay = 0.75

  /// The seconds from a highlight to the press: the recommended scan time is the reaction time divided by 0.65
  /// (Simpson, Koester and LoPresti 2007, Assistive Technology 19).
  var reaction: Double { 0.65 * scan }

  /// The seconds from a highlight to its selection; it is assumed that the dwell time of single steps is the scan
  /// time.
  var selection: Double { style == .step ? scan : reaction }

  /// The seconds for the cursor to move from the first member to another.
  func travel(to index: Int) -> Double {
    if index == 0 { return 0 }
    return style == .auto ? firstPause + Double(index) * scan : Double(index) * reaction
  }

  /// The seconds from when the cursor was on the first member until another has been selected.
  func seconds(toSelect index: Int) -> Double {
    let pause = style == .auto && index == 0 ? firstPause : 0
    return travel(to: index) + pause + selection
  }
}
