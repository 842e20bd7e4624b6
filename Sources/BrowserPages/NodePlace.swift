/// Where scripts find a node.
struct NodePlace {
  /// What the browser calls the node in scripts.
  let object: String
  /// The frame that its document is shown in, by the browser's name, or `nil` for the page itself.
  let frame: String?
}
