import Documents
import Questions

/// Messages of the server.
struct MCPReply {
  /// The id of the request, as it was written; empty for a message that could not be read.
  let id: ArraySlice<UInt8>
  /// Whether the client speaks a version without a handshake.
  let isStateless: Bool

  /// Returns a result.
  func result(_ content: (inout JSONWriter) -> Void) -> [UInt8] {
    message { json in
      json.object("result") { json in
        if isStateless { json.field("resultType", "complete") }
        content(&json)
        guard isStateless else { return }
        json.object("_meta") { json in
          json.object("\(MCPVersion.prefix)serverInfo") { Self.writeServer(to: &$0) }
        }
      }
    }
  }

  /// Returns an error.
  func error(_ failure: MCPFailure) -> [UInt8] {
    message { json in
      json.object("error") { json in
        json.field("code", Double(failure.code))
        json.field("message", failure.message)
        guard let asked = failure.requestedVersion else { return }
        json.object("data") { json in
          json.field("supported", MCPVersion.stateless + MCPVersion.withHandshake)
          json.field("requested", asked)
        }
      }
    }
  }

  private func message(_ content: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("jsonrpc", "2.0")
      json.key("id")
      if id.isEmpty { json.value(nil as String?) } else { json.value(json: id) }
      content(&json)
    }
    return JSONLine.bytes(of: json.bytes)
  }

  /// Writes who serves.
  static func writeServer(to json: inout JSONWriter) {
    json.field("name", Engine.name)
    json.field("title", "Earshot")
    json.field("version", Engine.version)
  }

  /// Returns a message that wants no answer, or asks the client for something.
  static func note(
    _ method: String, id: String? = nil, _ parameters: ((inout JSONWriter) -> Void)? = nil
  ) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("jsonrpc", "2.0")
      if let id { json.field("id", id) }
      json.field("method", method)
      if let parameters { json.object("params", parameters) }
    }
    return JSONLine.bytes(of: json.bytes)
  }
}
