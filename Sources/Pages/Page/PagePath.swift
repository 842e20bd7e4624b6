internal import Documents

/// A path as a page shows it: pages are sent to others, who are not to see the folders of whoever made them.
package enum PagePath {
  /// Shortens a path that starts at the root of the machine to its last part, and an address by its login; others stay.
  package static func shown(_ path: String) -> String {
    let path = AddressText.withoutLogin(path)
    guard path.hasPrefix("/") || path.hasPrefix("~") else { return path }
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}
