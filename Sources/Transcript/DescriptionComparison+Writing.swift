import Texts

extension DescriptionComparison.Words {
  /// The words as both sides show them: on one line, without a hint that is empty.
  var onOneLine: Self {
    let hint = hint.map(SafeText.line)
    return Self(text: SafeText.line(text), hint: hint?.isEmpty == true ? nil : hint)
  }
}

extension DescriptionComparison {
  /// The differences for a person: the element, what the tool says and what we say, each on a line, then
  /// one line with the count.
  package var text: String {
    var lines: [String] = []
    for difference in differences {
      let id = difference.element.map { "\(SafeText.line($0)) " } ?? ""
      lines += [
        "\(id)(\(difference.path))", "  theirs: \(Self.line(difference.theirs))",
        "  ours:   \(difference.ours.map(Self.line) ?? "[no stop of the cursor]")", "",
      ]
    }
    let same = count - differences.count
    lines.append("\(same) of \(count) described elements match")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The differences as JSON with a line feed at its end, one difference a line.
  package var json: [UInt8] {
    var json = JSONWriter()
    json.result("earshot-comparison") { json in
      json.field("described", Double(count))
      json.line(1)
      json.array("differences") { json in
        for difference in differences {
          json.line(2)
          json.object { json in
            json.field("element", difference.element)
            json.field("path", difference.path)
            json.key("theirs")
            Self.write(difference.theirs, &json)
            json.key("ours")
            if let ours = difference.ours {
              Self.write(ours, &json)
            } else {
              json.value(nil as String?)
            }
          }
        }
      }
    }
    json.raw("\n")
    return json.bytes
  }

  /// The text with the hint behind it: `Sound. Switch Button. On. [hint: Double tap to toggle setting.]`.
  private static func line(_ words: Words) -> String {
    guard let hint = words.hint else { return words.text.isEmpty ? "[nothing]" : words.text }
    return "\(words.text.isEmpty ? "[nothing]" : words.text) [hint: \(hint)]"
  }

  private static func write(_ words: Words, _ json: inout JSONWriter) {
    json.object { json in
      json.field("text", words.text)
      json.field("hint", words.hint)
    }
  }
}
