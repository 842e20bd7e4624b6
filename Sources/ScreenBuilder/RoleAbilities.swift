/// A role of elements that take a name on creation and have no children.
public protocol NamedRole: ElementRole {}

/// A role of elements that have children.
public protocol HoldingRole: ElementRole {}

/// A role of elements that have a free-text value.
public protocol ValuedRole: ElementRole {}

/// A role of elements that have a level.
public protocol LevelledRole: ElementRole {}

/// A role of elements that a swipe up or down adjusts.
public protocol AdjustableRole: ElementRole {}

/// A role of elements that accept typed text.
public protocol TypingRole: ElementRole {}

/// A role of elements that may be decorative.
public protocol PictureRole: ElementRole {}
