package import Documents
package import ScreenReader
package import TreeFormats

extension InputFile {
  /// Reads every screen of the file, as the platform shows it to a reader.
  ///
  /// - Parameters:
  ///   - format: The name of a format, or `nil` to go by the content.
  ///   - reader: The reader, or `nil` for that of each screen's platform.
  ///   - pages: Who opens pages; with `nil` a page is an error.
  /// - Throws: An error that names the place of what cannot be read.
  /// - Returns: The screens; none for a file found in a folder that holds something else.
  package func bridgedScreens(
    format: String? = nil, for reader: Reader? = nil, pages: (any PageOpening)? = nil
  ) throws(SourceError) -> [NamedScreen] {
    var screens = try screens(format: format, pages: pages)
    for index in screens.indices {
      screens[index].imported = screens[index].imported.bridged(for: reader)
    }
    return screens
  }
}
