/// The properties that few elements have. None of them takes room in an element before it is set.
extension Element {
  /// Where a double tap lands, in screen points, or `nil` for the middle of the frame.
  public var activationPoint: Point? {
    get { stored?.pointee.activationPoint ?? nil }
    set { if hasDetails || newValue != nil { details.activationPoint = newValue } }
  }

  /// The number of the document's node that the element was made of, on a page that is walked live; never
  /// heard.
  ///
  /// It stays the same as long as the page keeps the node, so that the cursor finds it in a newer state.
  package var documentNode: Int? {
    get { stored?.pointee.documentNode ?? nil }
    set { if hasDetails || newValue != nil { details.documentNode = newValue } }
  }

  /// The outline of the cursor, in screen points; it never affects the order.
  public var path: [Point] {
    get { stored?.pointee.path ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.path = newValue } }
    _modify { yield &details.path }
  }

  /// The priority among siblings; a higher number comes first.
  public var sortPriority: Double {
    get { stored?.pointee.sortPriority ?? 0 }
    set { if hasDetails || newValue != 0 { details.sortPriority = newValue } }
  }

  /// The `id`s of the elements that label this one.
  public var labelledBy: [String] {
    get { stored?.pointee.labelledBy ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.labelledBy = newValue } }
    _modify { yield &details.labelledBy }
  }

  /// The `id`s of the linked elements.
  public var linked: [String] {
    get { stored?.pointee.linked ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.linked = newValue } }
    _modify { yield &details.linked }
  }

  /// The names of custom actions, in order.
  public var actions: [String] {
    get { stored?.pointee.actions ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.actions = newValue } }
    _modify { yield &details.actions }
  }

  /// Additional facts, spoken with the element or on demand.
  public var content: [CustomContent] {
    get { stored?.pointee.content ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.content = newValue } }
    _modify { yield &details.content }
  }

  /// The rotors that the app defines.
  public var rotors: [CustomRotor] {
    get { stored?.pointee.rotors ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.rotors = newValue } }
    _modify { yield &details.rotors }
  }

  /// The names by which Voice Control knows the element; never spoken.
  public var userInputLabels: [String] {
    get { stored?.pointee.userInputLabels ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.userInputLabels = newValue } }
    _modify { yield &details.userInputLabels }
  }

  /// The language of the element's texts as a BCP 47 tag, or `nil` for the screen's.
  public var language: String? {
    get { stored?.pointee.language ?? nil }
    set { if hasDetails || newValue != nil { details.language = newValue } }
  }

  /// The level of a heading, from 1 to 6.
  public var headingLevel: Int? {
    get { stored?.pointee.headingLevel ?? nil }
    set { if hasDetails || newValue != nil { details.headingLevel = newValue } }
  }

  /// The rows, columns and headers of a data table.
  public var table: DataTable? {
    get { stored?.pointee.table ?? nil }
    set { if hasDetails || newValue != nil { details.table = newValue } }
  }

  /// The position of a cell in its data table.
  public var cell: TableCell? {
    get { stored?.pointee.cell ?? nil }
    set { if hasDetails || newValue != nil { details.cell = newValue } }
  }

  /// How parts of the label, value and hint are spoken.
  public var speech: [SpeechAttribute] {
    get { stored?.pointee.speech ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.speech = newValue } }
    _modify { yield &details.speech }
  }

  /// The names of the items that can be dragged from here.
  public var dragSources: [String] {
    get { stored?.pointee.dragSources ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.dragSources = newValue } }
    _modify { yield &details.dragSources }
  }

  /// The names of the drop targets here.
  public var dropPoints: [String] {
    get { stored?.pointee.dropPoints ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.dropPoints = newValue } }
    _modify { yield &details.dropPoints }
  }

  /// How the element receives touches directly.
  public var directTouch: [DirectTouch] {
    get { stored?.pointee.directTouch ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.directTouch = newValue } }
    _modify { yield &details.directTouch }
  }

  /// What the app does when the reader acts on the element.
  public var behaviours: [Behaviour] {
    get { stored?.pointee.behaviours ?? [] }
    set { if hasDetails || !newValue.isEmpty { details.behaviours = newValue } }
    _modify { yield &details.behaviours }
  }

  /// Facts that only audit rules use, such as colours.
  public var facts: [PropertyValue.Entry] {
    get { stored?.pointee.facts ?? [] }
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
