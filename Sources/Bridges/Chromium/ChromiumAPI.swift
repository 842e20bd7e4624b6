/// The accessibility API in which Chromium tells readers of a page.
package enum ChromiumAPI: Sendable {
  /// That of Linux, which readers ask object by object.
  case atSPI
  /// That of Windows, of which a reader makes a flat text with fields around its parts.
  case iAccessible2
}
