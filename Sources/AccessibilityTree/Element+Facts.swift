/// What the toolkits of the web and of desktops state of an element beside its name and value. None of it
/// takes room in an element before it is set.
extension Element {
  /// Takes over what is stated in the words of ARIA, and no more.
  package mutating func takeFacts(of other: Element) {
    role = other.role
    states = other.states
    description = other.description
    placeholder = other.placeholder
    roleDescription = other.roleDescription
    errorMessage = other.errorMessage
    keyShortcuts = other.keyShortcuts
    level = other.level
    position = other.position
    range = other.range
  }

  /// The current states of the element.
  public var states: States {
    get { stored?.pointee.states ?? .none }
    set { if hasDetails || newValue != .none { details.states = newValue } }
    _modify { yield &details.states }
  }

  /// A description beyond the name, like `aria-description`.
  public var description: String? {
    get { stored?.pointee.description ?? nil }
    set { if hasDetails || newValue != nil { details.description = newValue } }
  }

  /// The placeholder of an empty field.
  public var placeholder: String? {
    get { stored?.pointee.placeholder ?? nil }
    set { if hasDetails || newValue != nil { details.placeholder = newValue } }
  }

  /// The author's text for the role, like `aria-roledescription`.
  public var roleDescription: String? {
    get { stored?.pointee.roleDescription ?? nil }
    set { if hasDetails || newValue != nil { details.roleDescription = newValue } }
  }

  /// The message about an invalid value, like `aria-errormessage`.
  public var errorMessage: String? {
    get { stored?.pointee.errorMessage ?? nil }
    set { if hasDetails || newValue != nil { details.errorMessage = newValue } }
  }

  /// The keys that activate the element from anywhere on the screen, like `aria-keyshortcuts`.
  public var keyShortcuts: String? {
    get { stored?.pointee.keyShortcuts ?? nil }
    set { if hasDetails || newValue != nil { details.keyShortcuts = newValue } }
  }

  /// The nesting level in a tree, list or text, counted from 1, like `aria-level`.
  public var level: Int? {
    get { stored?.pointee.level ?? nil }
    set { if hasDetails || newValue != nil { details.level = newValue } }
  }

  /// The position in the element's set.
  public var position: SetPosition? {
    get { stored?.pointee.position ?? nil }
    set { if hasDetails || newValue != nil { details.position = newValue } }
  }

  /// The numeric value of the element, and its range.
  public var range: ValueRange? {
    get { stored?.pointee.range ?? nil }
    set { if hasDetails || newValue != nil { details.range = newValue } }
  }
}
