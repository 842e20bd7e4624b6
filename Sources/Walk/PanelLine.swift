/// A line of a panel, before it has a place on the screen.
struct PanelLine: Equatable {
  var text: String
  var emphasis: Picture.Emphasis = .none
  /// Whether the terminal's cursor belongs here.
  var isCurrent = false
}
