import AccessibilityTree

extension NativeElementKey {
  /// Copies the property of this key from one element to another.
  func copy(from source: Element, to target: inout Element) {
    switch self {
    case .id: target.id = source.id
    case .label: target.label = source.label
    case .value: target.value = source.value
    case .hint: target.hint = source.hint
    case .traits: target.traits = source.traits
    case .frame: target.frame = source.frame
    case .activationPoint: target.activationPoint = source.activationPoint
    case .path: target.path = source.path
    case .isElement: target.isElement = source.isElement
    case .hidden: target.isHidden = source.isHidden
    case .decorative: target.isDecorative = source.isDecorative
    case .clips: target.clips = source.clips
    case .modal: target.isModal = source.isModal
    case .container: target.container = source.container
    case .groupsChildren: target.groupsChildren = source.groupsChildren
    case .order: target.childOrder = source.childOrder
    case .sortPriority: target.sortPriority = source.sortPriority
    case .combine: target.combination = source.combination
    case .labelledBy: target.labelledBy = source.labelledBy
    case .linked: target.linked = source.linked
    case .actions: target.actions = source.actions
    case .content: target.content = source.content
    case .rotors: target.rotors = source.rotors
    case .userInputLabels: target.userInputLabels = source.userInputLabels
    case .language: target.language = source.language
    case .headingLevel: target.headingLevel = source.headingLevel
    case .expanded: target.isExpanded = source.isExpanded
    case .respondsToUserInteraction:
      target.respondsToUserInteraction = source.respondsToUserInteraction
    case .table: target.table = source.table
    case .cell: target.cell = source.cell
    case .speech: target.speech = source.speech
    case .dragSources: target.dragSources = source.dragSources
    case .dropPoints: target.dropPoints = source.dropPoints
    case .directTouch: target.directTouch = source.directTouch
    case .behaviours: target.behaviours = source.behaviours
    case .children: break
    case .role: target.role = source.role
    case .description: target.description = source.description
    case .placeholder: target.placeholder = source.placeholder
    case .roleDescription: target.roleDescription = source.roleDescription
    case .errorMessage: target.errorMessage = source.errorMessage
    case .keyShortcuts: target.keyShortcuts = source.keyShortcuts
    case .level: target.level = source.level
    case .position: target.position = source.position
    case .range: target.range = source.range
    default:
      if let state { return target.states.copy(state, from: source.states) }
      guard fact != nil else { return }
      target.facts.removeAll { $0.key == rawValue }
      target.facts += source.facts.filter { $0.key == rawValue }
    }
  }
}
