package import Documents
package import ScreenReader

extension Command {
  /// Reads where a quick key leads to.
  package static func jumping(to node: DocumentNode) throws(SourceError) -> Command {
    guard node.kind == .mapping else { return .jump(to: try node.string(for: "jump")) }
    try node.requireKeys(["to", "back"], of: "\"jump\"")
    guard let to = node["to"] else { throw node.error("\"jump\" needs a \"to\"") }
    let isBack = try node["back"].map { (back) throws(SourceError) in
      try back.boolean(for: "back")
    }
    return .jump(to: try to.string(for: "to"), back: isBack ?? false)
  }
}
