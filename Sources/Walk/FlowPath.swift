import Documents

/// Where a flow file lies, and how it names the screen that it walks through.
package enum FlowPath {
  /// Returns the name of a file without its folder and its endings: "comments".
  package static func stem(of path: String) -> String {
    let name = PathText.name(of: path) ?? ""
    let stem = name.prefix { $0 != "." }
    return stem.isEmpty || stem == "-" ? "screen" : String(stem)
  }

  /// Returns the name that is proposed for the flow of a screen: beside it, where flows look for it.
  package static func suggestion(for input: String) -> String {
    "\(PathText.folder(of: input))\(stem(of: input)).flow.yaml"
  }

  /// Returns a path that ends as flow files do.
  package static func completed(_ path: String) -> String {
    if path.hasSuffix(".flow.yaml") { return path }
    if path.hasSuffix(".flow") { return path + ".yaml" }
    return path.hasSuffix(".yaml") ? path.dropLast(5) + ".flow.yaml" : path + ".flow.yaml"
  }

  /// Returns the path of a file seen from the folder of another one.
  package static func relative(_ file: String, to other: String, in folder: String) -> String {
    let target = parts(of: file, in: folder)
    let base = parts(of: other, in: folder).dropLast()
    let common = zip(target, base).prefix { PathText.isSame($0, $1) }.count
    let up = repeatElement("..", count: base.count - common)
    return (up + target.dropFirst(common)).joined(separator: "/")
  }

  private static func parts(of path: String, in folder: String) -> [String] {
    let absolute = PathText.isAbsolute(path) ? path : "\(folder)/\(path)"
    return PathText.parts(of: PathText.withoutSteps(absolute) ?? absolute)
  }
}
