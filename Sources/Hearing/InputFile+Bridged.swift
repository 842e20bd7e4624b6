package import Documents
package import ScreenReader
package import TreeFormats

extension InputFile {
  /// Reads every screen of the file, as the platform shows it to a reader.
  package func bridgedScreens(
    format: String? = nil, pages: (any PageOpening)? = nil, for reader: Reader? = nil
  ) throws(SourceError) -> [NamedScreen] {
    var screens = try screens(format: format, pages: pages)
    for index in screens.indices {
      screens[index].imported = screens[index].imported.bridged(for: reader)
    }
    return screens
  }
}
