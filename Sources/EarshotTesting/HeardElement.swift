/// One element of a screen, as it is heard when a swipe lands on it.
public struct HeardElement: Hearable, Sendable {
  let id: String
  let screen: Screen

  /// Listens to the element.
  ///
  /// - Parameter options: How it is listened to.
  /// - Throws: An error for an `id` that no stop has, with the nearest one.
  /// - Returns: What is heard.
  public func heard(_ options: ReaderOptions) throws(SourceError) -> Heard {
    try screen.heard(options) { (reading) throws(SourceError) in
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

extension Hearable where Self == HeardElement {
  /// One element of a screen.
  ///
  /// - Parameters:
  ///   - id: The element's `id`.
  ///   - screen: The screen.
  /// - Returns: The element.
  public static func element(_ id: String, in screen: Screen) -> HeardElement {
    HeardElement(id: id, screen: screen)
  }
}
