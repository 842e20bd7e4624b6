/// A key that captures press, beside the commands of a reader.
package enum CaptureKey: String, CaseIterable, Sendable {
  /// The focus of the keyboard goes on.
  case tab = "Tab"
  /// The focus of the keyboard goes back.
  case shiftTab = "Shift+Tab"
  /// What has the focus is pressed.
  case space = "Space"
  /// What has the focus is pressed.
  case enter = "Enter"
  /// To the cell above, in a table.
  case up = "Control+Option+Up"
  /// To the cell below, in a table.
  case down = "Control+Option+Down"
  /// To the cell on the left, in a table.
  case left = "Control+Option+Left"
  /// To the cell on the right, in a table.
  case right = "Control+Option+Right"
}
