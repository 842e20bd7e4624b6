import Documents

/// A message of JSON-RPC 2.0.
struct MCPMessage: Sendable {
  /// What it is.
  enum Kind: Equatable {
    /// It wants an answer.
    case request(String)
    /// It wants none.
    case notification(String)
    /// It is an answer.
    case answer
  }

  /// What it is.
  let kind: Kind
  /// The id as it was written; empty where there is none.
  let id: ArraySlice<UInt8>
  /// The whole.
  let root: DocumentNode

  /// What it says, or `nil`.
  var parameters: DocumentNode? { root["params"] }
  /// What is said about it, or `nil`.
  var meta: DocumentNode? { parameters?["_meta"] }

  /// Reads a message.
  init(_ line: [UInt8], id: inout ArraySlice<UInt8>) throws(MCPFailure) {
    do throws(SourceError) {
      root = try Document(json: try SourceText(bytes: line, path: "<stdin>")).root
    } catch {
      throw .parse(error)
    }
    guard root.kind == .mapping else {
      throw .request("a message must be an object; batches are not supported")
    }
    let own = root["id"].map { node in (node, Self.isIdentifier(node)) }
    if case (let node, true)? = own { id = node.document.source.bytes[node.sourceRange] }
    self.id = id
    guard root["jsonrpc"]?.isText("2.0") == true else {
      throw .request("a message needs \"jsonrpc\": \"2.0\"")
    }
    guard let method = root["method"] else {
      guard root["result"] != nil || root["error"] != nil else {
        throw .request("a message needs a \"method\"")
      }
      kind = .answer
      return
    }
    guard method.kind == .string else { throw .request("\"method\" must be a string") }
    switch own {
    case nil: kind = .notification(method.text)
    case (_, true)?: kind = .request(method.text)
    case (_, false)?: throw .request("\"id\" must be a string or a whole number")
    }
    if let parameters, parameters.kind != .mapping {
      throw kind == .notification(method.text)
        ? .request("\"params\" must be an object") : .parameters("\"params\" must be an object")
    }
  }

  private static func isIdentifier(_ node: DocumentNode) -> Bool {
    node.kind == .string || node.kind == .number && (try? node.integer(for: "id", in: range)) != nil
  }

  private static let range = -(1 << 53)...(1 << 53)
}
