import AccessibilityTree
package import Texts
package import ScreenReader

/// The rotors of a screen with what is heard at their items.
///
///     Headings
///         Comments, heading level 1
///         Newest, heading level 2
package struct RotorReport: Sendable {
  private let reading: ScreenReading
  private let rendering: Rendering
  private let lists: [RotorList]

  /// Lists the rotors of a screen.
  package init(_ reading: ScreenReading, _ rendering: Rendering) {
    self.reading = reading
    self.rendering = rendering
    lists = reading.rotorLists()
  }

  /// The rotors as text in UTF-8: a name a line, its items indented below.
  package var text: [UInt8] {
    var bytes: [UInt8] = []
    for list in lists {
      bytes.append(contentsOf: "\(SafeText.line(list.name))\n".utf8)
      for item in list.items {
        let words = words(of: item)
        bytes.append(contentsOf: "    \(words.isEmpty ? "[silent]" : words)\n".utf8)
      }
    }
    return bytes
  }

  /// The rotors as JSON in UTF-8 with a line feed at its end.
  package var json: [UInt8] {
    var json = JSONWriter()
    write(to: &json)
    json.raw("\n")
    return json.bytes
  }

  /// Writes the rotors as a value of a JSON text.
  package func write(to json: inout JSONWriter, input: String? = nil) {
    let paths = ElementPaths(reading.screen.tree)
    json.result("earshot-rotors") { json in
      json.field("screen", reading.screen.title)
      json.field("reader", reading.reader.name)
      json.field("readerVersion", reading.reader.version)
      json.field("style", rendering.style.rawValue)
      if let input { json.field("input", input) }
      json.line(1)
      json.array("rotors") { json in
        for list in lists {
          json.line(2)
          json.object { json in
            json.field("name", list.name)
            json.field("custom", list.isCustom)
            json.array("items") { json in
              for item in list.items {
                let node = item.stop.map { reading.order.stops[$0].element }
                json.line(3)
                json.object { json in
                  json.field("element", node.flatMap { reading.screen.tree[$0].id })
                  json.field("path", node.map { paths.path(of: $0).description })
                  json.field("text", words(of: item))
                }
              }
            }
          }
        }
      }
    }
  }

  // A range of text is heard alone, an element as its own utterance.
  private func words(of item: RotorList.Item) -> String {
    if let text = item.text { return SafeText.line(text) }
    guard let stop = item.stop else { return "" }
    return rendering.text(of: reading.utterance(at: stop, from: stop))
  }
}
