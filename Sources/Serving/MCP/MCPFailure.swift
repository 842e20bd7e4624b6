import Documents

/// An error of JSON-RPC 2.0 or of the Model Context Protocol.
struct MCPFailure: Error {
  /// The number that the protocol gives it.
  let code: Int
  /// What is wrong, and what to do.
  let message: String
  /// Which versions are spoken and which was asked for, where that is what is wrong.
  var requestedVersion: String?

  static func parse(_ error: SourceError) -> MCPFailure {
    MCPFailure(code: -32700, message: "this is not JSON: \(words(of: error))")
  }

  static func request(_ message: String) -> MCPFailure {
    MCPFailure(code: -32600, message: message)
  }

  static func method(_ name: String) -> MCPFailure {
    MCPFailure(code: -32601, message: "unknown method \(SafeText.quoted(name))")
  }

  static func parameters(_ message: String) -> MCPFailure {
    MCPFailure(code: -32602, message: message)
  }

  static func version(_ asked: String) -> MCPFailure {
    MCPFailure(
      code: -32022, message: "the version \(SafeText.quoted(asked)) is not supported",
      requestedVersion: asked)
  }

  private static func words(of error: SourceError) -> String {
    error.location.map { "column \($0.column): \(error.message)" } ?? error.message
  }
}
