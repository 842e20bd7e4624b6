/// Something that can be listened to: a screen, a part of one, or a way through several.
///
/// ```swift
/// assertTranscript(of: recipe)
/// assertTranscript(of: .element("rate", in: recipe))
/// assertTranscript(of: .rotor("Headings", in: recipe))
/// assertTranscript(of: .flow("order.flow.yaml"))
/// ```
public protocol Hearable {
  /// Listens to it.
  ///
  /// - Parameter options: How it is listened to.
  /// - Throws: An error when it cannot be listened to, as for an element that is not there.
  /// - Returns: What is heard.
  func heard(_ options: ReaderOptions) throws(SourceError) -> Heard
}
