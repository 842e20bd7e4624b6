import Documents

/// A command of AT Driver, and what goes back.
struct ATMessage {
  /// The number that the answer repeats.
  let id: Int
  /// What is asked.
  let method: String
  /// What is said about it.
  let parameters: DocumentNode

  /// Reads a command.
  init(_ text: [UInt8], id: inout Int?) throws(ATFailure) {
    let root: DocumentNode
    do throws(SourceError) {
      root = try Document(json: try SourceText(bytes: text, path: "a message")).root
    } catch {
      throw ATFailure(.invalidArgument, "this is not JSON: \(error.message)")
    }
    guard root.kind == .mapping else {
      throw ATFailure(.invalidArgument, "a command must be an object")
    }
    guard let number = root["id"],
      let own = try? number.integer(for: "id", in: 0...((1 << 53) - 1)),
      number.kind == .number
    else {
      throw ATFailure(
        .invalidArgument, "a command needs an \"id\", a whole number from 0 to \((1 << 53) - 1)")
    }
    id = own
    self.id = own
    guard let method = root["method"], method.kind == .string else {
      throw ATFailure(.invalidArgument, "a command needs a \"method\", a string")
    }
    self.method = method.text
    guard let parameters = root["params"], parameters.kind == .mapping else {
      throw ATFailure(
        ATSession.methods.contains(method.text) ? .invalidArgument : .unknownCommand,
        ATSession.methods.contains(method.text)
          ? "a command needs \"params\", an object" : Self.unknown(method.text))
    }
    self.parameters = parameters
  }

  /// What is said of a command that there is not.
  static func unknown(_ method: String) -> String {
    "unknown command \(SafeText.quoted(method)); "
      + Spelling.suggestion(for: method, among: ATSession.methods, noun: "commands")
  }

  /// Returns a result.
  static func result(_ id: Int, _ content: (inout JSONWriter) -> Void) -> [UInt8] {
    line { json in
      json.field("id", Double(id))
      json.object("result", content)
    }
  }

  /// Returns an error.
  static func error(_ id: Int?, _ failure: ATFailure) -> [UInt8] {
    line { json in
      json.key("id")
      if let id { json.value(Double(id)) } else { json.value(nil as String?) }
      json.field("error", failure.code.rawValue)
      json.field("message", failure.message)
    }
  }

  /// Returns what was heard.
  static func captured(_ text: String) -> [UInt8] {
    line { json in
      json.field("method", "interaction.capturedOutput")
      json.object("params") { $0.field("data", text) }
    }
  }

  private static func line(_ content: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object(content)
    return json.bytes
  }
}
