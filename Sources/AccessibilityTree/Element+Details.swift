/// The properties that few elements have. None of them takes room in an element before it is set.
extension Element {
  /// Where a double tap lands, in screen points, or `nil` for the middle of the frame.
  public var activationPoint: Point? {
    get { hasDetails ? details.activationPoint : nil }
    set { if hasDetails || newValue != nil { details.activationPoint = newValue } }
  }

  /// The number of the document's node that the element was made of, on a page that is walked live; never
  /// heard.
  ///
  /// It stays the same as long as the page keeps the node, so that the cursor finds it in a newer state.
  package var documentNode: Int? {
    get { hasDetails ? details.documentNode : nil }
    set { if hasDetails || newValue != nil { details.documentNode = newValue } }
  }

  /// The outline of the cursor, in screen points; it never affects the order.
  public var path: [Point] {
    get { hasDetails ? details.path : [] }
    set { if hasDetails || !newValue.isEmpty { details.path = newValue } }
    _modify { yield &details.path }
  }

  /// The priority among siblings; a higher number comes first.
  public var sortPriority: Double {
    get { hasDetails ? details.sortPriority : 0 }
    set { if hasDetails || newValue != 0 { details.sortPriority = newValue } }
  }

  /// The `id`s of the elements that label this one.
  public var labelledBy: [String] {
    get { hasDetails ? details.labelledBy : [] }
    set { if hasDetails || !newValue.isEmpty { details.labelledBy = newValue } }
    _modify { yield &details.labelledBy }
  }

  /// The `id`s of the linked elements.
  public var linked: [String] {
    get { hasDetails ? details.linked : [] }
    set { if hasDetails || !newValue.isEmpty { details.linked = newValue } }
    _modify { yield &details.linked }
  }

  /// The names of custom actions, in order.
  public var actions: [String] {
    get { hasDetails ? details.actions : [] }
    set { if hasDetails || !newValue.isEmpty { details.actions = newValue } }
    _modify { yield &details.actions }
  }

  /// Additional facts, spoken with the element or on demand.
  public var content: [CustomContent] {
    get { hasDetails ? details.content : [] }
    set { if hasDetails || !newValue.isEmpty { details.content = newValue } }
    _modify { yield &details.content }
  }

  /// The rotors that the app defines.
  public var rotors: [CustomRotor] {
    get { hasDetails ? details.rotors : [] }
    set { if hasDetails || !newValue.isEmpty { details.rotors = newValue } }
    _modify { yield &details.rotors }
  }

  /// The names by which Voice Control knows the element; never spoken.
  public var userInputLabels: [String] {
    get { hasDetails ? details.userInputLabels : [] }
    set { if hasDetails || !newValue.isEmpty { details.userInputLabels = newValue } }
    _modify { yield &details.userInputLabels }
  }

  /// The language of the element's texts as a BCP 47 tag, or `nil` for the screen's.
  public var language: String? {
    get { hasDetails ? details.language : nil }
    set { if hasDetails || newValue != nil { details.language = newValue } }
  }

  /// The level of a heading, from 1 to 6.
  public var headingLevel: Int? {
    get { hasDetails ? details.headingLevel : nil }
    set { if hasDetails || newValue != nil { details.headingLevel = newValue } }
  }

  /// The rows, columns and headers of a data table.
  public var table: DataTable? {
    get { hasDetails ? details.table : nil }
    set { if hasDetails || newValue != nil { details.table = newValue } }
  }

  /// The position of a cell in its data table.
  public var cell: TableCell? {
    get { hasDetails ? details.cell : nil }
    set { if hasDetails || newValue != nil { details.cell = newValue } }
  }

  /// How parts of the label, value and hint are spoken.
  public var speech: [SpeechAttribute] {
    get { hasDetails ? details.speech : [] }
    set { if hasDetails || !newValue.isEmpty { details.speech = newValue } }
    _modify { yield &details.speech }
  }

  /// The names of the items that can be dragged from here.
  public var dragSources: [String] {
    get { hasDetails ? details.dragSources : [] }
    set { if hasDetails || !newValue.isEmpty { details.dragSources = newValue } }
    _modify { yield &details.dragSources }
  }

  /// The names of the drop targets here.
  public var dropPoints: [String] {
    get { hasDetails ? details.dropPoints : [] }
    set { if hasDetails || !newValue.isEmpty { details.dropPoints = newValue } }
    _modify { yield &details.dropPoints }
  }

  /// How the element receives touches directly.
  public var directTouch: [DirectTouch] {
    get { hasDetails ? details.directTouch : [] }
    set { if hasDetails || !newValue.isEmpty { details.directTouch = newValue } }
    _modify { yield &details.directTouch }
  }

  /// What the app does when the reader acts on the element.
  public var behaviours: [Behaviour] {
    get { hasDetails ? details.behaviours : [] }
    set { if hasDetails || !newValue.isEmpty { details.behaviours = newValue } }
    _modify { yield &details.behaviours }
  }

  /// Facts that only audit rules use, such as colours.
  public var facts: [PropertyValue.Entry] {
    get { hasDetails ? details.facts : [] }
    set { if hasDetails || !newValue.isEmpty { details.facts = newValue } }
    _modify { yield &details.facts }
  }

  /// The order in which a reader visits the children.
  public var childOrder: ChildOrder {
    get {
      if flags.contains(.isHeardAsWritten) { return .asWritten }
      guard hasDetails, let order = details.listedOrder else { return .byPosition }
      return .listed(order)
    }
    set {
      flags.set(.isHeardAsWritten, newValue == .asWritten)
      if case .listed(let order) = newValue {
        details.listedOrder = order
      } else if hasDetails {
        details.listedOrder = nil
      }
    }
  }
}
