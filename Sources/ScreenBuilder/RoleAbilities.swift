/// A role of elements that are named when they are made, and hold no others.
public protocol NamedRole: ElementRole {}

/// A role of elements that hold others.
public protocol HoldingRole: ElementRole {}

/// A role of elements that have a value of free words.
public protocol ValuedRole: ElementRole {}

/// A role of elements that have a level.
public protocol LevelledRole: ElementRole {}

/// A role of elements that a swipe up or down changes.
public protocol AdjustableRole: ElementRole {}

/// A role of elements that text is typed into.
public protocol TypingRole: ElementRole {}

/// A role of elements that may convey nothing.
public protocol PictureRole: ElementRole {}
