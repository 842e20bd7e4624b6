/// A screen file or an app dump, spoken from first to last.
public struct HeardFile: Hearable, Sendable {
  let path: String

  /// Reads the file and makes its transcript.
  ///
  /// - Parameter options: The reader and its options.
  /// - Throws: An error for a file that cannot be read.
  /// - Returns: The transcript and its source.
  public func heard(_ options: ReaderOptions) throws(SourceError) -> HeardWords {
    try shown(options).screen.words(options)
  }
}

extension Hearable where Self == HeardFile {
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
