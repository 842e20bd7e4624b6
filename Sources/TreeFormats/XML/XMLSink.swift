internal import Documents

/// Takes the tags of an XML document one after the other.
protocol XMLSink: AnyObject {
  /// Takes a start tag.
  func begin(_ tag: XMLTag) throws(SourceError)

  /// Takes the end of the innermost tag that is open.
  func end()
}
