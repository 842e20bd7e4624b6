/// Something that is done on a page on behalf of a person.
package enum PageAct: Equatable, Sendable {
  /// To activate a node as a tap does.
  case activate
  /// To make a field hold a text by typing and deleting.
  case type(String)
  /// To make a value greater.
  case increment
  /// To make a value less.
  case decrement
  /// To choose one of the choices of a closed list, counted from 0.
  case choose(Int)
  /// To press a key, from a node on: the keyboard's focus is there, in it, or around it, or comes to it before.
  case key(PageKey)
  /// To press Escape.
  case escape
  /// To scroll what holds a node by nearly a window: this many times to the right and down, each -1, 0 or 1.
  case scroll(right: Int, down: Int)
}
