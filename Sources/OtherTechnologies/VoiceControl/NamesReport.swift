import AccessibilityTree
package import Documents

/// The names of Voice Control as text and JSON.
///
///     1  Rate
///     2  Delete    2 have this name; saying it asks for a number
package struct NamesReport: Sendable {
  private let control: VoiceControl

  package init(_ control: VoiceControl) { self.control = control }

  package var text: [UInt8] {
    if control.items.isEmpty {
      let nothing =
        "According to the input, nothing responds to the user: Voice Control shows no names."
      return Array("\(nothing)\n".utf8)
    }
    let width = String(control.items.count).count
    var lines = control.items.map { item in
      let number = String(item.number)
      let gap = String(repeating: " ", count: width - number.count)
      let others = item.understood.dropFirst().map(SafeText.quoted)
      let also = others.isEmpty ? [] : ["also \(others.joined(separator: ", "))"]
      let notes = (also + item.problems.map(\.text)).joined(separator: "; ")
      return "\(gap)\(number)  \(SafeText.line(item.shown))" + (notes.isEmpty ? "" : "    \(notes)")
    }
    if !control.comparesCommands {
      lines.append("Not compared with commands: the commands of this language are unknown.")
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// Writes the names as a value of a JSON text.
  package func write(to json: inout JSONWriter, input: String? = nil) {
    let paths = ElementPaths(control.screen.tree)
    json.result("earshot-names") { json in
      json.field("screen", control.screen.title)
      json.field("technology", "voice-control")
      if let input { json.field("input", input) }
      json.field("comparedWithCommands", control.comparesCommands)
      json.line(1)
      json.array("names") { json in
        for item in control.items {
          json.line(2)
          json.object { json in
            json.field("number", Double(item.number))
            json.field("element", control.screen.tree[item.node].id)
            json.field("path", paths.path(of: item.node).description)
            json.field("shown", item.shown)
            json.field("understood", item.understood)
            json.field("problems", item.problems.map(\.code))
          }
        }
      }
    }
  }
}
