/// An error of AT Driver (w3c/at-driver, "Errors").
struct ATFailure: Error, Equatable {
  /// The names that the protocol gives them.
  enum Code: String {
    case invalidArgument = "invalid argument"
    case invalidSession = "invalid session id"
    case sessionNotCreated = "session not created"
    case unknownCommand = "unknown command"
    case unknownIntent = "unknown user intent"
    case noKeyboard = "cannot simulate keyboard interaction"
    case noFocus = "invalid OS focus state"
    case unknown = "unknown error"
  }

  let code: Code
  let message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
