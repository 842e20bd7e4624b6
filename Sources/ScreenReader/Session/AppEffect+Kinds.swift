extension AppEffect {
  /// How long the app waits before the effect, in milliseconds.
  var delay: Int {
    switch self {
    case .announce(let announcement): announcement.delay
    case .later(let effect, let milliseconds): milliseconds + effect.delay
    case .conditional(_, let effect): effect.delay
    default: 0
    }
  }

  /// Whether the effect says itself where the cursor goes.
  var placesCursor: Bool {
    switch self {
    case .open, .close, .focus, .focusDocumentNode, .screenChanged: true
    case .layoutChanged(let id): id != nil
    case .later(let effect, _), .conditional(_, let effect): effect.placesCursor
    default: false
    }
  }

  /// Whether the effect puts the cursor elsewhere on the screen shown.
  var movesCursorHere: Bool {
    switch self {
    case .focus, .focusDocumentNode, .layoutChanged: true
    case .conditional(_, let effect): effect.movesCursorHere
    default: false
    }
  }

  /// Whether the effect leads to another node of the document than this one, or says one that stands for the focus.
  func leads(from number: Int?) -> Bool {
    switch self {
    case .focusDocumentNode(let node), .sayDocumentNode(let node): node != number
    default: false
    }
  }

  /// Whether another screen is there afterwards, rather than another state of the same one.
  var showsAnotherScreen: Bool {
    switch self {
    case .open, .close: true
    case .later(let effect, _), .conditional(_, let effect): effect.showsAnotherScreen
    default: false
    }
  }

  /// Whether the effect may move the cursor only because the tree is another one.
  var changesTree: Bool {
    switch self {
    case .replace, .change, .insert, .remove: true
    case .later(let effect, _), .conditional(_, let effect): effect.changesTree
    default: false
    }
  }
}
