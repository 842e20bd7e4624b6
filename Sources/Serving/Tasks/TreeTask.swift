package import Documents
package import TreeFormats

/// What the platform exposes, before any reader.
package struct TreeTask: ScreenTask {
  package static let name = "tree"
  package static let parameters: [Parameter] = []

  package init(_ options: Arguments) {}

  package func answer(
    for screens: [NamedScreen], notes: inout [String]
  ) throws(SourceError) -> [UInt8] {
    var answer = SetAnswer("earshot-trees", listKey: "trees")
    for named in screens {
      var json = JSONWriter()
      TreeJSON(named.imported.screen).write(named.name, to: &json)
      answer.add(json.bytes)
    }
    return answer.bytes
  }
}
