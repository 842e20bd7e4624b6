/// Something that shows a screen now: a screen, a file that holds one, a page that is open.
///
/// ```swift
/// assertNoFindings(on: recipe)
/// assertNoFindings(on: .file("home.xml"))
/// assertReaches("Add to basket", within: 4, in: try Page.open("shop.html"))
/// ```
public protocol ScreenShowing {
  /// Returns the screen that is shown.
  ///
  /// - Parameter options: How it is going to be listened to.
  /// - Throws: An error for a screen that cannot be read.
  /// - Returns: The screen, and how it is listened to.
  func shown(_ options: ReaderOptions) throws(SourceError) -> ShownScreen
}

extension Screen: ScreenShowing {
  /// Returns the screen itself.
  ///
  /// - Parameter options: How it is going to be listened to.
  /// - Returns: The screen, with the options as they are.
  public func shown(_ options: ReaderOptions) -> ShownScreen { ShownScreen(self, options) }
}

extension HeardFile: ScreenShowing {
  /// Reads the file.
  ///
  /// - Parameter options: How it is going to be listened to.
  /// - Throws: An error for a file that cannot be read.
  /// - Returns: Its screen, as the platform shows it to the reader.
  public func shown(_ options: ReaderOptions) throws(SourceError) -> ShownScreen {
    let read = try TreeReaders.read(try SourceFile.read(path)).bridged(for: options.reader)
    return ShownScreen(read.screen, options)
  }
}

extension Page: ScreenShowing {
  /// Returns the page as it is now.
  ///
  /// - Parameter options: How it is going to be listened to; the reader that they do not name is the one that
  ///   walks the page.
  /// - Returns: The page as a screen.
  public func shown(_ options: ReaderOptions) -> ShownScreen {
    var options = options
    options.reader = options.reader ?? reader
    return ShownScreen(session.screen, options)
  }
}

extension ScreenShowing where Self == HeardFile {
  /// A screen file, or a dump in any format that can be read.
  ///
  /// - Parameters:
  ///   - path: The path of the file; a relative one begins at the test's folder.
  ///   - test: The test's file.
  /// - Returns: The screen.
  public static func file(_ path: String, beside test: String = #filePath) -> HeardFile {
    HeardFile(path: TestFolder.path(path, beside: test))
  }
}
