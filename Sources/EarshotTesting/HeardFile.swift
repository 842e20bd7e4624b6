/// A screen file or the dump of an app, as it is heard from first to last.
public struct HeardFile: Hearable, Sendable {
  let path: String

  /// Reads the file and listens.
  ///
  /// - Parameter options: How it is listened to.
  /// - Throws: An error for a file that cannot be read.
  /// - Returns: What is heard.
  public func heard(_ options: ReaderOptions) throws(SourceError) -> Heard {
    try shown(options).screen.heard(options)
  }
}

extension Hearable where Self == HeardFile {
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
