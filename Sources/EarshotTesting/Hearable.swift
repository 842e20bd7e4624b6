/// A subject with a transcript: a screen, a part of one, or a flow through several.
///
/// ```swift
/// assertTranscript(of: recipe)
/// assertTranscript(of: .element("rate", in: recipe))
/// assertTranscript(of: .rotor("Headings", in: recipe))
/// assertTranscript(of: .flow("order.flow.yaml"))
/// ```
public protocol Hearable {
  /// Makes the transcript of the subject.
  ///
  /// - Parameter options: The reader and its options.
  /// - Throws: An error if there is no transcript, for example because an element does not exist.
  /// - Returns: The transcript and its source.
  func heard(_ options: ReaderOptions) throws(SourceError) -> HeardWords
}
