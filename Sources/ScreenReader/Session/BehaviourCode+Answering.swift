public import AccessibilityTree

extension BehaviourCode {
  /// A function that responds to a request on a screen with effects, in order.
  public typealias Answer = @Sendable (AppRequest, Screen) -> [AppEffect]

  /// Wraps code that responds to requests.
  ///
  /// - Parameter answer: The code.
  public init(answering answer: @escaping Answer) { self.init(AnswerBody(answer: answer)) }

  /// Runs the code.
  package func answer(_ request: AppRequest, on screen: Screen) -> [AppEffect]? {
    (body as? AnswerBody)?.answer(request, screen)
  }

  private struct AnswerBody: Sendable {
    let answer: Answer
  }
}
