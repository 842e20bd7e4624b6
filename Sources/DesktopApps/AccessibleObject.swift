/// What an application tells of one of its objects.
struct AccessibleObject {
  let place: BusPlace
  var role = "unknown"
  var name = ""
  var description = ""
  var locale = ""
  var states: [String] = []
  var attributes: [String: String] = [:]
  var interfaces: Set<String> = []
  var relations: [String: [BusPlace]] = [:]
  var children: [BusPlace] = []
  /// Where it stands in its window, in pixels: x, y, width, height.
  var frame: [Int] = []
  var text: String?
  /// What it stands for: the number, the least, the greatest.
  var value: [Double] = []
  var actions: [String] = []
  /// Of a table the rows and columns; of a cell its row, column and how many of each it takes.
  var grid: [Int] = []

  /// Whether a person sees it, as far as it tells.
  var isShowing: Bool { states.contains("showing") }
}
