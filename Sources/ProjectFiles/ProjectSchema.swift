import Documents

/// The JSON Schema of `earshot.yaml`, made from the options of the program.
package struct ProjectSchema {
  private let model: CommandModel

  /// Describes the options of a program.
  package init(_ model: CommandModel) { self.model = model }

  /// The schema as JSON, with a version of Earshot in its name.
  package func json(version: String) -> [UInt8] {
    let options = Self.options(of: model.commands.flatMap(\.arguments))
    let own = options.map(\.key)
    let names = own + model.commands.map(\.name).filter { !own.contains($0) }
    return JSONSchema.document("project", title: "Earshot project file", version: version) { json in
      json.field("type", ["object", "null"])
      json.object("properties") { json in
        for name in names {
          json.object(name) { json in
            json.array("anyOf") { json in
              // A name may be that of an option and of a command.
              for option in options where option.key == name {
                for argument in option.takers { Self.write(argument, to: &json) }
              }
              if let command = model[name] { Self.write(command, to: &json) }
            }
          }
        }
      }
      json.field("additionalProperties", false)
    }
  }

  /// The options by their names, each with what takes it in different ways.
  private static func options(
    of arguments: [CommandModel.Argument]
  ) -> [(key: String, takers: [CommandModel.Argument])] {
    var options: [(key: String, takers: [CommandModel.Argument])] = []
    for argument in arguments {
      guard let key = argument.key, key != "help", key != "version" else { continue }
      let index = options.firstIndex { $0.key == key } ?? options.endIndex
      if index == options.endIndex { options.append((key, [])) }
      let isKnown = options[index].takers.contains {
        ($0.kind, $0.isRepeating, $0.words) == (argument.kind, argument.isRepeating, argument.words)
      }
      if !isKnown { options[index].takers.append(argument) }
    }
    return options
  }

  private static func write(_ command: CommandModel.Command, to json: inout JSONWriter) {
    json.object { json in
      json.field("description", command.abstract)
      json.mapping { json in
        for option in options(of: command.arguments) {
          json.object(option.key) { json in
            json.array("anyOf") { json in
              for argument in option.takers { write(argument, to: &json) }
            }
          }
        }
      }
    }
  }

  private static func write(_ argument: CommandModel.Argument, to json: inout JSONWriter) {
    func describe(_ json: inout JSONWriter, _ content: (inout JSONWriter) -> Void) {
      json.object { json in
        json.field("description", argument.abstract)
        content(&json)
      }
    }
    if argument.kind == .flag { return describe(&json) { $0.field("type", "boolean") } }
    if argument.words.isEmpty {
      describe(&json) { $0.field("type", ["string", "number", "boolean"]) }
    } else {
      describe(&json) { $0.field("enum", argument.words) }
      // Several words stand between commas.
      json.object { json in
        json.field("type", "string")
        json.field("pattern", ",")
      }
    }
    if argument.isRepeating { describe(&json) { $0.field("type", "array") } }
  }
}
