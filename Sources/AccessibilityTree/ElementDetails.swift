/// The properties of an element that few elements have.
struct ElementDetails: Equatable, Hashable, Sendable {
  /// An element without any of them.
  static let none = ElementDetails()

  var activationPoint: Point?
  var path: [Point] = []
  var sortPriority: Double = 0
  var labelledBy: [String] = []
  var linked: [String] = []
  var actions: [String] = []
  var content: [CustomContent] = []
  var rotors: [CustomRotor] = []
  var userInputLabels: [String] = []
  var language: String?
  var headingLevel: Int?
  var table: DataTable?
  var cell: TableCell?
  var speech: [SpeechAttribute] = []
  var dragSources: [String] = []
  var dropPoints: [String] = []
  var directTouch: [DirectTouch] = []
  var behaviours: [Behaviour] = []
  var facts: [PropertyValue.Entry] = []
  var states = States()
  var description: String?
  var placeholder: String?
  var roleDescription: String?
  var errorMessage: String?
  var keyShortcuts: String?
  var level: Int?
  var position: SetPosition?
  var range: ValueRange?
  var documentNode: Int?
  /// The `id`s of ``ChildOrder/listed(_:)``, or `nil` for another order.
  var listedOrder: [String]?
}
