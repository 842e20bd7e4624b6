/// One element of a screen, as spoken when a swipe lands on it.
public struct HeardElement<Subject: ScreenShowing>: Hearable {
  let id: String
  let subject: Subject

  /// Makes the transcript of the element.
  ///
  /// - Parameter options: The reader and its options.
  /// - Throws: An error for an `id` that no stop has, with the most similar one.
  /// - Returns: The transcript and its source.
  public func heard(_ options: ReaderOptions) throws(SourceError) -> HeardWords {
    let shown = try subject.shown(options)
    let screen = shown.screen
    return try screen.words(shown.options) { (reading) throws(SourceError) in
      guard let stop = reading.stop(of: id) else {
        let ids = reading.order.stops.compactMap { reading.screen.tree[$0.element].id }
        throw SourceError(
          path: screen.title ?? "the screen", message: "no stop has the id \(SafeText.quoted(id))",
          suggestion: ids.isEmpty ? nil : Spelling.suggestion(for: id, among: ids, noun: "ids"))
      }
      return stop...stop
    }
  }
}

extension Hearable {
  /// Returns one element of a screen, for an assertion.
  ///
  /// - Parameters:
  ///   - id: The element's `id`.
  ///   - subject: The screen itself, a file, or an open page.
  /// - Returns: The element.
  public static func element<Subject>(
    _ id: String, in subject: Subject
  ) -> Self where Self == HeardElement<Subject> {
    HeardElement(id: id, subject: subject)
  }
}
