internal import Documents

/// Takes the tags of an XML document one after the other.
protocol XMLSink: AnyObject {
  /// Takes a start tag.
  ///
  /// - Parameter tag: The tag with its attributes, good until this returns.
  /// - Throws: An error that ends the parse.
  func begin(_ tag: XMLTag) throws(SourceError)

  /// Takes the end of the innermost tag that is open.
  func end()
}
