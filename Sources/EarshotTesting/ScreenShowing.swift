/// A source of a screen: a screen, a file with a screen, or an open page.
///
/// ```swift
/// assertNoFindings(on: recipe)
/// assertNoFindings(on: .file("home.xml"))
/// assertReaches("Add to basket", within: 4, in: try Page.open("shop.html"))   // with import EarshotPages
/// ```
public protocol ScreenShowing {
  /// Returns the shown screen.
  ///
  /// - Parameter options: The reader and its options.
  /// - Throws: An error for a screen that cannot be read.
  /// - Returns: The screen, with the options for its transcript.
  func shown(_ options: ReaderOptions) throws(SourceError) -> ShownScreen
}

extension Screen: ScreenShowing {
  /// Returns the screen as its platform exposes it to the reader.
  ///
  /// - Parameter options: The reader and its options.
  /// - Returns: The screen, with unchanged options.
  public func shown(_ options: ReaderOptions) -> ShownScreen {
    ShownScreen(bridged(for: options.reader).screen, options)
  }
}

extension HeardFile: ScreenShowing {
  /// Reads the file and returns its screen.
  ///
  /// - Parameter options: The reader and its options.
  /// - Throws: An error for a file that cannot be read.
  /// - Returns: The file's screen, as the platform exposes it to the reader.
  public func shown(_ options: ReaderOptions) throws(SourceError) -> ShownScreen {
    let read = try TreeReaders.readOne(try SourceFile.read(path)).bridged(for: options.reader)
    return ShownScreen(read.screen, options)
  }
}

extension ScreenShowing where Self == HeardFile {
  /// Returns a screen file, or a dump in any supported format, for an assertion.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a relative path starts at the test's folder.
  ///   - test: The test's file.
  /// - Returns: The screen.
  public static func file(_ path: String, beside test: String = #filePath) -> HeardFile {
    HeardFile(path: TestFolder.path(path, beside: test))
  }
}
